import { beforeAll, describe, expect, it } from 'vitest'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

interface Rows {
  version: string
  total: number
  items: Record<string, string | number | boolean | null>[]
  next: string | null
  previous: string | null
}

const base = '/api/v1/datasets/working-days/rows'

async function read(query: string, path = base) {
  const response = await site.ask(`${path}?${query}`)
  return { response, rows: (await response.json()) as Rows }
}

describe('the rows of a dataset', () => {
  it('are all read by their cursors, forth and back, each once', async () => {
    const days: unknown[] = []
    const pages: Rows[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { rows }: { rows: Rows } = await read(`limit=100${cursor && `&cursor=${cursor}`}`)
      days.push(...rows.items.map(({ day }) => day))
      pages.push(rows)
      cursor = rows.next
    }
    expect(days).toHaveLength(pages[0]?.total ?? 0)
    expect(days).toEqual([...new Set(days)].toSorted())
    const { rows } = await read(`limit=100&cursor=${pages[2]?.previous}`)
    expect(rows.items).toEqual(pages[1]?.items)
  })

  it('have no page behind the one that ends with the last row', async () => {
    const path = '/api/v1/datasets/achievements/rows'
    const { total } = (await read('limit=1', path)).rows
    const { response, rows } = await read(`limit=${total}`, path)
    expect([rows.items.length, rows.next, response.headers.get('link')]).toEqual([
      total,
      null,
      null,
    ])
  })

  it('are filtered, sorted and cut to the columns asked for', async () => {
    const query = 'filter[working_day]=false&filter[weekday]=monday&sort=-day&fields=day&limit=2'
    const { rows } = await read(query)
    expect(rows.items).toHaveLength(2)
    expect(rows.items.map((row) => Object.keys(row))).toEqual([['day'], ['day']])
    expect(rows.total).toBeLessThan(20)
    const [first, second] = rows.items.map(({ day }) => String(day))
    expect(first && second && first > second).toBe(true)
  })

  it('without a value are found by null', async () => {
    const path = '/api/v1/datasets/achievements/rows'
    const { rows: all } = await read('limit=100', path)
    const { rows } = await read('limit=100&filter[unit_en]=null', path)
    expect(rows.items).toEqual(all.items.filter((row) => row.unit_en === null))
    expect(rows.total).toBeGreaterThan(0)
    expect(rows.total).toBeLessThan(all.total)
  })

  it('name the pages beside them in Link', async () => {
    const { response } = await read('limit=5&filter[working_day]=true')
    const [, next = ''] = /^<(.+?)>; rel="next"$/.exec(response.headers.get('link') ?? '') ?? []
    const after = await site.ask(next)
    expect(after.status).toBe(200)
    expect(after.headers.get('link')).toContain('rel="prev"')
  })

  it('are not sent again to who has them', async () => {
    const { response } = await read('limit=5')
    const etag = response.headers.get('etag') ?? ''
    const again = await site.ask(`${base}?limit=5`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  it.each([
    ['filter[secret]=1', 'unknown-parameter'],
    ["filter[day]=' OR 1=1&drop=1", 'unknown-parameter'],
    [`filter[day]=${'x'.repeat(201)}`, 'invalid-parameter'],
    ['sort=secret', 'invalid-parameter'],
    ['sort=--day', 'invalid-parameter'],
    ['fields=day,secret', 'invalid-parameter'],
    ['limit=0', 'invalid-parameter'],
    ['limit=101', 'invalid-parameter'],
    ['day=2026-01-01', 'unknown-parameter'],
    ['sort=day&sort=-day', 'invalid-parameter'],
    ['cursor=x', 'invalid-cursor'],
    [`cursor=${'A'.repeat(5_000)}`, 'invalid-cursor'],
    [`cursor=${btoa('["rows","2020-01-01",0]')}`, 'invalid-cursor'],
    [`cursor=${btoa('["rows","2026-11-25",-5]').replace(/=+$/, '')}`, 'invalid-cursor'],
  ])('answer %s with a problem', async (query, problem) => {
    const response = await site.ask(`${base}?${query}`)
    const body = (await response.json()) as { type?: string }
    expect([response.status, body.type?.split('#').at(-1)]).toEqual([400, problem])
  })

  it.each(['nothing', 'statistics', '%D9%85', 'a..b'])('of %s are not there', async (slug) => {
    const response = await site.ask(`/api/v1/datasets/${slug}/rows`)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
  })
})

describe('the numbers of a dataset', () => {
  it('are the same on its page, in the file and in the API', async () => {
    const [page, list, csv] = await Promise.all([
      site.ask('/en/open-data/requests-and-replies').then((response) => response.text()),
      read('limit=1', '/api/v1/datasets/requests-and-replies/rows'),
      site
        .ask('/open-data/requests-and-replies/latest.csv')
        .then(({ headers }) => site.ask(headers.get('location') ?? ''))
        .then((response) => response.text()),
    ])
    const rows = csv.trimEnd().split('\r\n').slice(1)
    expect(list.rows.total).toBe(rows.length)
    const months = [...new Set(rows.map((row) => row.split(',')[0]))].slice(-12)
    const answered = rows
      .map((row) => row.split(','))
      .filter(([, kind, outcome]) => kind === 'ALL' && outcome === 'answered_in_time')
    const sumOf = (some: string[][]) =>
      some.reduce((sum, [, , , requests]) => sum + Number(requests), 0)
    expect(sumOf(answered)).toBeGreaterThan(1_000)
    const inTime = sumOf(answered.filter(([month]) => months.includes(month)))
    // A year without requests has no chart.
    expect(
      page.includes(`>Answered within three working days: ${inTime.toLocaleString('en')} of`),
    ).toBe(inTime > 0)
  })

  it('say nothing of requests that are fewer than five', async () => {
    const { rows } = await read(
      'filter[withheld]=true&limit=100',
      '/api/v1/datasets/requests-and-replies/rows',
    )
    expect(rows.total).toBeGreaterThan(0)
    expect(
      rows.items.every(({ requests, median_days }) => requests === null && median_days === null),
    ).toBe(true)
  })
})
