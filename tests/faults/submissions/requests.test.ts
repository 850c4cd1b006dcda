import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { type Locale, locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { makePdf } from '../../support/files'
import { openForm, post, type Reply, sendWithFiles } from '../../support/forms/forms'
import {
  changeFields,
  information,
  openRequest,
  type Placed,
  placeRequest,
  pressAction,
  statusesOf,
} from '../../support/forms/requests'
import { mainOf } from '../../support/html'
import { countRows, forgetVisitors } from '../../support/rows'
import { type Bench, openBench } from '../harness/bench'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.site.close())
beforeEach(() => forgetVisitors(bench.site))

const away = ['d1=fail', 'd1=hang', 'd1=fail, kv=fail, outbox=fail, limiter=fail']
const cases = locales.flatMap((locale) => away.map((faults) => ({ locale, faults })))
const under = (faults: string) => ({ 'x-fault': faults })

/** Presses an action on a ticket's page; returns the page and the mailed code. */
async function awaitCode(placed: Placed, action: 'withdraw' | 'inform') {
  const opened = await openRequest(bench.site, placed)
  const { location } = await pressAction(bench.site, placed.locale, opened, action)
  await bench.cron()
  const [mail] = (await bench.sentTo(placed.email)).filter(({ text }) => /^\d{6}$/m.test(text))
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0]
  if (!code) throw new Error(`no code came for ${placed.reference}`)
  return { opened: await openForm(bench.site, location), code }
}

function expectAway({ status, headers, text }: Reply, locale: Locale): void {
  expect([status, headers.get('retry-after')]).toEqual([503, '30'])
  expect(mainOf(text)).toContain(translators[locale]('failure.request'))
}

describe.each(cases)('in $locale, with $faults,', ({ locale, faults }) => {
  const path = routePath('inquiry', locale)

  it('a code is not promised, and is once all is well', async () => {
    const placed = await placeRequest(bench.site, locale, 'in_review')
    const opened = await openRequest(bench.site, placed)
    const press = (headers = {}) => pressAction(bench.site, locale, opened, 'withdraw', {}, headers)
    expectAway(await press(under(faults)), locale)
    expect(await countRows(bench.site, 'codes', `reference = '${placed.reference}'`)).toBe(0)
    expect((await press()).status).toBe(303)
    expect(await countRows(bench.site, 'codes', `reference = '${placed.reference}'`)).toBe(1)
  })

  it('what was added is shown again to be kept, and taken once all is well', async () => {
    const placed = await placeRequest(bench.site, locale, 'needs_information')
    const { opened, code } = await awaitCode(placed, 'inform')
    const fields = changeFields(opened, code, { information })
    const down = await post(bench.site, path, fields, under(faults))
    expectAway(down, locale)
    for (const line of information.split('\n')) expect(mainOf(down.text)).toContain(line)
    expect(await statusesOf(bench.site, placed)).toEqual(['received'])
    expect((await post(bench.site, path, fields)).status).toBe(303)
    expect(await statusesOf(bench.site, placed)).toEqual(['received', 'in_review'])
  })
})

it('a move whose reply was lost is made once, however often it is sent', async () => {
  const placed = await placeRequest(bench.site, 'en', 'in_review')
  const { opened, code } = await awaitCode(placed, 'withdraw')
  const path = routePath('inquiry', 'en')
  const send = (headers = {}) => post(bench.site, path, changeFields(opened, code), headers)
  const lost = await send(under('d1.write=lose*1'))
  expect([303, 503]).toContain(lost.status)
  expect((await send()).status).toBe(303)
  expect(await statusesOf(bench.site, placed)).toEqual(['received', 'withdrawn'])
  const mails = `reference = '${placed.reference}' and template = 'status'`
  expect(await countRows(bench.site, 'mails', mails)).toBe(1)
})

it('what was added with a file is shown again while files cannot be stored, and taken after', async () => {
  const placed = await placeRequest(bench.site, 'en', 'needs_information')
  const { opened, code } = await awaitCode(placed, 'inform')
  const path = routePath('inquiry', 'en')
  const files = [{ name: 'licence.pdf', bytes: makePdf() }]
  const send = (headers = {}) =>
    sendWithFiles(bench.site, path, changeFields(opened, code, { information }), files, headers)
  const down = await send(under('bucket=fail'))
  expectAway(down, 'en')
  expect(down.text).toContain(information.split('\n')[0])
  expect(await statusesOf(bench.site, placed)).toEqual(['received'])
  expect((await send()).status).toBe(303)
  expect(await statusesOf(bench.site, placed)).toEqual(['received', 'in_review'])
  expect(await countRows(bench.site, 'additions', 'files is not null')).toBe(1)
})
