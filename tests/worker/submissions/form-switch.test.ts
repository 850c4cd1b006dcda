import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { danglingIds, shownValues } from '../../support/forms/form-markup'
import { openForm, post, readOpened, stateOf, supportFields } from '../../support/forms/forms'
import { cookiesOf, newVisitor } from '../../support/forms/posts'
import { findTag } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { countRows } from '../../support/rows'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const turns = locales.map((from) => ({
  from,
  to: from === 'ar' ? ('en' as const) : ('ar' as const),
}))

describe.each(turns)('the language switch on a form, $from to $to', ({ from, to }) => {
  const here = routePath('contact', from)
  const twin = routePath('contact', to)

  it('sends the form itself to its twin', async () => {
    const { html } = await openForm(site, here)
    const button = findTag(html, 'button', { name: 'intent', value: 'switch' })
    expect(button?.attributes).toMatchObject({ formaction: twin, formnovalidate: '' })
    expect(findTag(html, 'form', { id: button?.attributes.form ?? '' })?.attributes.method).toBe(
      'post',
    )
  })

  it('shows what was typed in the other language, however wrong, and checks nothing', async () => {
    const opened = await openForm(site, here)
    const typed = {
      mainType: 'TECH',
      type: 'website',
      fullName: '<b>"x\'',
      email: 'half@',
      message: '\n</textarea> كلمة\r\nthen',
    }
    const fields = { ...supportFields(opened, typed), intent: 'switch' }
    const reply = await post(site, twin, fields)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-language')).toBe(to)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const again = readOpened(reply.text)
    expect(again.key).toBe(opened.key)
    expect(stateOf(again)).toMatchObject({
      values: { ...typed, message: '\n</textarea> كلمة\nthen' },
      issues: [],
      failure: null,
    })
    expect(shownValues(reply.text).fullName).toBe(typed.fullName)
    expect(reply.text).not.toContain('<b>"x')
    expect(danglingIds(reply.text)).toEqual([])
    expect(await findMarkupErrors(reply.text)).toEqual([])
    const right = supportFields(again)
    expect((await post(site, twin, right)).status).toBe(303)
  })

  it('keeps the choice of language, and nothing else', async () => {
    const counts = () =>
      Promise.all(
        ['submissions', 'rate_limit_hits', 'spent_captchas'].map((table) => countRows(site, table)),
      )
    const before = await counts()
    const opened = await openForm(site, here)
    const reply = await post(site, twin, { ...supportFields(opened), intent: 'switch' })
    expect(cookiesOf(reply.headers)).toEqual([
      {
        name: 'i18n_redirected',
        value: to,
        attributes: ['httponly', 'max-age=31536000', 'path=/', 'samesite=lax', 'secure'],
      },
    ])
    expect(await counts()).toEqual(before)
  })

  it('keeps the proof of a captcha that was passed', async () => {
    const fields = { form: 'support', intent: 'switch', captchaPassed: '"><b>proof' }
    const { text } = await post(site, twin, fields)
    const proof = findTag(text, 'input', { name: 'captchaPassed' })
    expect(proof?.attributes.value).toBe(fields.captchaPassed)
    expect(text).not.toContain('<b>proof')
  })

  it('works on an empty form, and on the inquiry', async () => {
    const place = routePath('inquiry', to)
    const fields = { form: 'inquiry', email: 'a@b', ticketNumber: 'info ١', intent: 'switch' }
    const reply = await post(site, place, fields)
    expect(reply.status).toBe(200)
    expect(stateOf(readOpened(reply.text)).values).toEqual({ email: 'a@b', ticketNumber: 'info ١' })
    expect((await post(site, twin, { form: 'support', intent: 'switch' })).status).toBe(200)
  })

  it('costs no try, however often it is pressed', async () => {
    const visitor = newVisitor()
    for (let turn = 0; turn < 12; turn += 1) {
      const fields = { form: 'inquiry', email: 'a@b.cd', ticketNumber: 'x', intent: 'switch' }
      expect((await post(site, routePath('inquiry', to), fields, visitor)).status).toBe(200)
    }
  })
})
