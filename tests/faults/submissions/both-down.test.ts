import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales } from '#domain/site/locale'
import { allow, leastTime } from '../../support/fault-speed'
import { answers } from '../../support/forms/answers'
import { post, postJson, readOpened, stateOf } from '../../support/forms/forms'
import { findTag, mainOf, tagsOf, textOf } from '../../support/html'
import { some } from '../../support/sample'
import { allDown, type Bench, lineOf, openBench, type Sent } from '../harness/bench'

let bench: Bench
beforeAll(async () => {
  bench = await openBench({ SUBMITS_PER_TEN_MINUTES: '100' })
})
afterAll(() => bench.site.close())

const typed = { fullName: 'Qanary & <b>"Sons"', message: 'Two lines,\r\nand a "qanary" <i>.' }

/** Fields of a refused form's page, as a browser without JavaScript sends them again. */
function fieldsShown(html: string): Record<string, string> {
  const state = stateOf(readOpened(html))
  const [form = ''] = html.match(/<form class="form".*?<\/form>/s) ?? []
  const hidden = tagsOf(form).flatMap(({ name, attributes }) =>
    name === 'input' && attributes.type === 'hidden' && attributes.name
      ? [[attributes.name, attributes.value ?? ''] as const]
      : [],
  )
  return { ...state.values, ...Object.fromEntries(hidden) }
}

const passOf = (html: string) => findTag(html, 'input', { name: 'captchaPassed' })?.attributes.value

describe.each(some(locales, 1))('while D1 and KV are both down, a request in %s', (locale) => {
  const t = translators[locale]
  let sent: Sent
  beforeAll(async () => {
    sent = await bench.send(locale, { faults: allDown, typed })
  })

  it('is refused with 503, and told when to come again', () => {
    const { status, headers } = sent.reply
    expect([status, headers.get('retry-after')]).toEqual([503, '30'])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })

  it("comes back with the form's sentence, all that was typed and the same key", () => {
    const { text } = sent.reply
    const { values, idempotencyKey, issues } = stateOf(readOpened(text))
    const { fullName, message } = sent.fields
    const written = Object.keys(answers.support).map((name) => [
      name,
      sent.fields[name]?.replaceAll('\r\n', '\n'),
    ])
    expect(mainOf(text)).toContain(t('failure.submit'))
    expect(textOf(text, 'title')).toContain(t('form.error'))
    expect(issues).toEqual([])
    expect(idempotencyKey).toBe(sent.fields.idempotencyKey)
    expect(values).toEqual(Object.fromEntries(written))
    expect(findTag(text, 'input', { name: 'fullName' })?.attributes.value).toBe(fullName)
    expect(findTag(text, 'input', { name: 'mainType', value: 'INFO' })?.attributes).toHaveProperty(
      'checked',
    )
    expect(textOf(text, 'textarea')).toBe(message?.replace(/\s+/g, ' '))
  })

  it('shows that nothing is lost, and an incident number, which is the answer’s and stands in the log', async () => {
    const incident = sent.reply.headers.get('x-request-id') ?? ''
    expect(mainOf(sent.reply.text)).toContain(t('answer.kept'))
    expect(mainOf(sent.reply.text)).toContain(incident)
    expect(await lineOf(bench, sent)).toMatchObject({ outcome: 'unavailable', status: 503 })
    const failures = (await bench.lines()).filter(({ level }) => level === 'error')
    expect(failures).toContainEqual(
      expect.objectContaining({ event: 'failure', part: 'outbox.put', request: incident }),
    )
  })

  it('is taken once they are back, without another captcha, as one row', async () => {
    expect(passOf(sent.reply.text)).toBeTruthy()
    const shown = fieldsShown(sent.reply.text)
    expect(shown).not.toHaveProperty('captchaToken')
    const stillDown = await post(bench.site, sent.path, shown, { 'x-fault': allDown })
    expect(stillDown.status).toBe(503)
    const later = fieldsShown(stillDown.text)
    const [reply, twice] = await Promise.all([
      post(bench.site, sent.path, later),
      post(bench.site, sent.path, later),
    ])
    expect([reply.status, twice.status, twice.location]).toEqual([303, 303, reply.location])
    const { isPending, reference } = await bench.receiptOf({ ...sent, reply })
    expect(isPending).toBe(false)
    expect(await bench.rowsOf(sent.fields.idempotencyKey)).toMatchObject([
      { reference, events: 1, mails: 1 },
    ])
  })

  it('is told to a program as a problem with the form in it', async () => {
    const headers = { 'x-fault': allDown }
    const { fields } = await bench.send(locale, { faults: allDown })
    const { captchaPassed, captchaToken, captchaAnswer, ...rest } = fields
    const first = await postJson(bench.site, sent.path, fields, headers)
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '30'])
    expect(first.headers.get('content-type')).toContain('application/problem+json')
    expect(first.json).toMatchObject({
      status: 503,
      form: {
        idempotencyKey: fields.idempotencyKey,
        failure: t('failure.submit'),
        incident: first.headers.get('x-request-id'),
        values: { fullName: fields.fullName },
      },
    })
    const { passed } = first.json.form.captcha
    const second = await postJson(bench.site, sent.path, { ...rest, captchaPassed: passed })
    expect(second.status).toBe(201)
  })

  it('cannot lend its pass to another', async () => {
    const pass = { ...fieldsShown(sent.reply.text), idempotencyKey: crypto.randomUUID() }
    const reply = await post(bench.site, sent.path, pass)
    expect(reply.status).toBe(422)
    expect(mainOf(reply.text)).toContain(t('validation.captchaBox'))
  })

  it('cannot use its pass when half an hour is over', async () => {
    const late = await bench.send(locale, { faults: allDown })
    const shown = fieldsShown(late.reply.text)
    const reply = await post(bench.site, sent.path, shown, { 'x-fault': 'clock=+1801' })
    expect(reply.status).toBe(422)
    expect(await bench.rowsOf(late.fields.idempotencyKey)).toEqual([])
  })
})

describe('while D1 and KV', () => {
  it.concurrent.each([
    ['both hang', 'd1=hang, kv=hang, outbox=hang', 503],
    ['both take ten seconds', 'd1=slow:10000, kv=slow:10000, outbox=slow:10000', 503],
    ['are down, and the limiter and the cache too', `${allDown}, limiter=fail, cache=fail`, 503],
    ['serve reads only', 'd1.write=fail, outbox=lose', 503],
    ['are down but for the outbox', 'd1=fail, kv=fail', 303],
  ])('%s, nothing is lost and the answer comes in time', async (_, faults, status) => {
    const sent = await Promise.all(locales.map((locale) => bench.send(locale, { faults })))
    const limit = allow(8_000)
    for (const { locale, reply, ms, fields } of sent) {
      expect(reply.status).toBe(status)
      const measure = async () => {
        const again = await bench.send(locale, { faults })
        expect(again.reply.status).toBe(status)
        return again.ms
      }
      expect(await leastTime(ms, limit, measure)).toBeLessThan(limit)
      if (status === 503) expect(stateOf(readOpened(reply.text)).values.email).toBe(fields.email)
    }
  })

  it('nothing of it stands in the log', async () => {
    expect(await bench.leaks()).toEqual([])
  })
})
