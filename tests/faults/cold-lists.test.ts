import { afterAll, beforeAll, expect, it } from 'vitest'
import { isSoak } from '../support/sample'
import { openSite, type Site } from '../support/site'

const callers = isSoak ? 1_000 : 300

let site: Site
beforeAll(async () => {
  site = await openSite({ faulty: true, reads: 100_000 })
})
afterAll(() => site.close())

const headers = { 'x-fault': 'counted=yes' }

async function countReads(address: string, calls: number): Promise<number> {
  const before = (await site.log()).length
  const asking = Array.from({ length: calls }, () => site.ask(address, { headers }))
  const statuses = new Set((await Promise.all(asking)).map(({ status }) => status))
  expect([...statuses]).toEqual([200])
  return (await site.log()).slice(before).filter((line) => line.includes('"d1.read"')).length
}

it('a list that nobody has asked for is read at most twice, however many ask at once', async () => {
  await site.ask('/api/v1/news?limit=3')
  const once = await countReads('/api/v1/terms?limit=7&fields=title', 1)
  const many = await countReads('/api/v1/terms?limit=8&fields=title', callers)
  expect(once).toBeGreaterThan(0)
  expect(many).toBeLessThanOrEqual(2 * once)
}, 120_000)
