import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { answers } from '../../support/forms/answers'
import {
  danglingIds,
  errorBeside,
  invalidControls,
  shownValues,
  summaryOf,
} from '../../support/forms/form-markup'
import { openForm, post, readOpened, stateOf, supportFields } from '../../support/forms/forms'
import { naughty } from '../../support/forms/naughty'
import { textOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { countRows, forgetVisitors } from '../../support/rows'
import { some } from '../../support/sample'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const all = ['mainType', 'type', 'fullName', 'email', 'message', 'captcha']
const long = (length: number) => 'ب'.repeat(length)

interface Wrong {
  field: string
  what: string
  typed: string
}

const is = (field: string, what: string, typed: string): Wrong => ({ field, what, typed })

/** Invalid inputs with the messages that the specification requires. */
const refusals: { en: string; ar: string; wrong: Wrong[] }[] = [
  {
    en: 'Name field is required',
    ar: 'حقل الاسم مطلوب',
    wrong: [
      is('fullName', 'nothing', ''),
      is('fullName', 'nothing to see', ' \t\u200b\u2003\u3164'),
    ],
  },
  {
    en: 'Enter at least 2 characters',
    ar: 'اكتب حرفين على الأقل',
    wrong: [is('fullName', 'one letter', 'ن'), is('fullName', 'one grapheme', 'e\u0301')],
  },
  {
    en: 'Enter at most 120 characters',
    ar: 'لا تتجاوز 120 حرفًا',
    wrong: [is('fullName', '121 letters', long(121)), is('fullName', '50,000', 'x'.repeat(50_000))],
  },
  {
    en: 'Invalid email',
    ar: 'البريد الإلكتروني غير صالح',
    wrong: [
      is('email', 'nothing', ''),
      is('email', 'a word', 'noura'),
      is('email', 'no domain', 'noura@'),
      is('email', 'a space in it', 'a b@example.com'),
      is('email', 'a header in it', 'a@example.com\r\nBcc: b@example.com'),
      is('email', '262 bytes', `${'a'.repeat(250)}@example.com`),
    ],
  },
  {
    en: 'Enter at least 10 characters',
    ar: 'اكتب 10 أحرف على الأقل',
    wrong: [is('message', 'a word', 'كلمة')],
  },
  {
    en: 'Enter at most 4000 characters',
    ar: 'لا تتجاوز 4000 حرف',
    wrong: [is('message', '4,001 letters', long(4_001))],
  },
  {
    en: 'Required',
    ar: 'هذا الحقل مطلوب',
    wrong: [is('message', 'nothing', ''), is('mainType', 'nothing', ''), is('type', 'nothing', '')],
  },
  {
    en: 'Invalid input',
    ar: 'القيمة المدخلة غير صالحة',
    wrong: [
      is('fullName', 'a tower of marks', `Noura${'\u0321'.repeat(9)}`),
      is('mainType', 'no kind of this form', 'DATA'),
      is('mainType', 'a name of members', '__proto__'),
      is('type', 'no topic', 'nonsense'),
    ],
  },
  {
    en: 'Please check the reCAPTCHA box to proceed',
    ar: 'يرجى تحديد مربع التحقق (reCAPTCHA) للمتابعة',
    wrong: [is('captchaAnswer', 'nothing', '')],
  },
]
const wrongs = refusals.flatMap(({ wrong, ...words }) => wrong.map((one) => ({ ...one, words })))

describe.each(locales)('a support request in %s that is wrong', (locale) => {
  const path = routePath('contact', locale)
  const mark = { ar: 'خطأ:', en: 'Error:' }[locale]

  it('everywhere comes back with every field named, in their order', async () => {
    const { key } = await openForm(site, path)
    const reply = await post(site, path, { form: 'support', idempotencyKey: key })
    expect(reply.status).toBe(422)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('x-robots-tag')).toBe('noindex')
    expect(reply.headers.get('content-language')).toBe(locale)
    expect(textOf(reply.text, 'title')).toMatch(new RegExp(`^${mark} `))
    expect(summaryOf(reply.text).map(({ field }) => field)).toEqual(all)
    expect(stateOf(readOpened(reply.text)).issues.map(({ field }) => field)).toEqual(all)
    expect(invalidControls(reply.text)).toEqual([...all.slice(0, 5), 'captchaAnswer'])
    expect(danglingIds(reply.text)).toEqual([])
    expect(await findMarkupErrors(reply.text)).toEqual([])
  })

  it.each(wrongs)(
    'in $field by $what is told so, and nothing else',
    async ({ field, typed, words: both }) => {
      const opened = await openForm(site, path)
      const fields = supportFields(opened, { [field]: typed })
      const reply = await post(site, path, fields)
      const words = both[locale]
      const named = field === 'captchaAnswer' ? 'captcha' : field
      expect(reply.status).toBe(422)
      const summary = summaryOf(reply.text)
      expect(summary.map((one) => one.field)).toEqual([named])
      expect(summary[0]?.text).toContain(words)
      expect(errorBeside(reply.text, named)).toBe(`${mark} ${words}`)
      expect(invalidControls(reply.text)).toEqual([field])
      expect(danglingIds(reply.text)).toEqual([])
      expect(await findMarkupErrors(reply.text)).toEqual([])
      expect(readOpened(reply.text).key).toBe(opened.key)
    },
  )

  it('keeps all that was typed, whatever it is', async () => {
    const typed = {
      mainType: 'SUGG',
      type: 'open-data',
      fullName: `"'><b>&amp; ${long(130)}`,
      email: 'half@',
      message: '\n </textarea><script>alert(1)</script>\n\nثم سطر',
    }
    const opened = await openForm(site, path)
    const reply = await post(site, path, supportFields(opened, typed))
    expect(shownValues(reply.text)).toEqual(typed)
    expect(stateOf(readOpened(reply.text)).values).toEqual({ ...answers.support, ...typed })
    expect(reply.text).not.toContain('<b>&amp;')
    expect(reply.text).not.toContain('<script>alert')
  })

  it('may be sent again as it came back, with what was missing', async () => {
    const opened = await openForm(site, path)
    const wrong = supportFields(opened, { email: '' })
    const again = readOpened((await post(site, path, wrong)).text)
    expect(again.token).not.toBe(opened.token)
    const right = supportFields(again)
    expect((await post(site, path, right)).status).toBe(303)
  })
})

