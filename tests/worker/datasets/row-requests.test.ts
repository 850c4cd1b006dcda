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
  expect([headers.get('content-language'), headers.get('vary')]).toEqual([null, null])
  const refused = await read(`${days}?limit=0`, english)
  expect(refused.headers.get('content-language')).toBe('en')
})
