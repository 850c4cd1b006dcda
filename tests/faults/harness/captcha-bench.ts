import { expect } from 'vitest'
import { translators } from '#client/translators.ts'
import { type FormName, forms } from '#domain/forms/registry'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { answers as formAnswers } from '../../support/forms/answers'
import { type CaptchaServer, openCaptchaServer } from '../../support/forms/captcha-server'
import { filled, openForm, post, type Reply, readOpened, stateOf } from '../../support/forms/forms'
import { newVisitor } from '../../support/forms/posts'
import { mainOf } from '../../support/html'
import { type Bench, openBench } from './bench'

type Fields = Record<string, string>

interface Filled {
  path: string
  fields: Fields
}

/** A submission with a provider's captcha response, and its result. */
interface Solved extends Filled {
  headers: Fields
  reply: Reply
}

export interface CaptchaBench {
  bench: Bench
  captcha: CaptchaServer
  /** Fills a form with a provider's captcha response instead of the embedded question. */
  fill: (locale: Locale, answers: Fields, form?: FormName) => Promise<Filled>
  sendWith: (locale: Locale, answers: Fields, headers?: Fields, form?: FormName) => Promise<Solved>
  /** Expects the specification's message, all typed values kept, and no stored row. */
  expectRefused: (locale: Locale, sent: Solved) => Promise<void>
  /** Answers the embedded question of the returned page as the same visitor. */
  answerEmbedded: (sent: Solved) => Promise<Reply>
  close: () => Promise<void>
}

/** A different form for each language, because each form has its own captcha action. */
export const formIn = { ar: 'openData', en: 'support' } as const satisfies Record<Locale, FormName>

export const turnstile = 'cf-turnstile-response'
export const recaptcha = 'g-recaptcha-response'

const words = 'A qanary message that is long enough.'
/** Canary values for the fields, so that a leak can be found. */
const planted = {
  fullName: 'Qanary Person',
  email: 'qanary@example.com',
  message: words,
  requestDetails: words,
}

/** Opens the site with a captcha provider that a local server simulates. */
export async function openCaptchaBench(provider: string, secret?: string): Promise<CaptchaBench> {
  const captcha = await openCaptchaServer()
  const bench = await openBench({
    CAPTCHA_PROVIDER: provider,
    CAPTCHA_SITE_KEY: 'a-site-key',
    CAPTCHA_SCRIPT_URL: captcha.scriptUrl(provider),
    CAPTCHA_VERIFY_URL: captcha.url,
    CAPTCHA_SECRET: secret ?? captcha.secret,
  })
  const fill: CaptchaBench['fill'] = async (locale, answers, form = 'support') => {
    const path = routePath(forms[form].page, locale)
    const opened = await openForm(bench.site, path)
    const typed = Object.entries(planted).filter(([name]) => name in formAnswers[form])
    const { captchaToken, captchaAnswer, ...fields } = filled(
      form,
      opened,
      Object.fromEntries(typed),
    )
    return { path, fields: { ...fields, ...answers } }
  }
  return {
    bench,
    captcha,
    fill,
    async sendWith(locale, answers, headers = newVisitor(), form) {
      const { path, fields } = await fill(locale, answers, form)
      return { path, fields, headers, reply: await post(bench.site, path, fields, headers) }
    },
    async expectRefused(locale, { reply, fields }) {
      expect(reply.status).toBe(422)
      // Only the contact form's message mentions a checkbox.
      const words = fields.form === 'support' ? 'validation.captchaBox' : 'validation.robot'
      expect(mainOf(reply.text)).toContain(translators[locale](words))
      const { values, idempotencyKey, captcha: shown } = stateOf(readOpened(reply.text))
      expect(idempotencyKey).toBe(fields.idempotencyKey)
      for (const name of Object.keys(planted)) {
        expect([name, values[name]]).toEqual([name, fields[name]])
      }
      expect(shown?.challenge).toContain('PBKDF2')
      expect(await bench.rowsOf(fields.idempotencyKey)).toEqual([])
    },
    answerEmbedded({ path, fields, reply, headers }) {
      const { token, sum } = readOpened(reply.text)
      const { [turnstile]: _, ...rest } = fields
      return post(bench.site, path, { ...rest, captchaToken: token, captchaAnswer: sum }, headers)
    },
    async close() {
      await bench.site.close()
      await captcha.close()
    },
  }
}
