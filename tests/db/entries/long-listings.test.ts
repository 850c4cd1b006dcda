import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anySample, findEntry, listLatest, sampleShare } from '#db/entries/entries'
import type { ListQuery } from '#db/entries/list-query'
import {
  findNeighbourEntries,
  listMonths,
  listNewest,
  listPage,
  listRelated,
  listYears,
} from '#db/entries/listings'
import { makeNews } from '../../support/many-news'
import { openDatabase, type TestDatabase } from '../database'
import { planOf, recordStatements } from '../recorded-statements'
import { newsItem } from '../sample-records'

const models = 3
const added = 10_000
let many: TestDatabase
beforeAll(async () => {
  const days = Array.from({ length: models }, (_, at) => `2026-01-0${at + 1}`)
  many = await openDatabase(days.map((day) => newsItem(`model-${day}`, day, ['guides'])))
  await many.d1.batch(makeNews(added).map((statement) => many.d1.prepare(statement)))
})
afterAll(() => many.close())

const now = Date.parse('2026-11-20T09:00:00+03:00')
const news: ListQuery = { kind: 'news', locale: 'ar', now }

describe('among 10,000 records', () => {
  it('samples are found by their index: no record is counted', async () => {
    const own = [
      (db: TestDatabase['db']) => sampleShare(db, 'news', 'ar', now),
      (db: TestDatabase['db']) => anySample(db, 'ar', now),
    ]
    const plans = (await Promise.all(own.map(plansOf))).flat(2)
    const searches = plans.filter((step) => /(?:SEARCH|SCAN) entries/.test(step))
    expect(searches).toHaveLength(3)
    expect(searches.filter((step) => !step.includes('INDEX entries_samples (sample=?'))).toEqual([])
  })

  it('a list counts no farther than ten pages ahead', async () => {
    const page = await listPage(many.db, news, 5, 12)
    expect(page?.paging).toEqual({ page: 5, last: 14, open: true })
  })

  it('the last page is the last', async () => {
    const pages = Math.ceil((added + models) / 12)
    const last = await listPage(many.db, news, pages, 12)
    expect(last?.items).toHaveLength((added + models) % 12)
    expect(last?.paging).toEqual({ page: pages, last: pages, open: false })
    expect(await listPage(many.db, news, pages + 1, 12)).toBeNull()
  })

  it('pages of a facetValue hold each record once and none too few', async () => {
    const facetValue = 'training'
    const seen = new Set<string>()
    let page = 1
    for (; ; page += 1) {
      const found = await listPage(many.db, { ...news, facetValue, period: '2019' }, page, 12)
      if (!found) break
      for (const { slug } of found.items) seen.add(slug)
    }
    const { total } = (await many.d1
      .prepare(`SELECT count(*) total FROM entry_facets WHERE kind = 'news' AND locale = 'ar'
        AND value = 'training' AND date LIKE '2019-%'`)
      .first<{ total: number }>()) ?? { total: 0 }
    expect(total).toBeGreaterThan(100)
    expect([seen.size, page]).toEqual([total, Math.ceil(total / 12) + 1])
  })

  const item = { date: '2015-06-01', slug: 'generated-77', facetValues: ['events', 'assets'] }
  it.each([
    ['a list', (db) => listPage(db, news, 3, 12)],
    ['a list of a facetValue', (db) => listPage(db, { ...news, facetValue: 'events' }, 3, 12)],
    ['a month', (db) => listPage(db, { ...news, period: '2019-04' }, 1, 12)],
    [
      'a month of a facetValue',
      (db) => listPage(db, { ...news, facetValue: 'events', period: '2019-04' }, 1, 12),
    ],
    ['the newest', (db) => listNewest(db, news, 6)],
    ['a feed', (db) => listLatest(db, 'news', 'ar', { visibleAt: now, order: 'date', atMost: 30 })],
    ['years', (db) => listYears(db, news)],
    ['months', (db) => listMonths(db, { ...news, period: '2019' })],
    ['one record', (db) => findEntry(db, 'news', item.slug, 'ar', now)],
    ['its neighbours', (db) => findNeighbourEntries(db, news, item)],
    ['what is related', (db) => listRelated(db, news, item, 3)],
  ] as const satisfies [string, (db: TestDatabase['db']) => Promise<unknown>][])(
    '%s is searched for in an index, and nothing is sorted',
    async (_, work) => {
      const plans = await plansOf(work)
      expect(plans.length).toBeGreaterThan(0)
      for (const step of plans.flat()) {
        expect(step).not.toMatch(/TEMP B-TREE|AUTOMATIC/)
        // The archive query scans only its few periods.
        if (!/^SCAN (?:periods|CONSTANT ROW|ahead)/.test(step)) expect(step).not.toMatch(/^SCAN/)
      }
    },
  )
})

/** SQLite's query plan for each statement that a callback runs. */
async function plansOf(work: (db: TestDatabase['db']) => Promise<unknown>): Promise<string[][]> {
  const recorded = await recordStatements(many.d1, work)
  return Promise.all(recorded.map((statement) => planOf(many.d1, statement)))
}
