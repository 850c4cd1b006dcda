import { afterAll, beforeAll, expect, it } from 'vitest'
import { allow, leastTime, startStopwatch } from '../support/fault-speed'
import { openSite, type Site } from '../support/site'
import { readXml } from '../support/xml'

const files = ['/sitemap.xml', '/faq/feed.xml', '/en/faq/feed.xml', '/.well-known/security.txt']

/** Maximum response time in milliseconds, the same as for a page. */
const inTime = 7_000

let site: Site
const healthy = new Map<string, string>()
beforeAll(async () => {
  site = await openSite({ faulty: true })
  for (const path of files) healthy.set(path, await read(path, ''))
})
afterAll(() => site.close())

async function read(path: string, fault: string): Promise<string> {
  const response = await site.ask(path, { headers: { 'x-fault': fault } })
  expect([path, fault, response.status]).toEqual([path, fault, 200])
  return response.text()
}

it.each([
  ['D1 fails', 'd1=fail'],
  ['KV fails', 'kv=fail'],
  ['both fail', 'd1=fail, kv=fail'],
  ['KV holds other things', 'd1=fail, kv=corrupt:{"payload":{}}'],
  ['nothing answers', 'd1=hang, kv=hang'],
])('while %s, a new isolate answers them in time and as before', async (_, fault) => {
  const measure = async () => {
    await site.isolate()
    await site.ask('/builds/latest.json')
    const elapsed = startStopwatch(fault)
    const answers = await Promise.all(files.map((path) => read(path, fault)))
    return { answers, ms: elapsed() }
  }
  const limit = allow(inTime)
  const { answers, ms } = await measure()
  expect(await leastTime(ms, limit, async () => (await measure()).ms)).toBeLessThan(limit)
  expect(answers).toEqual(files.map((path) => healthy.get(path)))
})

it('what is answered was whole', () => {
  for (const path of files.filter((one) => one.endsWith('.xml'))) {
    expect(readXml(healthy.get(path) ?? '').children.length).toBeGreaterThan(5)
  }
})
