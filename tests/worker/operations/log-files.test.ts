import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLogs } from '#db/operations/read-logs'
import { riyadhDate } from '#domain/dates/calendar'
import { firstKeptLogKey, logKey } from '#domain/operations/log-files'
import type { LogLine } from '#worker/log'
import { createLogBuffer, keepLine, returnLines, takeLines } from '#worker/log-files/log-buffer'
import { sweepLogs, writeLogs } from '#worker/log-files/write-logs'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite({ faulty: true, logs: true })
})
afterAll(() => site.close())

async function readAll(pattern: RegExp | null = null, from = 0, to = 0) {
  const { LOGS } = await site.env()
  const now = Date.now()
  const query = { from: from || now - 3_600_000, to: to || now + 3_600_000, pattern }
  const lines: (LogLine & { at: string; level: string })[] = []
  for await (const line of readLogs(LOGS, query)) lines.push(JSON.parse(line))
  return lines
}

describe('the lines of the log', () => {
  it('are in the bucket after the job of the minute, each with its time', async () => {
    const { headers } = await site.ask('/en/faq')
    const id = headers.get('x-request-id') ?? 'no number'
    await site.cron()
    const found = await readAll(new RegExp(id))
    expect(found).toMatchObject([{ level: 'info', event: 'request', route: 'faq', status: 200 }])
    expect(Math.abs(Date.parse(found[0]?.at ?? '') - Date.now())).toBeLessThan(120_000)
    const { LOGS } = await site.env()
    const { objects } = await LOGS.list({ prefix: 'logs/' })
    const folder = `logs/${riyadhDate(Date.now()).replaceAll('-', '/')}/`
    expect(objects.filter(({ key }) => !key.startsWith(folder))).toEqual([])
  })

  it('are written after the responses without a job too', async () => {
    const { headers } = await site.ask('/en/contact')
    const id = headers.get('x-request-id') ?? 'no number'
    const found = { timeout: 40_000, interval: 1_000 }
    await expect.poll(() => readAll(new RegExp(id)), found).toHaveLength(1)
  })

  it('are found by their time', async () => {
    const { headers } = await site.ask('/en/regions')
    const id = headers.get('x-request-id') ?? 'no number'
    await site.cron()
    const [line] = await readAll(new RegExp(id))
    const at = Date.parse(line?.at ?? '')
    expect(await readAll(new RegExp(id), at, at)).toHaveLength(1)
    expect(await readAll(new RegExp(id), at + 1, at + 60_000)).toHaveLength(0)
  })
})

const line = JSON.stringify({ level: 'info', event: 'request', status: 200 })

it('without a bucket nothing is kept', () => {
  const buffer = createLogBuffer()
  keepLine(buffer, line, 0)
  expect(takeLines(buffer)).toEqual([])
})

it('lines that the bucket did not take are written with the next ones, up to a bound', async () => {
  const buffer = { ...createLogBuffer(), isKept: true }
  for (let at = 0; at < 50_000; at += 1) keepLine(buffer, line, at)
  expect(buffer.size).toBeLessThanOrEqual(2_000_000)
  expect(buffer.lost).toBeGreaterThan(0)
  const taken = takeLines(buffer)
  keepLine(buffer, line, 1)
  returnLines(buffer, taken.slice(0, 2))
  expect(takeLines(buffer)).toHaveLength(3)
  const isolate = { logs: buffer, now: () => Date.now() }
  keepLine(buffer, line, 2)
  const broken = { put: () => Promise.reject(new Error('away')) } as unknown as R2Bucket
  await writeLogs({ env: { LOGS: broken }, isolate })
  expect(buffer.lines).toHaveLength(1)
})

it('lines are deleted after ninety days, and no sooner', async () => {
  const { LOGS } = await site.env()
  const now = Date.parse('2027-03-01T03:10:00+03:00')
  const day = 86_400_000
  const keys = [91, 90, 89, 1].map((ago) => logKey(now - ago * day, `age-${ago}`))
  for (const key of keys) await LOGS.put(key, 'x')
  expect(firstKeptLogKey(now)).toBe('logs/2026/12/01/')
  await sweepLogs({ env: { LOGS }, now })
  const { objects } = await LOGS.list({ prefix: 'logs/' })
  const left = objects.map(({ key }) => key)
  expect(keys.map((key) => left.includes(key))).toEqual([false, true, true, true])
})
