import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endOfRiyadhDay } from '#domain/dates/calendar'
import { openSite, type Site } from '../support/site'

let service: Server
let site: Site
beforeAll(async () => {
  service = createServer((_, response) => response.writeHead(503).end())
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  const vars = { ICON_APIS: `http://127.0.0.1:${port}` }
  site = await openSite({ faulty: true, vars })
  const { DB } = await site.env()
  await DB.prepare(
    "UPDATE entries SET body = json_set(body, '$.icon', 'anvil') WHERE kind = 'service'",
  ).run()
})
afterAll(async () => {
  await site.close()
  service.close()
})

/** English home page with the clock set to a number of seconds after a Riyadh day's end. */
async function readHome(day: string, seconds: number): Promise<string> {
  const clock = Math.round((endOfRiyadhDay(day) - Date.now()) / 1_000) + seconds
  const response = await site.ask('/en', { headers: { 'x-fault': `clock=${clock}` } })
  return response.text()
}

/** Of this National Day, which has none on the day itself, and of the next. */
const countTimers = (html: string) => html.split('role="timer"').length - 1

it('a page that waits for an icon is rendered anew at midnight', async () => {
  const eve = '2027-09-22'
  const before = await readHome(eve, -20)
  expect(before).toContain('data-icon="anvil"></svg>')
  expect(countTimers(before)).toBe(2)
  expect(await readHome(eve, -10)).toBe(before)
  // Within the minute for which the page is cached without its icon.
  expect(countTimers(await readHome(eve, 10))).toBe(1)
})
