import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales } from '#domain/site/locale'
import { allow, leastTime, startStopwatch } from '../../support/fault-speed'
import type { Manner } from '../../support/forms/captcha-server'
import { post, postJson, readOpened, stateOf } from '../../support/forms/forms'
import { newVisitor } from '../../support/forms/posts'
import { proveWork } from '../../support/forms/step-up'
import { mainOf } from '../../support/html'
import { isSoak } from '../../support/sample'
import { type CaptchaBench, formIn, openCaptchaBench, turnstile } from '../harness/captcha-bench'

let one: CaptchaBench

/** Ways in which a provider is unavailable; the first is part of every run. */
const ways: [title: string, manner: Manner, faults: string][] = [
  ['20 hangs', 'hangs', 'fetch=slow:0'],
  ['21 answers 500', 'fails', ''],
  ['22 answers HTML', 'html', ''],
  ['resets the connection', 'resets', ''],
  ['lies that all is well', 'well', 'fetch=corrupt:{"success":1}'],
  ['answers in another shape', 'shapeless', ''],
  ['cannot be reached', 'well', 'fetch=fail'],
  ['stops in the middle', 'trickles', 'fetch=slow:0'],
  ['never connects', 'well', 'fetch=hang'],
  ['takes four seconds', 'well', 'fetch=slow:4000'],
]

describe('a provider that is away', () => {
  let minutes = 0
  const at = (seconds = 0, faults = '') =>
    [`clock=+${minutes * 60 + seconds}`, faults].filter(Boolean).join(', ')
  const someoneAt = (seconds = 0, faults = '') => ({
    ...newVisitor(),
    'x-fault': at(seconds, faults),
  })
  beforeAll(async () => {
    one = await openCaptchaBench('turnstile')
  })
  afterAll(() => one.close())
  beforeEach(async () => {
    // One successful response a minute later closes the circuit breaker of the previous test.
    minutes += 1
    one.captcha.behave('well')
    await one.sendWith('en', { [turnstile]: one.captcha.issue() }, someoneAt())
    one.captcha.verifications.length = 0
  })

  it.each(isSoak ? ways : ways.slice(0, 5))(
    '%s: the embedded one takes over, and nothing typed is lost',
    async (_, manner, faults) => {
      one.captcha.behave(manner)
      const all = await Promise.all(
        locales.map(async (locale) => {
          const form = formIn[locale]
          const measure = async () => {
            const elapsed = startStopwatch(faults)
            const answers = { [turnstile]: one.captcha.issue({ action: form }) }
            const sent = await one.sendWith(locale, answers, someoneAt(0, faults), form)
            return { sent, ms: elapsed() }
          }
          const limit = allow(8_000)
          const { sent, ms } = await measure()
          expect(await leastTime(ms, limit, async () => (await measure()).ms)).toBeLessThan(limit)
          return { locale, sent }
        }),
      )
      for (const { locale, sent } of all) {
        await one.expectRefused(locale, sent)
        expect((await one.answerEmbedded(sent)).status).toBe(303)
        expect(await one.bench.rowsOf(sent.fields.idempotencyKey)).toHaveLength(1)
      }
      expect(await one.bench.lines()).toContainEqual(
        expect.objectContaining({ level: 'warn', event: 'fallback', part: 'captcha' }),
      )
    },
  )

  it('the embedded one takes three an hour of one address, more with the step-up challenge', async () => {
    one.captcha.behave('fails')
    const visitor = someoneAt()
    for (const status of [303, 303, 303, 422]) {
      const sent = await one.sendWith('en', { [turnstile]: one.captcha.issue() }, visitor)
      const answered = await one.answerEmbedded(sent)
      expect(answered.status).toBe(status)
      if (status === 303) continue
      expect(mainOf(answered.text)).toContain(translators.en('answer.stepUp.form'))
      expect(stateOf(readOpened(answered.text)).values.message).toBe(sent.fields.message)
      const { [turnstile]: _, ...fields } = sent.fields
      const proven = { ...fields, altcha: await proveWork(fields.form ?? '') }
      expect((await post(one.bench.site, sent.path, proven, visitor)).status).toBe(303)
    }
    const other = await one.sendWith('ar', { [turnstile]: one.captcha.issue() }, someoneAt())
    expect((await one.answerEmbedded(other)).status).toBe(303)
    const later = { ...visitor, 'x-fault': at(3_601) }
    const sent = await one.sendWith('en', { [turnstile]: one.captcha.issue() }, later)
    expect((await one.answerEmbedded(sent)).status).toBe(303)
    minutes += 61
  })

  it('is left alone for half a minute after five failures, then asked again', async () => {
    one.captcha.behave('fails')
    for (let tried = 0; tried < 8; tried++) {
      const { reply } = await one.sendWith('en', { [turnstile]: one.captcha.issue() }, someoneAt())
      expect(reply.status).toBe(422)
    }
    expect(one.captcha.verifications).toHaveLength(5)
    one.captcha.behave('well')
    const ageMs = -minutes * 60_000
    const soon = await one.sendWith(
      'en',
      { [turnstile]: one.captcha.issue({ ageMs }) },
      someoneAt(25),
    )
    expect([soon.reply.status, one.captcha.verifications.length]).toEqual([422, 5])
    const later = await one.sendWith(
      'en',
      { [turnstile]: one.captcha.issue({ ageMs }) },
      someoneAt(31),
    )
    expect([later.reply.status, one.captcha.verifications.length]).toEqual([303, 6])
  })

  it('is away for programs too', async () => {
    one.captcha.behave('html')
    const { path, fields } = await one.fill('ar', { [turnstile]: one.captcha.issue() })
    const { status, json } = await postJson(one.bench.site, path, fields, someoneAt())
    expect([status, json.form.issues]).toEqual([
      422,
      [{ field: 'captcha', message: translators.ar('validation.captchaBox') }],
    ])
    expect(json.form.captcha.challenge).toContain('PBKDF2')
  })

  it('nothing of what was sent stands in the log', async () => {
    const log = JSON.stringify(await one.bench.site.log())
    expect(log).not.toContain(one.captcha.secret)
    expect(log).not.toMatch(/response-[0-9a-f]{8}|qanary/i)
  })
})
