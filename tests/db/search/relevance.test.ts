import MiniSearch from 'minisearch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchDocuments } from '#db/search/search-documents'
import { parseQuery } from '#domain/search/query'
import type { Locale } from '#domain/site/locale'
import { openSeededDatabase, type TestDatabase } from '../database'
import { otherArabicQueries, otherEnglishQueries } from './blind-queries'
import { arabicQueries, englishQueries } from './relevance-queries'

const now = Date.parse('2026-11-24T09:00:00Z')
type Queries = typeof arabicQueries
const tableOf = (arabic: Queries, english: Queries) => [
  ...arabic.map((query) => ({ locale: 'ar' as const, query })),
  ...english.map((query) => ({ locale: 'en' as const, query })),
]
const queries = tableOf(arabicQueries, englishQueries)
const blindQueries = tableOf(otherArabicQueries, otherEnglishQueries)

/** Paths of the first results for a text, best first. */
type Search = (locale: Locale, text: string) => Promise<string[]>

interface Document {
  id: number
  locale: Locale
  path: string
  title: string
  summary: string
  body: string
}

let database: TestDatabase
let documents: Document[]
beforeAll(async () => {
  database = await openSeededDatabase()
  const rows = await database.search
    .prepare(
      'SELECT id, locale, path, title, summary, body FROM documents JOIN document_bodies USING (id)',
    )
    .all<Document>()
  documents = rows.results
})
afterAll(() => database.close())

/** The letter's page of the dictionary that has a term follows from its name. */
const withoutLetter = (path: string) => path.replace(/\?letter=[^#]+/, '')

/** How many queries have an expected page first, and among the first three. */
async function rate(search: Search, table = queries) {
  const places: number[] = []
  for (const { locale, query } of table) {
    const [text, ...addresses] = query
    const paths = (await search(locale, text)).slice(0, 3).map(withoutLetter)
    places.push(paths.findIndex((path) => addresses.some((address) => path.endsWith(address))))
  }
  return {
    first: places.filter((place) => place === 0).length,
    firstThree: places.filter((place) => place >= 0).length,
  }
}

async function search(locale: Locale, text: string): Promise<string[]> {
  const { typed, corrections } = await searchDocuments(database.index, parseQuery(text), {
    filters: { locale, type: null, year: null, knowledge: false },
    ...{ order: 'relevance', limit: 3, offset: 0, now },
  })
  const hits = await (corrections[0]?.result ?? typed).readHits()
  return hits.map(({ path }) => path)
}

/** FTS5 as it comes: the tokenizer unicode61, bm25 without weights, any of the words. */
async function searchPlainly(locale: Locale, text: string): Promise<string[]> {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  const { results } = await database.search
    .prepare(
      `SELECT path FROM plain JOIN documents ON documents.id = plain.rowid
       WHERE plain MATCH ? AND locale = ? ORDER BY bm25(plain) LIMIT 3`,
    )
    .bind(words.map((word) => `"${word}"`).join(' OR '), locale)
    .all<{ path: string }>()
  return results.map(({ path }) => path)
}

function createMiniSearch(): Search {
  const index = new MiniSearch<Document>({
    fields: ['title', 'summary', 'body'],
    storeFields: ['path', 'locale'],
    searchOptions: { boost: { title: 3, summary: 2 }, prefix: true, fuzzy: 0.2 },
  })
  index.addAll(documents)
  return async (locale, text) =>
    index.search(text, { filter: (found) => found.locale === locale }).map(({ path }) => path)
}

describe('of 80 queries', () => {
  it.each([
    ['known while the index was built', queries],
    ['written without knowing it', blindQueries],
  ])('%s, the expected page is first for 64, among the first three for 76', async (_, table) => {
    expect(table).toHaveLength(80)
    const { first, firstThree } = await rate(search, table)
    expect(firstThree).toBeGreaterThanOrEqual(76)
    expect(first).toBeGreaterThanOrEqual(64)
  })

  it('plain FTS5 and MiniSearch find fewer in the same texts', async () => {
    await database.search.batch([
      database.search.prepare(
        `CREATE VIRTUAL TABLE plain USING fts5(title, summary, body, tokenize='unicode61')`,
      ),
      database.search.prepare(
        `INSERT INTO plain (rowid, title, summary, body)
         SELECT id, title, summary, body FROM documents JOIN document_bodies USING (id)`,
      ),
    ])
    const own = await rate(search)
    const rates = { plain: await rate(searchPlainly), mini: await rate(createMiniSearch()) }
    for (const other of Object.values(rates)) {
      expect(other.first).toBeGreaterThan(0)
      expect(other.first).toBeLessThan(own.first)
      expect(other.firstThree).toBeLessThan(own.firstThree)
    }
  })
})
