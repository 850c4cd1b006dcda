import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { type Locale, locales } from '#domain/site/locale'
import { mainOf } from '../support/html'
import { some } from '../support/sample'
import { type Bench, openBench, type Sent } from './harness/bench'

let bench: Bench
const sent = new Map<Locale, Sent>()
beforeAll(async () => {
  bench = await openBench()
  const faults = 'd1.write=late:3400'
  const all = await Promise.all(locales.map((locale) => bench.send(locale, { faults })))
  for (const one of all) sent.set(one.locale, one)
})
afterAll(() => bench.site.close())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Polls until the write that exceeded its deadline is stored. */
async function lateRow(key: string | undefined) {
  for (;;) {
    const [row] = await bench.rowsOf(key)
    if (row) return row
    await pause(50)
  }
}

describe.each(some(locales, 1))('a write that comes after it was given up, in %s', (locale) => {
  const t = translators[locale]
  let first: Sent
  let reply: string
  beforeAll(async () => {
    first = sent.get(locale) as Sent
    reply = (await bench.receiptOf(first)).reference
  })

  it('says that the request is being registered', async () => {
    expect([first.reply.status, reply]).toEqual([303, expect.stringMatching(/^INFO-9/)])
    const page = await bench.site.ask(first.reply.location)
    const main = mainOf(await page.text())
    expect(main).toContain(t('receipt.pendingTitle'))
    expect(main).toContain(t('receipt.pendingText'))
    expect(main).toContain(reply)
  })

  it('gives one row, under the number that was told before and after the drain', async () => {
    const { idempotencyKey: key, email } = first.fields
    // The drain below must not run before the delayed writes.
    for (const { fields } of sent.values()) await lateRow(fields.idempotencyKey)
    const late = await lateRow(key)
    expect(late).toMatchObject({ reference: expect.stringMatching(/^INFO-[0-8]/), events: 1 })
    const before = await bench.again(first)
    expect((await bench.receiptOf(before)).reference).toBe(reply)
    await bench.cron()
    expect(await bench.rowsOf(key)).toEqual([{ ...late, outboxReference: reply }])
    await bench.site.isolate()
    const after = await bench.again(first)
    expect((await bench.receiptOf(after)).reference).toBe(reply)
    for (const number of [reply, late.reference]) {
      const { own } = await bench.inquire(first, number)
      expect(own).toMatchObject({ kind: 'inquiry', result: { reference: reply } })
    }
    const [mail, ...others] = await bench.sentTo(email)
    expect([mail?.text, others]).toEqual([expect.stringContaining(reply), []])
  })
})
