import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { riyadhDate } from '#domain/dates/calendar'
import { allow, leastTime, startStopwatch } from '../support/fault-speed'
import { openSite, type Site } from '../support/site'

const latest = '/open-data/working-days/latest.csv'
const rows = '/api/v1/datasets/working-days/rows?limit=1'
/** Maximum response time in milliseconds. */
const inTime = 7_000

let site: Site
let file = ''
beforeAll(async () => {
  site = await openSite({ faulty: true })
  file = (await ask(latest, '')).headers.get('location') ?? ''
  await ask(rows, '')
})
afterAll(() => site.close())

const ask = (path: string, fault: string) => site.ask(path, { headers: { 'x-fault': fault } })

describe('the file of a dataset', () => {
  it.each(['bucket=fail', 'bucket=hang'])('is unavailable in time with %s', async (fault) => {
    const measure = async () => {
      const elapsed = startStopwatch(fault)
      const response = await ask(file, fault)
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
      return elapsed()
    }
    const limit = allow(inTime)
    expect(await leastTime(await measure(), limit, measure)).toBeLessThan(limit)
  })

  it.each(['d1=fail', 'd1=hang', 'kv=fail'])('needs neither D1 nor KV: %s', async (fault) => {
    expect((await ask(file, fault)).status).toBe(200)
  })
})

it.each(['d1=fail', 'd1=hang'])('the latest version is known without D1: %s', async (fault) => {
  const response = await ask(latest, fault)
  expect([response.status, response.headers.get('location')]).toEqual([302, file])
})

it('rows that nobody can read are a problem for programs, not an error', async () => {
  await site.isolate()
  const response = await ask('/api/v1/datasets/dictionary/rows?limit=7', 'd1=fail, kv=fail')
  expect(response.status).toBe(503)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
})

it('pages of datasets are answered from their last payload', async () => {
  expect((await ask('/en/open-data/working-days', '')).status).toBe(200)
  const response = await ask('/en/open-data/working-days', 'd1=fail')
  const thisYear = riyadhDate(Date.now()).slice(0, 4)
  expect([response.status, (await response.text()).includes(`${thisYear} has`)]).toEqual([
    200,
    true,
  ])
})
