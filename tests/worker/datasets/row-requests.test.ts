import { beforeAll, expect, it } from 'vitest'
import { toBase64UrlJson } from '#domain/text/encoding'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const days = '/api/v1/datasets/working-days/rows'
const requests = '/api/v1/datasets/requests-and-replies/rows'
const achievements = '/api/v1/datasets/achievements/rows'

async function read(address: string, headers: Record<string, string> = {}) {
  const response = await site.ask(address, { headers })
  const json = (await response.json()) as { type?: string; total: number; next: string | null }
  return { status: response.status, headers: response.headers, json }
}

it.each([
  [`${achievements}?filter[value]=many`, 'filter[value]'],
  [`${achievements}?filter[value]=105.0`, 'filter[value]'],
  [`${achievements}?filter[at_least]=TRUE`, 'filter[at_least]'],
  [`${requests}?filter[month]=2026`, 'filter[month]'],
  [`${requests}?filter[month]=2026-10-01`, 'filter[month]'],
  [`${days}?filter[day]=2026-10`, 'filter[day]'],
  [`${requests}?filter[month]=2026-13`, 'filter[month]'],
  [`${days}?filter[day]=2026-02-30`, 'filter[day]'],
  [`${requests}?filter[month][gte]=2026-00`, 'filter[month][gte]'],
  [`${requests}?filter[requests][lte]=many`, 'filter[requests][lte]'],
])('%s is refused: no row can have such a value', async (address, parameter) => {
  const { status, json } = await read(address)
  expect([status, Reflect.get(json, 'parameter')]).toEqual([400, parameter])
  expect(Reflect.get(json, 'accepted')).toHaveLength(parameter === 'filter[at_least]' ? 2 : 1)
})

it('numbers and yes or no are found by their value', async () => {
  expect((await read(`${achievements}?filter[value]=105`)).json.total).toBe(1)
  expect((await read(`${achievements}?filter[at_least]=true`)).json.total).toBeGreaterThan(1)
  expect((await read(`${requests}?filter[month]=1999-01`)).json.total).toBe(0)
  expect((await read(`${requests}?filter[kind]=1999-01`)).json.total).toBe(0)
})

it('rows are found within bounds of months, days and numbers, and of nothing else', async () => {
  const spring = `${requests}?filter[month][gte]=2026-03&filter[month][lte]=2026-05&limit=100`
  const months = async (address: string) => {
    const { items } = (await read(address)).json as unknown as { items: { month: string }[] }
    return [...new Set(items.map(({ month }) => month))]
  }
  expect(await months(spring)).toEqual(['2026-03', '2026-04', '2026-05'])
  const many = `${requests}?filter[requests][gte]=200&filter[kind]=ALL&limit=100`
  const { items } = (await read(many)).json as unknown as { items: { requests: number }[] }
  expect(items.length).toBeGreaterThan(0)
  expect(items.every((row) => row.requests >= 200)).toBe(true)
  expect(
    (await read(`${requests}?filter[requests][gte]=9&filter[requests][lte]=10`)).json.total,
  ).toBeGreaterThan(0)
  for (const column of ['kind', 'withheld']) {
    expect((await read(`${requests}?filter[${column}][gte]=A`)).status).toBe(400)
  }
})

