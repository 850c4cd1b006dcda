import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListQuery } from '#db/entries/list-query'
import {
  findNeighbourEntries,
  listMonths,
  listNewest,
  listPage,
  listRelated,
  listYears,
} from '#db/entries/listings'
import { openDatabase, type TestDatabase } from '../database'
import { newsItem } from '../sample-records'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase([
    newsItem('newest', '2026-11-17', ['guides', 'events'], { summary: 'Summary' }),
    newsItem('same-day', '2026-11-02', ['events', 'agreements']),
    newsItem('later-that-day', '2026-11-02', ['agreements']),
    newsItem('january', '2026-01-20', ['localisation']),
    newsItem('last-of-2025', '2025-12-31', ['localisation', 'events']),
    newsItem('oldest', '2024-11-27', ['reports']),
    newsItem('future', '2026-11-18', ['events'], { starts: '2026-11-20T09:00:00.001+03:00' }),
    newsItem('ended', '2026-11-16', ['events'], { ends: '2026-11-20T09:00:00+03:00' }),
    newsItem('borrowed', '2025-02-03', ['reports']).map((row) =>
      row.locale === 'en' ? { ...row, writtenIn: 'ar' as const } : row,
    ),
  ])
})
afterAll(() => database.close())

const now = Date.parse('2026-11-20T09:00:00+03:00')
const news: ListQuery = { kind: 'news', locale: 'ar', now }
const slugs = (items: { slug: string }[] | undefined) => items?.map(({ slug }) => slug)
/** Newest first; records of one day by slug. */
const inOrder = [
  'newest',
  'same-day',
  'later-that-day',
  'january',
  'last-of-2025',
  'borrowed',
  'oldest',
]

describe('a page of a list', () => {
  it('holds the newest that are visible and knows what follows', async () => {
    const first = await listPage(database.db, news, 1, 4)
    expect(first?.paging).toEqual({ page: 1, last: 2, open: false })
    expect(first?.items[0]).toEqual({
      slug: 'newest',
      title: 'سجل newest',
      summary: 'Summary',
      date: '2026-11-17',
      writtenIn: null,
      facetValues: ['guides', 'events'],
      updatedAt: Date.parse('2026-11-01T09:00:00+03:00'),
    })
    const second = await listPage(database.db, news, 2, 4)
    const both = [...(first?.items ?? []), ...(second?.items ?? [])]
    expect(slugs(both)?.toSorted()).toEqual(inOrder.toSorted())
    expect(both.map(({ date }) => date)).toEqual(
      both
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
  })

  it('beyond the end is null', async () => {
    expect(await listPage(database.db, news, 3, 4)).toBeNull()
  })

  it('of an empty list exists and is empty', async () => {
    const nothing = await listPage(database.db, { ...news, period: '2025-02-30' }, 1, 12)
    expect(nothing).toEqual({ items: [], paging: { page: 1, last: 1, open: false } })
  })

  it.each([
    ['a year', '2024', ['oldest']],
    ['a month', '2025-02', ['borrowed']],
    ['the last month of a year', '2025-12', ['last-of-2025']],
    ['a month without news', '2025-03', []],
  ])('may be of %s alone', async (_, period, expected) => {
    const page = await listPage(database.db, { ...news, period }, 1, 12)
    expect(slugs(page?.items)).toEqual(expected)
  })

  it('may hold one facet value alone, and a period of it', async () => {
    const facetValue = 'localisation'
    const all = await listPage(database.db, { ...news, facetValue }, 1, 12)
    expect(slugs(all?.items)).toEqual(['january', 'last-of-2025'])
    const month = await listPage(database.db, { ...news, facetValue, period: '2026-01' }, 1, 12)
    expect(slugs(month?.items)).toEqual(['january'])
  })

  it('names the language of a text that is not translated', async () => {
    const items = await listNewest(database.db, { ...news, locale: 'en' }, 24)
    expect(items.flatMap(({ slug, writtenIn }) => (writtenIn ? [slug] : []))).toEqual(['borrowed'])
  })

  it('leaves out what has not started or has ended, with a facet value too', async () => {
    const all = await listNewest(database.db, news, 24)
    expect(all).toHaveLength(inOrder.length)
    const events = await listNewest(database.db, { ...news, facetValue: 'events' }, 24)
    expect(slugs(events)).toEqual(['newest', 'same-day', 'last-of-2025'])
  })
})

describe('around a record', () => {
  it('are its neighbours, none before the newest and none after the oldest', async () => {
    const at = async (date: string, slug: string) => {
      const { newer, older } = await findNeighbourEntries(database.db, news, { date, slug })
      return [newer?.slug, older?.slug]
    }
    expect((await at('2026-11-17', 'newest'))[0]).toBeUndefined()
    expect(await at('2026-11-02', 'same-day')).toEqual(['newest', 'later-that-day'])
    expect(await at('2026-11-02', 'later-that-day')).toEqual(['same-day', 'january'])
    expect(await at('2026-01-20', 'january')).toEqual(['later-that-day', 'last-of-2025'])
    expect(await at('2025-12-31', 'last-of-2025')).toEqual(['january', 'borrowed'])
    expect(await at('2024-11-27', 'oldest')).toEqual(['borrowed', undefined])
  })

  it('are the ones that share most facet values with it, the newest of equals first', async () => {
    const wanted = { slug: 'nothing', facetValues: ['events', 'agreements'] }
    expect(slugs(await listRelated(database.db, news, wanted, 3))).toEqual([
      'same-day',
      'newest',
      'later-that-day',
    ])
    const self = { slug: 'same-day', facetValues: ['events', 'agreements'] }
    expect(slugs(await listRelated(database.db, news, self, 9))).not.toContain('same-day')
    expect(await listRelated(database.db, news, { ...wanted, facetValues: [] }, 3)).toEqual([])
  })
})

describe('an archive', () => {
  it('names the years and months that have something', async () => {
    expect(await listYears(database.db, news)).toEqual(['2026', '2025', '2024'])
    expect(await listMonths(database.db, { ...news, period: '2025' })).toEqual([
      '2025-12',
      '2025-02',
    ])
    expect(await listMonths(database.db, { ...news, period: '2019' })).toEqual([])
  })
})
