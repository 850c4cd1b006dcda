import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FormName } from '#domain/forms/registry'
import { locales } from '#domain/site/locale'
import type { CaptchaServer } from '../../support/forms/captcha-server'
import { post, readOpened, stateOf } from '../../support/forms/forms'
import { newVisitor } from '../../support/forms/posts'
import { isSoak, some } from '../../support/sample'
import {
  type CaptchaBench,
  formIn,
  openCaptchaBench,
  recaptcha,
  turnstile,
} from '../harness/captcha-bench'

let one: CaptchaBench

describe('a provider that answers', () => {
  beforeAll(async () => {
    one = await openCaptchaBench('turnstile')
  })
  afterAll(() => one.close())
  beforeEach(() => {
    one.captcha.behave('well')
    one.captcha.verifications.length = 0
  })

  it.each(some(locales, 1))(
    'is asked with secret, response and address, and trusted, in %s',
    async (locale) => {
      const form = formIn[locale]
      const response = one.captcha.issue({ action: form })
      const sent = await one.sendWith(locale, { [turnstile]: response }, newVisitor(), form)
      expect(sent.reply.status).toBe(303)
      expect(one.captcha.verifications).toEqual([
        { secret: one.captcha.secret, response, remoteip: sent.headers['cf-connecting-ip'] },
      ])
      expect(await one.bench.rowsOf(sent.fields.idempotencyKey)).toHaveLength(1)
    },
  )

  it('is not asked again for a key that has its answer', async () => {
    const { path, fields } = await one.fill('en', { [turnstile]: one.captcha.issue() })
    const first = await post(one.bench.site, path, fields)
    const again = await post(one.bench.site, path, fields)
    expect([again.status, again.location]).toEqual([303, first.location])
    expect(one.captcha.verifications).toHaveLength(1)
  })

  it('is not asked for a form that is wrong anyway', async () => {
    const { path, fields } = await one.fill('en', { [turnstile]: one.captcha.issue() })
    expect((await post(one.bench.site, path, { ...fields, email: 'nobody' })).status).toBe(422)
    expect(one.captcha.verifications).toEqual([])
  })

  it.each([
    ['23 was used before', spend],
    ['24 is of another host', issue({ hostname: 'localhost.example.com' })],
    ['24 is of no host', issue({ hostname: '' })],
    ['has no time', issue({ challenge_ts: undefined })],
    ['is of another form', async () => one.captcha.issue({ action: 'newsletter' })],
    ['is older than the provider allows', issue({ ageMs: 301_000 })],
    ['comes from the future’s past', issue({ ageMs: Number.MAX_SAFE_INTEGER / 2e3 })],
    ['is made up', async () => 'response-of-nobody'],
    ['is longer than any', async () => 'x'.repeat(3_000)],
  ])('refuses a response that %s', async (_, makeResponse) => {
    for (const locale of locales) {
      const form = formIn[locale]
      const answers = { [turnstile]: await makeResponse(form) }
      await one.expectRefused(locale, await one.sendWith(locale, answers, newVisitor(), form))
    }
  })

  /** Returns a function that issues valid responses with these claims overridden. */
  function issue(claims: Parameters<CaptchaServer['issue']>[0]) {
    return async (action: FormName) => one.captcha.issue({ action, ...claims })
  }

  async function spend(form: FormName): Promise<string> {
    const response = one.captcha.issue({ action: form })
    const answers = { [turnstile]: response }
    expect((await one.sendWith('ar', answers, newVisitor(), form)).reply.status).toBe(303)
    return response
  }

  it('refuses a response that is too old by our own clock, whatever the provider says', async () => {
    const response = one.captcha.issue({ ageMs: 299_000 })
    const fault = { ...newVisitor(), 'x-fault': 'clock=+60' }
    await one.expectRefused('en', await one.sendWith('en', { [turnstile]: response }, fault))
  })

  it('is let into pages with such a form, and no others', async () => {
    const script = new URL(one.captcha.scriptUrl('turnstile')).origin
    const policyOf = async (path: string) => {
      const { headers } = await one.bench.site.ask(path)
      return [headers.get('content-security-policy'), headers.get('cross-origin-embedder-policy')]
    }
    const [policy, embedder] = await policyOf('/en/contact')
    expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-[^']+' ${script};`))
    expect(policy).toContain(`; connect-src 'self' ${script}; frame-src ${script};`)
    expect(embedder).toBe('unsafe-none')
    const [others, kept] = await policyOf('/en/contact/inquiry')
    expect([others?.includes(script), others?.includes('frame-src'), kept]).toEqual([
      false,
      false,
      'credentialless',
    ])
  })

  it('counts refusals towards the limit, and then the embedded one takes over', async () => {
    const visitor = newVisitor()
    for (let at = 0; at < 10; at++) {
      const { reply } = await one.sendWith('en', { [turnstile]: 'response-of-nobody' }, visitor)
      expect(reply.status).toBe(422)
    }
    const { reply } = await one.sendWith('en', { [turnstile]: one.captcha.issue() }, visitor)
    expect(reply.status).toBe(422)
    expect(stateOf(readOpened(reply.text)).captcha?.remote).toBeUndefined()
    expect(one.captcha.verifications).toHaveLength(10)
  })
})

// Each test opens its own site.
describe('other providers', { timeout: 60_000 }, () => {
  it('25 recaptcha-v3 asks for action and score', async () => {
    one = await openCaptchaBench('recaptcha-v3')
    try {
      for (const locale of locales) {
        const action = formIn[locale]
        const send = (claims: Parameters<CaptchaServer['issue']>[0]) => {
          const answers = { [recaptcha]: one.captcha.issue({ action, ...claims }) }
          return one.sendWith(locale, answers, newVisitor(), action)
        }
        expect((await send({ score: 0.5 })).reply.status).toBe(303)
        await one.expectRefused(locale, await send({ score: 0.49 }))
        await one.expectRefused(locale, await send({}))
        await one.expectRefused(locale, await send({ score: 0.9, action: 'login' }))
        await one.expectRefused(locale, await send({ score: 0.9, ageMs: 121_000 }))
      }
    } finally {
      await one.close()
    }
  })

  it.each(some(['recaptcha-v2', 'recaptcha-v2-invisible'], 1))(
    '%s has neither',
    async (provider) => {
      one = await openCaptchaBench(provider)
      try {
        const response = one.captcha.issue({ action: undefined })
        expect((await one.sendWith('ar', { [recaptcha]: response })).reply.status).toBe(303)
        await one.expectRefused('ar', await one.sendWith('ar', { [recaptcha]: response }))
        const foreign = one.captcha.issue({ hostname: 'example.com' })
        await one.expectRefused('en', await one.sendWith('en', { [recaptcha]: foreign }))
      } finally {
        await one.close()
      }
    },
  )

  it.each(isSoak ? ['', 'another-secret'] : [''])(
    'with the secret "%s" everything is refused',
    async (secret) => {
      one = await openCaptchaBench('turnstile', secret)
      try {
        for (const locale of locales) {
          const sent = await one.sendWith(locale, { [turnstile]: one.captcha.issue() })
          await one.expectRefused(locale, sent)
        }
      } finally {
        await one.close()
      }
    },
  )
})
