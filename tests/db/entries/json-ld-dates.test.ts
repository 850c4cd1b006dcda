import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#domain/messages/translators'
import type { LoaderDeps } from '#worker/payloads/loader'
import { jsonLdDates } from '#worker/payloads/loaders/media/json-ld-dates'
import { loaders } from '#worker/payloads/loaders/registry'
import { openSeededDatabase, type TestDatabase } from '../database'

const at = (iso: string) => Date.parse(iso)

it.each([
  ['the day it is noted for', '2025-02-19', '2025-02-19T00:00:00+03:00', '2025-02-19'],
  ['the day in Riyadh, not in Greenwich', '2025-02-19', '2025-03-01T02:00:00+03:00', '2025-03-01'],
  ['never before publication', '2025-02-19', '2025-02-18T23:59:59+03:00', '2025-02-19'],
])('a change is dated %s', (_, published, changed, dateModified) => {
  expect(jsonLdDates({ published, updatedAt: at(changed) })).toEqual({
    datePublished: published,
    dateModified,
  })
})

it('what was never published on a day has only its change', () => {
  expect(jsonLdDates({ published: null, updatedAt: at('2026-01-01T00:00:00+03:00') })).toEqual({
    dateModified: '2026-01-01',
  })
})

describe('the JSON-LD of a record that was changed after midnight in Riyadh', () => {
  /** Still the day before in UTC, and later than any publication. */
  const changed = at('2026-11-19T00:30:00+03:00')
  const now = at('2026-11-20T09:00:00+03:00')

  let site: TestDatabase
  beforeAll(async () => {
    site = await openSeededDatabase()
    await site.d1.prepare('UPDATE entries SET updated_at = ?').bind(changed).run()
  })
  afterAll(() => site.close())

  const deps = (): LoaderDeps => {
    const origin = 'https://efficiency.example.com'
    return { db: site.db, locale: 'en', now, t: translators.en, origin }
  }
  const dates = (datePublished: string) => ({ datePublished, dateModified: '2026-11-19' })

  it.each([
    ['newsItem', 'suppliers-forum-2026', '2026-06-03'],
    ['mediaItem', 'agreements-fact-sheet', '2026-08-05'],
    ['book', 'asset-register-guide', '2025-07-20'],
  ] as const)('has the day of the change: %s', async (name, slug, published) => {
    const payload = await loaders[name](deps(), { slug })
    expect(payload?.modified.iso).toBe('2026-11-19')
    expect(payload?.jsonLd?.[0]).toMatchObject(dates(published))
  })

  it('has the day of the change for every dataset', async () => {
    const payload = await loaders.openData(deps(), { slug: '' })
    expect(payload?.modified.iso).toBe('2026-11-19')
    expect(payload?.jsonLd).toMatchObject([
      {
        '@type': 'DataCatalog',
        dataset: [
          '2025-02-19',
          '2026-11-01',
          '2026-11-15',
          '2026-10-05',
          '2026-03-01',
          '2026-11-04',
        ].map(dates),
      },
    ])
  })
})
