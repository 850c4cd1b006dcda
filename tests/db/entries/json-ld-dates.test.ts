import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonLdDates } from '#worker/pages/json-ld'
import { loaders } from '#worker/pages/loaders'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { record } from '../records'
import { book, dataset, mediaItem, newsItem, section } from '../sample-records'

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
  const updated = '2026-11-19T00:30:00+03:00'
  let database: TestDatabase
  beforeAll(async () => {
    const records = [
      newsItem('news', '2026-06-03', ['guides']),
      mediaItem('speech', '2026-08-05'),
      section('spending'),
      book('guide', 'spending'),
      dataset('old', '2025-02-19'),
      dataset('new', '2026-11-01'),
      record('page-intro', 'open-data', { body: { body: [] } }),
      record('ticket-kind', 'inquiry', { summary: 'Summary', body: {} }),
    ]
    database = await openDatabase(records)
    await database.d1.prepare('UPDATE entries SET updated_at = ?').bind(at(updated)).run()
  })
  afterAll(() => database.close())

  const dates = (datePublished: string) => ({ datePublished, dateModified: '2026-11-19' })

  it.each([
    ['newsItem', 'news', '2026-06-03'],
    ['mediaItem', 'speech', '2026-08-05'],
    ['book', 'guide', '2026-01-01'],
  ] as const)('has the day of the change: %s', async (name, slug, published) => {
    const payload = await loaders[name](loaderDeps(database, 'en'), { slug })
    expect(payload?.modified.iso).toBe('2026-11-19')
    expect(payload?.jsonLd?.[0]).toMatchObject(dates(published))
  })

  it('has the day of the change for every dataset', async () => {
    const payload = await loaders.openData(loaderDeps(database, 'en'), {})
    expect(payload?.modified.iso).toBe('2026-11-19')
    expect(payload?.jsonLd).toMatchObject([
      { '@type': 'DataCatalog', dataset: ['2026-11-01', '2025-02-19'].map(dates) },
    ])
  })
})