describe('what was refused', () => {
  it('has left nothing behind', async () => {
    await forgetVisitors(site)
    for (const { field, typed } of wrongs) {
      const opened = await openForm(site, '/contact')
      expect((await post(site, '/contact', supportFields(opened, { [field]: typed }))).status).toBe(
        422,
      )
    }
    for (const table of ['submissions', 'mails', 'spent_captchas', 'rate_limit_hits']) {
      expect([table, await countRows(site, table)]).toEqual([table, 0])
    }
  })
})

const fields = ['mainType', 'type', 'fullName', 'email', 'message', 'captchaAnswer', 'captchaToken']

describe('a text that has broken forms before', () => {
  it.each(some(naughty, 12))(
    '%s, is taken or refused in each field, never broken',
    async (_, text) => {
      for (const field of fields) {
        const opened = await openForm(site, '/en/contact')
        const reply = await post(site, '/en/contact', supportFields(opened, { [field]: text }))
        const found = [field, reply.status]
        expect([
          [field, 303],
          [field, 422],
        ]).toContainEqual(found)
        if (reply.status === 303) continue
        if (/[<>"]/.test(text)) expect(reply.text).not.toContain(text)
        expect(danglingIds(reply.text)).toEqual([])
      }
    },
  )

  it.each(some(naughty, 12))('%s, is shown again as sound markup', async (_, text) => {
    const opened = await openForm(site, '/contact')
    const typed = { fullName: text, message: text, email: 'none' }
    const reply = await post(site, '/contact', supportFields(opened, typed))
    expect(reply.status).toBe(422)
    expect(await findMarkupErrors(reply.text)).toEqual([])
  })
})
