import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { type Locale, locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { allow, leastTime, startStopwatch } from '../../support/fault-speed'
import { post, readOpened, stateOf } from '../../support/forms/forms'
import { mainOf } from '../../support/html'
import { countRows } from '../../support/rows'
import { some } from '../../support/sample'
import { type Bench, openBench, type Sent } from '../harness/bench'

let bench: Bench
let sent: Sent
let reference: string
beforeAll(async () => {
  bench = await openBench()
  sent = await bench.send('en')
  reference = (await bench.receiptOf(sent)).reference
})
afterAll(() => bench.site.close())

const away = [
  'd1=fail',
  'd1=fail:overloaded',
  'd1=fail:column',
  'd1.read=fail',
  'd1=hang',
  'd1=slow:10000',
  'd1=fail, kv=fail, outbox=fail, limiter=fail',
].flatMap((faults) => locales.map((locale) => ({ faults, locale })))

function ask(locale: Locale, ticketNumber: string, faults: string) {
  const fields = { form: 'inquiry', email: sent.fields.email ?? '', ticketNumber }
  return post(bench.site, routePath('inquiry', locale), fields, { 'x-fault': faults })
}

describe('with D1', () => {
  // Ends the look-ups without D1 that are still waiting for it.
  beforeAll(() => bench.site.isolate())

  it('a try that cannot be counted has no answer, right or wrong', async () => {
    const before = await countRows(bench.site, 'rate_limit_hits')
    for (const number of ['INFO-0000000000', reference]) {
      expect((await ask('en', number, 'd1.write=fail')).status).toBe(503)
    }
    expect(await countRows(bench.site, 'rate_limit_hits')).toBe(before)
    expect((await ask('en', 'INFO-0000000000', '')).status).toBe(422)
    expect(await countRows(bench.site, 'rate_limit_hits')).toBe(before + 4)
    expect(await bench.leaks()).toEqual([])
  })

  it('a look-up that D1 was too slow for does not count as a wrong one', async () => {
    const before = await countRows(bench.site, 'rate_limit_hits')
    expect((await ask('ar', 'INFO-0000000000', 'd1=slow:3200')).status).toBe(503)
    const rows = () => countRows(bench.site, 'rate_limit_hits')
    // Rate-limit hits are written after the response and removed after that.
    await expect.poll(rows, { timeout: 20_000 }).toBe(before + 4)
    await expect.poll(rows, { timeout: 20_000 }).toBe(before)
    expect(await bench.leaks()).toEqual([])
  })

  it.each(some(locales, 1))(
    'the address of a result in %s stays good over a time without D1',
    async (locale) => {
      const { location } = await ask(locale, reference, '')
      const down = await bench.site.ask(location, { headers: { 'x-fault': 'd1=fail, kv=fail' } })
      const text = await down.text()
      expect([down.status, down.headers.get('retry-after')]).toEqual([503, '30'])
      expect(text).toContain(down.headers.get('x-request-id') ?? 'no number')
      expect(text).not.toContain(reference)
      const up = await bench.site.ask(location)
      expect([up.status, await up.text()]).toEqual([200, expect.stringContaining(reference)])
      expect(await bench.leaks()).toEqual([])
    },
  )
})

describe('without D1', () => {
  it.concurrent.each(away)('$locale: come again later ($faults)', async ({ locale, faults }) => {
    const t = translators[locale]
    const limit = allow(8_000)
    const measure = async () => {
      const elapsed = startStopwatch(faults)
      const reply = await ask(locale, reference, faults)
      return { reply, ms: elapsed() }
    }
    const { reply, ms } = await measure()
    expect(await leastTime(ms, limit, async () => (await measure()).ms)).toBeLessThan(limit)
    const { status, headers, text } = reply
    expect([status, headers.get('retry-after')]).toEqual([503, '30'])
    const { values, failure } = stateOf(readOpened(text))
    expect(failure).toBe(t('failure.inquiry'))
    expect(values).toEqual({ email: sent.fields.email, ticketNumber: reference })
    const incident = headers.get('x-request-id') ?? ''
    expect(mainOf(text)).toContain(t('failure.inquiry'))
    expect(mainOf(text)).toContain(incident)
    expect(await bench.lines()).toContainEqual(
      expect.objectContaining({ level: 'error', part: 'd1.inquiry', request: incident }),
    )
    expect(await bench.leaks()).toEqual([])
  })
})
