import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, otherLocale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { shownValues } from '../../support/forms/form-markup'
import {
  askAfter,
  openForm,
  post,
  readOpened,
  sendSupport,
  stateOf,
} from '../../support/forms/forms'
import { newVisitor } from '../../support/forms/posts'
import { findTag, tagsOf } from '../../support/html'
import { some } from '../../support/sample'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite({ samples: true })
})
afterAll(() => site.close())

const marketplace = { ar: 'السوق الإلكتروني', en: 'E-marketplace' }

/** The hrefs of a page's links to another page, with their query strings. */
function linksTo(html: string, path: string): string[] {
  return tagsOf(html).flatMap(({ name, attributes: { href = '' } }) =>
    name === 'a' && (href === path || href.startsWith(`${path}?`)) ? [href] : [],
  )
}

describe.each(some(locales, 1))('a question about a service in %s', (locale) => {
  const t = translators[locale]
  const contact = routePath('contact', locale)
  const line = (of: 'ar' | 'en') => translators[of]('contact.about', { service: marketplace[of] })

  it('leads from the service to a form with kind and subject, without script', async () => {
    const page = await site.ask(routePath('service', locale, { slug: 'e-marketplace' }))
    const [link = ''] = linksTo(await page.text(), contact).filter((href) => href.includes('?'))
    expect(link.replace('&amp;', '&')).toBe(`${contact}?kind=INFO&about=e-marketplace`)
    const { html, status } = await openForm(site, `${contact}?kind=INFO&about=e-marketplace`)
    expect(status).toBe(200)
    expect(shownValues(html)).toMatchObject({ mainType: 'INFO', type: 'e-marketplace' })
    expect(shownValues(html).message?.trim()).toBe(line(locale))
    expect(findTag(html, 'link', { rel: 'canonical' })?.attributes.href).toMatch(
      new RegExp(`${contact}$`),
    )
  })

  it('ignores what names nothing', async () => {
    const queries = ['kind=NEWS', 'kind=info', 'about=nothing', 'about=../x', 'kind=&about=', 'x=y']
    for (const query of queries) {
      const { html, status } = await openForm(site, `${contact}?${query}`)
      expect(status).toBe(200)
      expect(shownValues(html)).toMatchObject({ mainType: undefined, message: '' })
    }
    const { html } = await openForm(site, `${contact}?kind=TECH&about=nothing`)
    expect(shownValues(html)).toMatchObject({ mainType: 'TECH', message: '' })
  })

  it('keeps both in the other language, the service by its name there', async () => {
    const other = otherLocale(locale)
    const opened = await openForm(site, `${contact}?kind=INFO&about=e-marketplace`)
    const { values } = stateOf(opened)
    const fields = { form: 'support', ...values, message: `${values.message}Why?` }
    const reply = await post(site, routePath('contact', other), { ...fields, intent: 'switch' })
    expect(reply.status).toBe(200)
    expect(stateOf(readOpened(reply.text)).values).toMatchObject({
      mainType: 'INFO',
      type: 'e-marketplace',
      message: `${line(other)}\n\nWhy?`,
    })
  })

  it('has another subject where the service has none of its own', async () => {
    const { html } = await openForm(site, `${contact}?about=health-insurance-service`)
    expect(shownValues(html)).toMatchObject({ mainType: undefined, type: 'other' })
    expect(t('contact.formTitle')).not.toBe('')
  })
})

describe.each(some(locales, 1))('a receipt in %s', (locale) => {
  const path = routePath('inquiry', locale)

  it('leads to the inquiry with its number filled in, and nothing else', async () => {
    const { reply, fields } = await sendSupport(site, routePath('contact', locale))
    const { html, own } = await openForm(site, reply.location)
    const receipt = own?.kind === 'receipt' ? own.receipt : null
    expect(linksTo(html, path)).toContain(receipt?.track)
    const opened = await openForm(site, receipt?.track ?? '')
    expect(stateOf(opened).values).toEqual({ ticketNumber: receipt?.reference })
    expect(findTag(opened.html, 'input', { name: 'ticketNumber' })?.attributes.value).toBe(
      receipt?.reference,
    )
    const [body = ''] = receipt?.track.split('track=')[1]?.split('.') ?? []
    expect(Buffer.from(body, 'base64url').toString()).not.toContain(fields.email)
    const twin = routePath('inquiry', otherLocale(locale))
    const values = { form: 'inquiry', ...stateOf(opened).values, intent: 'switch' }
    const switched = await post(site, twin, values)
    expect(stateOf(readOpened(switched.text)).values).toEqual(stateOf(opened).values)
  })

  it('fills nothing in by a token that is none', async () => {
    for (const token of ['', 'INFO-1234', 'eyJyZWZlcmVuY2UiOiJJTkZPLTEyMzQifQ.x']) {
      const opened = await openForm(site, `${path}?track=${token}`)
      expect(opened.status).toBe(200)
      expect(stateOf(opened).values).toEqual({})
    }
  })
})

describe('a number that is typed', () => {
  it.each(['1234', '#INFO-1234', ' # ١٢٣٤ ', 'info 12 34', 'INFO-12 34'])(
    'as “%s” is found',
    async (typed) => {
      const reply = await askAfter(site, '/en/contact/inquiry', typed, 'visitor@example.com')
      expect(reply.status).toBe(303)
    },
  )

  it('as digits alone of somebody else is not found, and counts for the same limit', async () => {
    const ask = (typed: string) =>
      askAfter(site, '/en/contact/inquiry', typed, 'somebody.else@example.com', visitor)
    const visitor = newVisitor()
    for (const typed of ['1234', 'INFO-1234', '12 34', '#1234', 'info1234']) {
      expect((await ask(typed)).status).toBe(422)
    }
    expect((await ask('1234')).status).toBe(429)
  })
})

it.each(['/media-center/invitation', '/en/media-center/invitation'])(
  'no field of %s shows the language of the browser',
  async (path) => {
    const { html } = await openForm(site, path)
    expect(findTag(html, 'input', { name: 'eventDate' })?.attributes.type).toBe('text')
    const native = tagsOf(html).filter(({ attributes }) =>
      /^(?:date|time|month|week|number)/.test(attributes.type ?? ''),
    )
    expect(native).toEqual([])
  },
)