it('the rows of a query are sent as CSV on request', async () => {
  const query = `${requests}?filter[kind]=ALL&filter[month][gte]=2026-01&fields=month,requests`
  const { json } = await read(query)
  const csv = async (address: string, headers: Record<string, string> = {}) => {
    const response = await site.ask(address, { headers })
    expect(response.headers.get('vary')).toContain('Accept')
    return { type: response.headers.get('content-type'), text: await response.text(), response }
  }
  const byFormat = await csv(`${query}&format=csv`)
  expect(byFormat.type).toBe('text/csv; charset=utf-8; header=present')
  expect(byFormat.response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="requests-and-replies-\d{4}-\d{2}-\d{2}\.csv"/,
  )
  const [head, ...lines] = byFormat.text.trim().split('\r\n')
  expect([head, lines.length]).toEqual(['month,requests', json.total])
  // The same address is in memory as JSON.
  await read(query)
  for (const accept of ['text/csv', 'text/csv, application/json;q=0.5, */*;q=0.1']) {
    expect((await csv(query, { accept })).text).toBe(byFormat.text)
  }
  const json2 = await csv(query, { accept: 'application/json, text/csv;q=0.5' })
  expect(json2.type).toContain('application/json')
  const page = await csv(`${query}&format=csv&limit=3&bom=1`)
  const marked = await site.ask(`${query}&format=csv&limit=3&bom=1`)
  expect([...new Uint8Array(await marked.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(page.text.trim().split('\r\n')).toHaveLength(4)
  const next = /<([^>]+)>; rel="next"/.exec(page.response.headers.get('link') ?? '')?.[1] ?? ''
  expect((await csv(next)).text.split('\r\n')[1]).toBe(lines[3])
  expect((await site.ask(`${query}&format=xml`)).status).toBe(400)
})

it('the rows of a query are sent as JSON Lines on request', async () => {
  const query = `${requests}?filter[kind]=ALL&sort=-month,outcome`
  const whole = await site.ask(`${query}&format=jsonl`)
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'application/jsonl'])
  const text = await whole.text()
  const lines = text.trim().split('\n')
  const { json } = await read(`${query}&limit=100`)
  expect(lines.length).toBe(json.total)
  expect(lines.slice(0, 100).map((line) => JSON.parse(line))).toEqual(Reflect.get(json, 'items'))
  // The same address is in memory as JSON.
  await read(query)
  const accepted = await site.ask(query, { headers: { accept: 'application/jsonl' } })
  expect(await accepted.text()).toBe(text)
  const order = lines.map((line) => JSON.parse(line)).map(({ month, outcome }) => [month, outcome])
  const sorted = order.toSorted(([a, c], [b, d]) => b.localeCompare(a) || c.localeCompare(d))
  expect(order).toEqual(sorted)
})

it('groups have counts and aggregates, a row for each month, and cursors of their own', async () => {
  const query = `${requests}?group=month&sum=requests&avg=median_days&filter[outcome]=withdrawn&filter[kind]=INVT`
  const { json } = await read(`${query}&limit=100`)
  const items = Reflect.get(json, 'items') as Record<string, unknown>[]
  // Every month from January 2025 to October 2026, though few have such a request.
  expect([items.length, items[0]?.month, items.at(-1)?.month]).toEqual([22, '2025-01', '2026-10'])
  expect(Object.keys(items[0] ?? {})).toEqual(
    'month count missing_requests sum_requests missing_median_days avg_median_days'.split(' '),
  )
  expect(items.some(({ count, sum_requests }) => count === 0 && sum_requests === null)).toBe(true)
  const first = await read(`${query}&limit=10&sort=-month&fields=month,count`)
  const page = Reflect.get(first.json, 'items')
  expect(page[0]).toEqual({ month: '2026-10', count: items.at(-1)?.count })
  const next = await read(
    `${query}&limit=10&sort=-month&fields=month,count&cursor=${first.json.next}`,
  )
  expect(Reflect.get(next.json, 'items')[0].month).toBe('2025-12')
  expect((await read(`${requests}?limit=10&sort=-month&cursor=${first.json.next}`)).status).toBe(
    400,
  )
  const csv = await site.ask(`${query}&format=csv&sort=-count,month`)
  expect((await csv.text()).split('\r\n')[0]).toBe(Object.keys(items[0] ?? {}).join())
})

it.each([
  ['group=secret', 'group', 6],
  ['sum=kind&group=kind', 'sum', 2],
  // Its totals would be added to their parts.
  ['group=month&sum=requests', 'group', 1],
  ['sum=requests&filter[month]=2026-10', 'group', 1],
  ['group=kind&sum=requests&sort=month', 'sort', 8],
  ['sort=month,month', 'sort', 12],
  ['version=2020-01-01', 'version', 1],
  ['version=latest', 'version', 1],
])('%s is refused with what is accepted', async (query, parameter, accepted) => {
  const { status, json } = await read(`${requests}?${query}`)
  expect([status, Reflect.get(json, 'parameter')]).toEqual([400, parameter])
  expect(Reflect.get(json, 'accepted')).toHaveLength(accepted)
})

it('a version is read by its day, also with the cursors of its pages', async () => {
  const { json } = await read(`${requests}?limit=5`)
  const version = String(Reflect.get(json, 'version'))
  const named = await read(`${requests}?limit=5&version=${version}`)
  expect([named.json, named.headers.get('link')]).toEqual([
    json,
    expect.stringContaining(`version=${version}&limit=5&cursor=`),
  ])
  const next = `${requests}?limit=5&cursor=${json.next}`
  expect((await read(`${next}&version=${version}`)).status).toBe(200)
})

it('a cursor belongs to the order it was given for', async () => {
  const { json } = await read(`${days}?limit=5&sort=-day`)
  expect((await read(`${days}?limit=5&sort=-day&cursor=${json.next}`)).status).toBe(200)
  for (const sort of ['', '&sort=day']) {
    const other = await read(`${days}?limit=5${sort}&cursor=${json.next}`)
    expect([other.status, other.json.type?.split('#').at(-1)]).toEqual([400, 'invalid-cursor'])
  }
})

it('a cursor behind the last row is refused', async () => {
  const { json } = await read(`${days}?limit=1`)
  const statusAt = async (offset: number) => {
    const cursor = toBase64UrlJson(['rows', Reflect.get(json, 'version'), offset, ''])
    return (await read(`${days}?limit=1&cursor=${cursor}`)).status
  }
  expect(await statusAt(json.total - 1)).toBe(200)
  for (const offset of [json.total, 1e9]) expect(await statusAt(offset)).toBe(400)
})

it('rows have no language, whatever the client accepts, but problems do', async () => {
  const english = { 'accept-language': 'en' }
  const { headers } = await read(`${days}?limit=1`, english)
  expect([headers.get('content-language'), headers.get('vary')]).toEqual([null, 'Accept'])
  const refused = await read(`${days}?limit=0`, english)
  expect(refused.headers.get('content-language')).toBe('en')
})
