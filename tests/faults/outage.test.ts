import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { translators } from '#client/translators.ts'
import { requestForm } from '../support/forms/forms'
import { mainOf } from '../support/html'
import { countRows, forgetVisitors } from '../support/rows'
import { isSoak } from '../support/sample'
import { type Bench, openBench, type Sent } from './harness/bench'

const waves = isSoak ? 60 : 4
const aWave = 8
vi.setConfig({ hookTimeout: 60_000 * (isSoak ? 5 : 1), testTimeout: 60_000 * (isSoak ? 10 : 1) })

let bench: Bench

/** One second of a busy day: submissions in both languages and reads of a page. */
async function wave(faults: string) {
  const requests = Array.from({ length: aWave }, (_, at) =>
    bench.send(at % 2 ? 'en' : 'ar', { faults, form: requestForm(at) }),
  )
  const reading = ['/', '/en/faq', '/contact', '/en/contact/inquiry'].map(async (path) => {
    const answer = await bench.site.ask(path, { headers: { 'x-fault': faults } })
    // The body is read at once: an unread one is sometimes lost while other requests are pending.
    await answer.arrayBuffer()
    return answer.status
  })
  return { requests: await Promise.all(requests), reading: await Promise.all(reading) }
}

beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.site.close())

/** Expects every accepted submission to be stored once, under the reference that was shown. */
async function expectStored(all: Sent[]): Promise<void> {
  for (const one of all) {
    const { reference } = await bench.receiptOf(one)
    const rows = await bench.rowsOf(one.fields.idempotencyKey)
    expect(rows).toMatchObject([{ locale: one.locale, events: 1, mails: 1 }])
    expect(rows[0]?.outboxReference ?? rows[0]?.reference).toBe(reference)
  }
}

/** Expects a sender to find the ticket under the reference that was shown, and one mail about it. */
async function expectFound(one: Sent): Promise<void> {
  const { reference } = await bench.receiptOf(one)
  const { status, own, html } = await bench.inquire(one, reference)
  expect([status, own]).toMatchObject([200, { kind: 'inquiry', result: { reference } }])
  expect(mainOf(html)).toContain(translators[one.locale]('status.received.title'))
  const mails = await bench.sentTo(one.fields.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(reference)
}

describe('D1 is away for a while under load', () => {
  const sent: Sent[] = []
  const pages: number[] = []
  beforeAll(async () => {
    await forgetVisitors(bench.site)
    for (let at = 0; at < waves; at++) {
      const isAway = at >= waves / 4 && at < (waves * 3) / 4
      const { requests, reading } = await wave(isAway ? 'd1=fail:any' : '')
      sent.push(...requests)
      pages.push(...reading)
    }
  })

  it('every request is taken, half of them for later, and each is stored and mailed once', async () => {
    expect(new Set(sent.map(({ reply }) => reply.status))).toEqual(new Set([303]))
    const waiting = await bench.waiting()
    expect(waiting).toHaveLength((waves / 2) * aWave)
    const [first] = sent.filter(({ fields }) => waiting.includes(fields.idempotencyKey ?? ''))
    if (!first) throw new Error('nothing waits')
    expect((await bench.receiptOf(first)).reference).toMatch(/^[A-Z]+-9\d{9}$/)
    expect(await bench.rowsOf(first.fields.idempotencyKey)).toEqual([])

    await bench.cron('d1=fail')
    expect(await bench.waiting()).toHaveLength((waves / 2) * aWave)
    for (let run = 0; run < waves && (await bench.waiting()).length > 0; run++) {
      // Two drains at once.
      await Promise.all([bench.cron(), bench.cron()])
    }
    expect(await bench.waiting()).toEqual([])
    await expectStored(sent)
    expect(await countRows(bench.site, 'submissions')).toBe(sent.length)

    while ((await countRows(bench.site, 'mails', 'next_at is not null')) > 0) await bench.cron()
    for (const one of sent.filter((_, at) => at % Math.floor(sent.length / 8) === 0)) {
      await expectFound(one)
    }
    await expectLogWithoutPersonalData()
  })

  it('every page is answered', () => {
    expect(new Set(pages)).toEqual(new Set([200]))
  })
})

describe('D1 fails three calls of ten, with each class of message', () => {
  const faults = 'd1=fail:any%30'

  it('every request is taken, and drained while it goes on failing', async () => {
    const some: Sent[] = []
    const until = Date.now() + (isSoak ? 60_000 : 0)
    do {
      const round = Array.from({ length: 20 }, (_, one) =>
        bench.send(one % 2 ? 'en' : 'ar', { faults, form: requestForm(one) }),
      )
      some.push(...(await Promise.all(round)))
    } while (Date.now() < until)
    expect(new Set(some.map(({ reply }) => reply.status))).toEqual(new Set([303]))
    expect((await bench.waiting()).length).toBeGreaterThan(0)
    for (let run = 0; run < 200 && (await bench.waiting()).length > 0; run++) {
      await bench.cron(faults)
    }
    expect(await bench.waiting()).toEqual([])
    await expectStored(some)
    await expectLogWithoutPersonalData()
  })

  it('content is answered as ever', async () => {
    const asked = Array.from({ length: 20 }, (_, at) =>
      bench.site.ask(at % 2 ? '/en/contact' : '/contact', { headers: { 'x-fault': faults } }),
    )
    const answers = await Promise.all(asked)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

/** Expects the log to name drains and nobody. */
async function expectLogWithoutPersonalData(): Promise<void> {
  const jobs = (await bench.lines()).filter(({ event }) => event === 'job')
  expect(jobs).toContainEqual(expect.objectContaining({ level: 'info', part: 'outbox.drain' }))
  expect(await bench.leaks()).toEqual([])
}
