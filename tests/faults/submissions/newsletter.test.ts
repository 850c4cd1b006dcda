import { afterAll, beforeAll, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { allow, startStopwatch } from '../../support/fault-speed'
import { filled, openForm, post, readOpened, stateOf } from '../../support/forms/forms'
import { linksOf, pressLink, readDone, receiptOf, subscribe } from '../../support/forms/newsletter'
import { mainOf, textOf } from '../../support/html'
import { countRows, readRows } from '../../support/rows'
import { some } from '../../support/sample'
import { allDown, type Bench, openBench } from '../harness/bench'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.site.close())

const down = { 'x-fault': 'd1=fail' }
let people = 0

function newAddress(): string {
  people += 1
  return `qanary.reader.${people}@example.com`
}

async function mailsTo(email: string) {
  return (await bench.sentTo(email)) as { text: string; headers?: Record<string, string> }[]
}

const subscribed = () => countRows(bench.site, 'subscriptions')

it.each(some(locales, 1))(
  'a subscription in %s is kept while D1 is away, and registered once',
  async (locale) => {
    const t = translators[locale]
    const { site } = bench
    const email = newAddress()
    const before = await subscribed()
    const reply = await subscribe(site, locale, { email }, down)
    expect(reply.status).toBe(303)
    const receipt = await receiptOf(site, reply)
    expect(receipt.isPending).toBe(true)
    const { html } = await openForm(site, reply.location)
    expect(textOf(html, 'title')).toContain(t('newsletter.receipt.pendingTitle'))
    expect(mainOf(html)).toContain(t('newsletter.receipt.pendingText'))
    expect(await subscribed()).toBe(before)
    await Promise.all([bench.cron(), bench.cron()])
    await bench.cron()
    expect(await bench.waiting()).toEqual([])
    expect(await subscribed()).toBe(before + 1)
    expect(await mailsTo(email)).toHaveLength(1)
    const again = await receiptOf(site, await subscribe(site, locale, { email }))
    expect(again).toMatchObject({ reference: receipt.reference, isPending: false })
    expect(await subscribed()).toBe(before + 1)
  },
)

it.each([
  ['2 fails to read', 'd1.read=fail'],
  ['3 fails before each commit', 'd1.write=fail'],
  ['3 fails before two commits', 'd1.write=fail*2'],
  ['5 takes 1.5 s', 'd1=slow:1500'],
  ['6 takes 10 s', 'd1=slow:10000'],
  ['7 hangs', 'd1=hang'],
  ['8 is busy', 'd1=fail:busy'],
  ['9 is overloaded', 'd1=fail:overloaded'],
  ['10 is a schema behind', 'd1=fail:column'],
  ['does what it should, and KV is away (12, 13)', 'kv=fail, outbox=hang'],
])('a subscription is taken while D1 %s, as one row and one mail', async (_, faults) => {
  const { site } = bench
  const before = await subscribed()
  const all = locales.map(async (locale) => {
    const email = newAddress()
    const elapsed = startStopwatch(faults)
    const reply = await subscribe(site, locale, { email }, { 'x-fault': faults })
    expect([reply.status, elapsed() < allow(8_000)]).toEqual([303, true])
    return { locale, email, receipt: await receiptOf(site, reply) }
  })
  const taken = await Promise.all(all)
  await bench.cron()
  expect(await bench.waiting()).toEqual([])
  expect(await subscribed()).toBe(before + locales.length)
  await bench.cron()
  for (const { locale, email, receipt } of taken) {
    expect(await mailsTo(email)).toHaveLength(1)
    const again = await receiptOf(site, await subscribe(site, locale, { email }))
    expect(again.reference).toBe(receipt.reference)
  }
})

it('a reply of D1 that is lost stores one subscription, and counts it once', async () => {
  const { site } = bench
  const path = routePath('newsletter', 'en')
  const fields = filled('newsletter', await openForm(site, path), { email: newAddress() })
  const before = await subscribed()
  const first = await post(site, path, fields, { 'x-fault': 'd1.write=lose' })
  const again = await post(site, path, fields)
  await bench.cron()
  expect([first.status, again.status]).toEqual([303, 303])
  const numbers = [await receiptOf(site, first), await receiptOf(site, again)]
  expect(numbers[0]?.reference).toBe(numbers[1]?.reference)
  expect(await subscribed()).toBe(before + 1)
})

it.each(some(locales, 1))(
  'with D1 and KV away it is 503 in %s, with all that was typed',
  async (locale) => {
    const { site } = bench
    const path = routePath('newsletter', locale)
    const email = newAddress()
    const fields = filled('newsletter', await openForm(site, path), { email })
    const before = await subscribed()
    const reply = await post(site, path, fields, { 'x-fault': allDown })
    expect(reply.status).toBe(503)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(mainOf(reply.text)).toContain(translators[locale]('failure.subscribe'))
    const opened = readOpened(reply.text)
    const { values, idempotencyKey, captcha } = stateOf(opened)
    expect(values).toMatchObject({ email, organization: fields.organization })
    expect(idempotencyKey).toBe(fields.idempotencyKey)
    const { captchaAnswer: _, captchaToken: __, ...others } = fields
    const healed = await post(site, path, { ...others, captchaPassed: captcha?.passed ?? '' })
    expect(healed.status).toBe(303)
    expect(await subscribed()).toBe(before + 1)
  },
)

it('the mail offers to leave as RFC 8058 wants it, and its links wait for D1', async () => {
  const { site } = bench
  const email = newAddress()
  await subscribe(site, 'en', { email })
  await bench.cron()
  const [mail] = await mailsTo(email)
  if (!mail) throw new Error('no mail was sent')
  const { confirm, leave } = linksOf(mail)
  expect(mail.headers).toEqual({
    'List-Unsubscribe': `<http://localhost:8787${leave}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  const away = await pressLink(site, confirm, down)
  expect(away.status).toBe(503)
  expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(mainOf(away.text)).toContain(translators.en('newsletter.failed.title'))
  const { own } = readOpened(away.text)
  expect(own).toMatchObject({ kind: 'subscription', subscription: { step: 'confirm' } })
  expect((await openForm(site, confirm, down)).status).toBe(200)
  expect(readDone(await pressLink(site, confirm)).step).toBe('confirmed')
  const headers = { ...down, 'content-type': 'application/x-www-form-urlencoded' }
  const clicked = await site.ask(leave, {
    method: 'POST',
    headers,
    body: 'List-Unsubscribe=One-Click',
  })
  expect(clicked.status).toBe(503)
  const rows = await readRows(site, "SELECT status FROM subscriptions WHERE status = 'confirmed'")
  expect(rows).toHaveLength(1)
})

it('nothing of a subscriber is logged, whatever fails', async () => {
  expect(await bench.leaks()).toEqual([])
  expect(JSON.stringify(await bench.lines())).not.toContain('token=')
})
