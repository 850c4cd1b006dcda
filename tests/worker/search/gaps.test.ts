import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listGaps, sweepGaps } from '#db/search/gaps'
import { riyadhDate } from '#domain/dates/calendar'
import { openSite, type Site } from '../../support/site'

let site: Site
let search: D1Database
beforeAll(async () => {
  site = await openSite()
  search = (await site.env()).SEARCH
})
afterAll(() => site.close())
beforeEach(() =>
  search.batch([search.prepare('DELETE FROM gaps'), search.prepare('DELETE FROM gap_askers')]),
)

async function searchAs(visitor: number, q: string, path = '/search') {
  const { status } = await site.ask(`${path}?${new URLSearchParams({ q })}`, {
    headers: { 'cf-connecting-ip': `192.0.2.${visitor}` },
  })
  expect(status).toBe(200)
}

/** Counting continues after the response: the last of several has ended when a later one has. */
async function countAskers(): Promise<number> {
  const rows = () =>
    search.prepare('SELECT count(*) AS count FROM gap_askers').first<number>('count')
  let last = await rows()
  for (let round = 0; round < 20; round++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const now = await rows()
    if (now === last && round > 3) break
    last = now
  }
  return last ?? 0
}

describe('a query that finds nothing', () => {
  it('is kept once three visitors asked it, in whatever spelling', async () => {
    await searchAs(1, 'زقزقة الفيلة')
    await searchAs(2, 'زقزقه الفيله')
    expect(await countAskers()).toBe(2)
    expect(await listGaps(search, '2026-01-01')).toEqual([])
    await searchAs(3, 'زَقْزَقة «الفيلة»')
    await searchAs(4, 'زقزقة الفيلة')
    expect(await countAskers()).toBe(4)
    const gaps = await listGaps(search, '2026-01-01')
    expect(gaps.map(({ visitors }) => visitors)).toEqual([4])
    expect(gaps[0]).toMatchObject({
      query: 'زقزقة الفيلة',
      locale: 'ar',
      lastDay: riyadhDate(Date.now()),
    })
  })

  it('counts a visitor once', async () => {
    for (const visitor of [5, 5, 5, 6]) await searchAs(visitor, 'zzyzx qqq', '/en/search')
    expect(await countAskers()).toBe(2)
    expect(await listGaps(search, '2026-01-01')).toEqual([])
  })

  it.each([
    'someone@example.com zzyzx',
    'zzyzx 0500000000',
    'zzyzx +966 50 000 0000',
    'zzyzx ١٠٢٣٤٥٦٧٨٩',
    'zzyzx 12345678',
  ])('is not counted if it may identify somebody: %s', async (text) => {
    await searchAs(7, text)
    expect(await countAskers()).toBe(0)
  })

  it('leaves nothing in the log', async () => {
    await searchAs(8, 'زقزقة سرية')
    expect((await site.log()).join('\n')).not.toContain('سرية')
  })

  it('is not counted if it finds something, or was asked with a filter of the hub', async () => {
    await searchAs(9, 'كفاءة')
    await searchAs(9, 'zzyzx qqq', '/en/knowledge/search')
    expect(await countAskers()).toBe(0)
  })
})

it('a night later there are no hashes, a year later no counts', async () => {
  const insert = (table: string, values: string) =>
    search.prepare(`INSERT INTO ${table} VALUES ${values}`)
  await search.batch([
    insert('gap_askers', "('2026-01-01', 'a', 'b'), ('2026-01-02', 'a', 'b')"),
    insert(
      'gaps',
      "('2025-01-01', 'ar', 'x', 3), ('2026-01-01', 'ar', 'y', 4), ('2026-01-02', 'ar', 'y', 5)",
    ),
  ])
  await sweepGaps(search, '2026-01-02', '2025-06-01')
  const { results } = await search.prepare('SELECT day FROM gap_askers').all()
  expect(results).toEqual([{ day: '2026-01-02' }])
  expect(await listGaps(search, '2025-01-01')).toEqual([
    { query: 'y', locale: 'ar', visitors: 9, days: 2, most: 5, lastDay: '2026-01-02' },
  ])
})
