import { beforeAll, expect, it } from 'vitest'
import { apiProblems, problemOfStatus } from '#worker/openapi/problem-types'
import { readingSite, type Site } from '../../support/site'
import { createChecker, readOpenApi } from './openapi'
import { problemOf } from './programs'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

async function read(address: string, init: RequestInit = {}) {
  const response = await site.ask(address, init as never)
  const json = (await response.json()) as Record<string, unknown>
  return { status: response.status, headers: response.headers, json }
}

it.each([400, 401, 403, 404, 405, 408, 409, 410, 413, 414, 415, 422, 429] as const)(
  'a failed request with %i is never one of ours',
  (status) => {
    const name = problemOfStatus(status)
    expect(name === null ? status : apiProblems[name].status).toBe(status)
  },
)

it('a body that is too slow has a documented problem', () => {
  expect(problemOfStatus(408)).toBe('request-timeout')
})

it.each([
  '/api/v1/news?limit=0',
  '/api/v1/news?cursor=z',
  '/api/v1/nothing?',
  '/api/v1/news/no-such-item?',
  '/openapi.json?secret=1',
  '/api/v1/datasets/achievements/rows?limit=0',
])('%s has its problem in the language of lang', async (address) => {
  const en = await read(`${address}&lang=en`, { headers: { 'accept-language': 'ar' } })
  expect(en.headers.get('content-language')).toBe('en')
  const ar = await read(`${address}&lang=ar`, { headers: { 'accept-language': 'en' } })
  expect(ar.headers.get('content-language')).toBe('ar')
  expect(ar.json.title).toMatch(/\p{Script=Arabic}/u)
})

it.each([
  ['/api/v1/news?limit=500', ['1–100']],
  ['/api/v1/news?filter[updatedSince]=today', ['2026-01-01', '2026-01-01T00:00:00Z']],
  ['/api/v1/disclosures?filter[outcome]=lost', ['granted', 'partial', 'refused', 'not-held']],
  [
    '/api/v1/datasets/searches-without-results/rows?sort=x',
    expect.arrayContaining(['month', '-month']),
  ],
])('%s is told what is accepted', async (address, accepted) => {
  const { status, json } = await read(address)
  expect([status, json.accepted]).toEqual([400, accepted])
})

it('the index has an ETag, and one language at a time', async () => {
  const { headers } = await read('/api/v1?lang=en')
  const etag = headers.get('etag') ?? ''
  const again = await site.ask('/api/v1?lang=en', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(problemOf(await read('/api/v1?lang=all'))).toEqual([400, 'invalid-parameter'])
  expect(problemOf(await read('/openapi.json?lang=all'))).toEqual([400, 'invalid-parameter'])
})

it('what another origin sends to the index or the document gets a problem of the API', async () => {
  const { isProblem } = createChecker(await readOpenApi(site))
  for (const address of ['/api/v1', '/openapi.json', '/openapi.yaml']) {
    const headers = { origin: 'https://other.example' }
    const sent = await read(address, { method: 'POST', headers, body: '{}' })
    expect([address, ...problemOf(sent)]).toEqual([address, 403, 'foreign-origin'])
    expect(await isProblem(sent.json as never)).toBe(true)
  }
})

it('nothing can be sent to a collection that does not exist', async () => {
  const sent = await read('/api/v1/requests/nothing', { method: 'POST', body: '{}' })
  expect(problemOf(sent)).toEqual([404, 'not-found'])
})

it('an address with a stroke at its end leads to the one without', async () => {
  const response = await site.ask('/api/v1/news/?limit=1', { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, '/api/v1/news?limit=1'])
})
