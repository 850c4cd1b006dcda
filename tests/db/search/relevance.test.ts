import { afterAll, beforeAll, expect, it } from 'vitest'
import { findDocuments } from '#db/search/find-documents'
import { parseQuery } from '#domain/search/query'
import type { Locale } from '#domain/site/locale'
import { openIndexedDatabase, type SearchDatabase } from '../database'
import { arabicQueries, englishQueries } from './relevance-queries'

const now = Date.parse('2026-11-24T09:00:00Z')
let database: SearchDatabase
beforeAll(async () => {
  database = await openIndexedDatabase(now)
})
afterAll(() => database.close())

/** Place of the first expected page among the first three results, from 0; -1 if it is not there. */
async function placeOf(locale: Locale, text: string, addresses: readonly string[]) {
  const { hits } = await findDocuments(database.search, parseQuery(text), {
    filters: { locale, type: null, year: null, knowledge: false },
    ...{ order: 'relevance', limit: 3, offset: 0, now },
  })
  return hits.findIndex(({ path }) => addresses.some((address) => path.endsWith(address)))
}

it('finds the expected page first, or among the first three, for most of 80 queries', async () => {
  const places: number[] = []
  for (const [text, ...addresses] of arabicQueries)
    places.push(await placeOf('ar', text, addresses))
  for (const [text, ...addresses] of englishQueries) {
    places.push(await placeOf('en', text, addresses))
  }
  expect(places).toHaveLength(80)
  expect(places.filter((place) => place >= 0).length).toBeGreaterThanOrEqual(76)
  expect(places.filter((place) => place === 0).length).toBeGreaterThanOrEqual(64)
})
