import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales } from '#domain/site/locale'
import { forgetVisitors } from '../../support/rows'
import { type Bench, openBench } from '../harness/bench'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.site.close())
beforeEach(() => forgetVisitors(bench.site))

/** Longer than a minute, because a run is late by as long as its machine is busy. */
const minuteSeconds = 66

/** Clock fault for an instant: minutes after another, however long the runs before it took. */
function minutesAfter(start: number, minutes: number): string {
  const seconds = Math.round((start - Date.now()) / 1_000) + minuteSeconds * minutes
  return `clock=${seconds < 0 ? '' : '+'}${seconds}`
}

/** Runs cron once a minute under a mail fault and returns the minutes with a delivery attempt. */
async function tryMinutes(
  start: number,
  [from, to]: readonly [number, number],
  mail: string,
): Promise<number[]> {
  const tries: number[] = []
  for (let at = from; at <= to; at++) {
    const before = (await bench.lines()).length
    await bench.cron(`${mail}, ${minutesAfter(start, at)}`)
    const failed = (await bench.lines()).slice(before)
    if (failed.some(({ part }) => part === 'mail.send')) tries.push(at)
  }
  return tries
}

it('a request is taken while mail is away, and told of once, later', async () => {
  const before = (await bench.lines()).length
  const sent = await bench.send('en')
  const start = Date.now()
  expect(sent.reply.status).toBe(303)
  const { reference } = await bench.receiptOf(sent)

  expect(await tryMinutes(start, [1, 16], 'mail=fail')).toEqual([1, 3, 7, 15])
  const failures = (await bench.lines()).slice(before).filter(({ part }) => part === 'mail.send')
  expect(failures.map(({ level }) => level)).toEqual(['warn', 'warn', 'warn', 'error'])
  for (const failure of failures) expect(failure).toMatchObject({ event: 'job', reference })
  expect(await bench.sentTo(sent.fields.email)).toEqual([])

  await tryMinutes(start, [30, 33], 'mail=slow:1')
  const later = minutesAfter(start, 34)
  await Promise.all([bench.cron(later), bench.cron(later)])
  const mails = await bench.sentTo(sent.fields.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(reference)
  expect(await bench.rowsOf(sent.fields.idempotencyKey)).toMatchObject([{ mails: 1 }])
  expect(await bench.leaks()).toEqual([])
})

it('mail that hangs keeps the others for no longer than five seconds', async () => {
  const sent = await Promise.all(locales.map((locale) => bench.send(locale)))
  await bench.cron('mail=hang*1')
  const counts = async () => {
    const mails = await Promise.all(sent.map(({ fields }) => bench.sentTo(fields.email)))
    return mails.map(({ length }) => length).sort()
  }
  // workerd closes a connection after five idle seconds; a request sent on it then is lost.
  await expect.poll(counts).toEqual([0, 1])
  expect(await bench.leaks()).toEqual([])
})

it('mail is in the language of the request, and holds nothing that was typed', async () => {
  const sent = await Promise.all(locales.map((locale) => bench.send(locale)))
  await bench.cron(minutesAfter(Date.now(), 180))
  for (const { locale, fields } of sent) {
    const [mail] = await bench.sentTo(fields.email)
    expect(mail?.text).toContain(translators[locale]('mail.greeting'))
    expect(mail?.text).not.toMatch(/qanary/i)
  }
  expect(await bench.leaks()).toEqual([])
})
