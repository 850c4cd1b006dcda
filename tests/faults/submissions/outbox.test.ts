import { afterAll, beforeAll, expect, it } from 'vitest'
import { post } from '../../support/forms/forms'
import { pages } from '../../support/pages'
import { type Bench, openBench } from '../harness/bench'

let bench: Bench
/** workerd closes a connection after five idle seconds; a request sent on it then is lost. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.site.close())

it('an entry that cannot be read is logged and left, and does not stop the others', async () => {
  const before = await bench.send('ar', { faults: 'd1=fail' })
  const { OUTBOX } = await bench.site.env()
  const { keys } = await OUTBOX.list({ prefix: `outbox:support:${before.fields.idempotencyKey}` })
  const good = JSON.parse((await OUTBOX.get(keys[0]?.name ?? '')) ?? '{}')
  const bad = {
    '!': '{"submission":',
    '"': JSON.stringify({ ...good, rateLimitKey: 7 }),
    '#': JSON.stringify({ ...good, submission: { ...good.submission, status: 'lost' } }),
    '~': '<html>502</html>',
  }
  for (const [key, text] of Object.entries(bad)) await OUTBOX.put(`outbox:support:${key}`, text)
  await bench.cron()
  expect(await bench.waiting()).toEqual(Object.keys(bad))
  expect(await bench.rowsOf(before.fields.idempotencyKey)).toHaveLength(1)
  expect(await bench.lines()).toContainEqual(
    expect.objectContaining({ level: 'error', event: 'failure', part: 'outbox entry' }),
  )
  const answers = await Promise.all(pages.map(({ path }) => bench.site.ask(path)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  for (const key of Object.keys(bad)) await OUTBOX.delete(`outbox:support:${key}`)
})

it('an answer to the captcha that was used while D1 was away is used up', async () => {
  const first = await bench.send('en', { faults: 'd1=fail' })
  const fields = { ...first.fields, idempotencyKey: crypto.randomUUID() }
  const away = await post(bench.site, first.path, fields, { 'x-fault': 'd1=fail' })
  expect(away.status).toBe(422)
  await bench.cron()
  const back = await post(bench.site, first.path, fields)
  expect(back.status).toBe(422)
  expect(await bench.rowsOf(fields.idempotencyKey)).toEqual([])
})

it('a request that was stored keeps its number when it is sent again while D1 is away', async () => {
  const first = await bench.send('en')
  const { reference } = await bench.receiptOf(first)
  const again = await bench.again(first, 'd1=fail')
  await bench.cron()
  expect((await bench.receiptOf(again)).reference).toBe(reference)
  expect(await bench.rowsOf(first.fields.idempotencyKey)).toMatchObject([
    { reference, events: 1, mails: 1 },
  ])
})

it('other content under the key of a request that waits is refused', async () => {
  const first = await bench.send('en', { faults: 'd1=fail' })
  const other = { ...first.fields, message: 'Something else entirely, under the same key.' }
  for (const faults of ['d1=fail', '']) {
    const reply = await post(bench.site, first.path, other, faults ? { 'x-fault': faults } : {})
    expect(reply.status).toBe(422)
  }
  await bench.cron()
  expect(await bench.rowsOf(first.fields.idempotencyKey)).toHaveLength(1)
})

it('who comes again to a new isolate is told the same number, however many come at once', async () => {
  const locales = ['ar', 'en', 'ar', 'en', 'ar', 'en'] as const
  const sent = await Promise.all(locales.map((locale) => bench.send(locale, { faults: 'd1=fail' })))
  const reply = await Promise.all(sent.map((one) => bench.receiptOf(one)))
  await bench.site.isolate()
  const again = await Promise.all(sent.map((one) => bench.again(one)))
  expect(await Promise.all(again.map((one) => bench.receiptOf(one)))).toEqual(reply)
  await bench.cron()
})

it('who comes again is told the same number although the outbox cannot be listed at first', async () => {
  const sent = await bench.send('en', { faults: 'd1=fail' })
  const reply = await bench.receiptOf(sent)
  await bench.site.isolate()
  const again = await bench.again(sent, 'outbox=fail*1')
  expect(await bench.receiptOf(again)).toEqual(reply)
  await bench.cron()
})

it('other content that was taken under a key while nobody knew of the first is kept beside it', async () => {
  const first = await bench.send('en')
  const { reference } = await bench.receiptOf(first)
  await bench.site.isolate()
  const fields = { ...first.fields, message: 'Something else entirely, under the same key.' }
  const reply = await post(bench.site, first.path, fields, { 'x-fault': 'd1=fail' })
  const other = { ...first, fields, reply }
  const away = (await bench.receiptOf(other)).reference
  expect(away).toMatch(/^INFO-9/)
  await Promise.all([bench.cron(), bench.cron()])
  expect(await bench.waiting()).toEqual([])
  for (const [sent, number] of [
    [first, reference],
    [other, away],
  ] as const) {
    const { own } = await bench.inquire(sent, number)
    expect(own).toMatchObject({ kind: 'inquiry', result: { reference: number } })
  }
})

it('the jobs go on while the outbox hangs or is down', async () => {
  for (const faults of ['outbox=hang', 'outbox=fail']) {
    const sent = await bench.send('ar')
    await bench.cron(faults)
    await pause(500)
    expect(await bench.sentTo(sent.fields.email)).toHaveLength(1)
  }
}, 60_000)
