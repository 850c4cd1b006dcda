import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase } from '#db/client'
import { listMonths, listYears } from '#db/entries/archive'
import { findEntry, listLatest } from '#db/entries/entries'
import type { ListQuery } from '#db/entries/list-query'
import { findNeighbours, listNewest, listPage, listRelated } from '#db/entries/listings'
import { makeNews } from '../../support/many-news'
import { openSeededDatabase, type TestDatabase } from '../database'

let site: TestDatabase
let many: TestDatabase
beforeAll(async () => {
  ;[site, many] = await Promise.all([openSeededDatabase(), openSeededDatabase()])
  await many.d1.batch(makeNews(10_000).map((statement) => many.d1.prepare(statement)))
})
afterAll(() => Promise.all([site.close(), many.close()]))

const now = Date.parse('2026-11-20T09:00:00+03:00')
const news: ListQuery = { kind: 'news', locale: 'ar', now }
const slugs = (items: { slug: string }[] | undefined) => items?.map(({ slug }) => slug)

describe('a page of a list', () => {
  it('holds the newest first and knows what follows', async () => {
    const first = await listPage(site.db, news, 1, 12)
    expect(first?.paging).toEqual({ page: 1, last: 2, open: false })
    expect(first?.items).toHaveLength(12)
    expect(first?.items[0]).toEqual({
      slug: 'standard-cost-guide-schools',
      title: 'صدور النسخة الثانية من دليل التكلفة المعيارية للمباني التعليمية',
      summary: expect.stringContaining('64 نموذجًا'),
      date: '2026-11-17',
      writtenIn: null,
      updatedAt: Date.parse('2026-11-23T00:00:00+03:00'),
      facetValues: ['guides', 'value-engineering'],
    })
    const second = await listPage(site.db, news, 2, 12)
    expect(second?.items.at(-1)?.slug).toBe('teams-annual-meeting-2024')
  })

  it('beyond the end is null', async () => {
    expect(await listPage(site.db, news, 3, 12)).toBeNull()
  })

  it('of an empty list stands and is empty', async () => {
    const nothing = await listPage(site.db, { ...news, period: '2025-02-30' }, 1, 12)
    expect(nothing).toEqual({ items: [], paging: { page: 1, last: 1, open: false } })
  })

  it.each([
    ['a year', '2024', ['teams-annual-meeting-2024']],
    ['a month', '2025-02', ['achievements-of-2024']],
    ['the last month of a year', '2025-12', ['halls-platform-first-year']],
    ['a month without news', '2025-03', []],
  ])('may be of %s alone', async (_, period, expected) => {
    const page = await listPage(site.db, { ...news, period }, 1, 12)
    expect(slugs(page?.items)).toEqual(expected)
  })

  it('may hold one facetValue alone, and a period of it', async () => {
    const facetValue = 'localisation'
    const all = await listPage(site.db, { ...news, facetValue }, 1, 12)
    expect(slugs(all?.items)).toEqual([
      'lift-maintenance-localisation',
      'technicians-first-graduates',
    ])
    const month = await listPage(site.db, { ...news, facetValue, period: '2026-01' }, 1, 12)
    expect(slugs(month?.items)).toEqual(['technicians-first-graduates'])
  })

  it('tells which words are borrowed from the other language', async () => {
    const items = await listNewest(site.db, { ...news, locale: 'en' }, 24)
    expect(slugs(items.filter(({ writtenIn }) => writtenIn))).toEqual(['arabic-contract-drafting'])
  })

  it('leaves out what has not started or has ended', async () => {
    const held = await openSeededDatabase()
    const [begins, ended] = ['asset-register-workshop', 'feasibility-template']
    await held.d1.batch([
      held.d1.prepare('UPDATE entries SET starts_at = ? WHERE slug = ?').bind(now + 1, begins),
      held.d1.prepare('UPDATE entries SET ends_at = ? WHERE slug = ?').bind(now, ended),
    ])
    const found = [
      ...(await listNewest(held.db, news, 24)),
      ...(await listNewest(held.db, { ...news, facetValue: 'events' }, 24)),
    ]
    expect(slugs(found)).not.toContain(begins)
    expect(slugs(found)).not.toContain(ended)
    await held.close()
  })
})

describe('around a record', () => {
  it('stand its neighbours, none before the newest and none after the oldest', async () => {
    const at = async (date: string, slug: string) => {
      const { newer, older } = await findNeighbours(site.db, news, { date, slug })
      return [newer?.slug, older?.slug]
    }
    expect(await at('2026-11-17', 'standard-cost-guide-schools')).toEqual([
      undefined,
      'it-agreement-opens-for-joining',
    ])
    expect(await at('2026-10-05', 'lift-maintenance-localisation')).toEqual([
      'feasibility-template',
      'eastern-province-teams-room',
    ])
    expect(await at('2024-11-27', 'teams-annual-meeting-2024')).toEqual([
      'medical-devices-agreement',
      undefined,
    ])
  })

  it('stand the ones that share most facetValues with it', async () => {
    const wanted = { slug: 'suppliers-forum-2026', facetValues: ['events', 'agreements'] }
    expect(slugs(await listRelated(site.db, news, wanted, 3))).toEqual([
      'it-agreement-opens-for-joining',
      'asset-register-workshop',
      'eastern-province-teams-room',
    ])
    expect(await listRelated(site.db, news, { ...wanted, facetValues: [] }, 3)).toEqual([])
  })
})

describe('an archive', () => {
  it('names the years and months that have something', async () => {
    expect(await listYears(site.db, news)).toEqual(['2026', '2025', '2024'])
    expect(await listMonths(site.db, { ...news, period: '2025' })).toEqual([
      '2025-12',
      '2025-10',
      '2025-09',
      '2025-06',
      '2025-02',
      '2025-01',
    ])
    expect(await listMonths(site.db, { ...news, period: '2019' })).toEqual([])
  })
})

describe('among 10,000 records', () => {
  it('a list counts no farther than ten pages ahead', async () => {
    const page = await listPage(many.db, news, 5, 12)
    expect(page?.paging).toEqual({ page: 5, last: 14, open: true })
  })

  it('the last page is the last', async () => {
    const last = await listPage(many.db, news, Math.ceil(10_024 / 12), 12)
    expect([last?.items.length, last?.paging]).toEqual([4, { page: 836, last: 836, open: false }])
    expect(await listPage(many.db, news, 837, 12)).toBeNull()
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
    ['its neighbours', (db) => findNeighbours(db, news, item)],
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
  const asked: { text: string; values: unknown[] }[] = []
  const listening = new Proxy(many.d1, {
    get(d1, name: keyof D1Database) {
      if (name !== 'prepare') return d1[name].bind(d1)
      return (text: string) => ({
        bind(...values: unknown[]) {
          asked.push({ text, values })
          return d1.prepare(text).bind(...values)
        },
      })
    },
  })
  await work(createDatabase(listening))
  return Promise.all(
    asked.map(async ({ text, values }) => {
      const plan = many.d1.prepare(`EXPLAIN QUERY PLAN ${text}`).bind(...values)
      const { results } = await plan.all<{ detail: string }>()
      return results.map(({ detail }) => detail)
    }),
  )
}
