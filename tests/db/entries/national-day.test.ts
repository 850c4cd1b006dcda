import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#domain/messages/translators'
import { loaders } from '#worker/payloads/loaders/registry'
import { openSeededDatabase, type TestDatabase } from '../database'

const at = (iso: string) => Date.parse(iso)
const starts = at('2027-09-01T00:00:00+03:00')
const ends = at('2027-09-24T00:00:00+03:00')

let site: TestDatabase
beforeAll(async () => {
  site = await openSeededDatabase()
  await site.d1
    .prepare(
      `INSERT INTO entries (kind, slug, locale, position, title, summary, starts_at, ends_at, updated_at, sample, body)
       SELECT kind, 'ninety-seven', locale, 5, 'A day of its own', summary, ?, ?, updated_at, 1,
         json_set(body, '$.number', 100)
       FROM entries WHERE kind = 'occasion' AND slug = 'national-day'`,
    )
    .bind(starts, ends)
    .run()
})
afterAll(() => site.close())

async function banner(now: number) {
  const t = translators.en
  const deps = { db: site.db, locale: 'en' as const, now, t, origin: 'https://e.example.com' }
  const home = await loaders.home(deps, { slug: '' })
  return home?.nationalDay
}

describe('a national day whose record fixes number and words', () => {
  it.each([
    ['before its window', starts - 1, 97, 'Saudi National Day'],
    ['in its first moment', starts, 100, 'A day of its own'],
    ['in its last moment', ends - 1, 100, 'A day of its own'],
    ['after it', ends, 98, 'Saudi National Day'],
  ])('is shown in its own window alone: %s', async (_, now, number, title) => {
    expect(await banner(now)).toMatchObject({ number, title })
  })
})
