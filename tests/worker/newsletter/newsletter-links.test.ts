import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, otherLocale } from '#domain/site/locale'
import { tableTitle } from '#domain/site/route-titles'
import { routePath } from '#domain/site/routes'
import { doneAddress } from '#worker/newsletter/links'
import { sealToken } from '#worker/security/tokens'
import { forgeToken } from '../../support/forms/forge-token'
import { danglingIds } from '../../support/forms/form-markup'
import { openForm, post, postJson, readOpened, sendBody } from '../../support/forms/forms'
import { watchMail } from '../../support/forms/mails'
import { linksOf, pressLink, readDone, subscribe } from '../../support/forms/newsletter'
import { cookiesOf, formType } from '../../support/forms/posts'
import { workAt } from '../../support/forms/work-at'
import { mainOf, textOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { payloadPath } from '../../support/pages'
import { forgetVisitors, readRows } from '../../support/rows'
import { some } from '../../support/sample'
import { openSite, type Site } from '../../support/site'

let site: Site
let mails: ReturnType<typeof watchMail>
beforeAll(async () => {
  site = await openSite()
  mails = watchMail(site)
})
afterAll(async () => {
  await site.close()
})
beforeEach(() => forgetVisitors(site))

const email = 'canary@example.com'
const pageOf = { confirm: 'newsletterConfirm', leave: 'newsletterLeave' } as const
const tokenOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? ''
const stored = async () => {
  const [row] = await readRows(site, 'SELECT * FROM subscriptions')
  return row
}

/** The mailed links of a new subscriber in a language. */
async function linksIn(locale: 'ar' | 'en') {
  mails.forget()
  await subscribe(site, locale, { email })
  await site.cron()
  const mail = await mails.next()
  return linksOf(mail ?? { text: '' })
}

describe.each(some(locales, 1))('the links of the mail in %s', (locale) => {
  const t = translators[locale]

  it('show what will happen and a button, and change nothing by being opened', async () => {
    const links = await linksIn(locale)
    for (const [step, link] of Object.entries(links)) {
      const name = step as keyof typeof links
      for (const method of ['GET', 'HEAD', 'GET']) {
        const answer = await site.ask(link, { method })
        expect(answer.status).toBe(200)
        expect(answer.headers.get('cache-control')).toBe('no-store')
        expect(answer.headers.get('x-robots-tag')).toBe('noindex')
        expect(answer.headers.get('referrer-policy')).toBe('same-origin')
        expect(answer.headers.getSetCookie()).toEqual([])
      }
      const { html, own } = await openForm(site, link)
      expect(own).toEqual({ kind: 'subscription', subscription: { step, token: tokenOf(link) } })
      expect(mainOf(html)).toContain(t(`newsletter.button.${name}`))
      expect(textOf(html, 'title')).toContain(tableTitle(pageOf[name], locale))
      expect(danglingIds(html)).toEqual([])
      expect(await findMarkupErrors(html)).toEqual([])
    }
    expect(await stored()).toMatchObject({ status: 'pending', confirmed_at: null })
  })

  it('do what they say once their button is pressed, as often as it is', async () => {
    const { confirm, leave } = await linksIn(locale)
    let location = ''
    for (let turn = 0; turn < 2; turn += 1) {
      const reply = await pressLink(site, confirm)
      const page = routePath('newsletterConfirm', locale)
      expect([reply.status, readDone(reply)]).toEqual([303, { page, step: 'confirmed' }])
      location = reply.location
    }
    const done = await openForm(site, location)
    expect(mainOf(done.html)).toContain(t('newsletter.link.confirmed.title'))
    expect(done.html).toMatch(
      new RegExp(`outcome__next"><a class="[^"]+" href="${routePath('mediaCenter', locale)}"`),
    )
    expect(await findMarkupErrors(done.html)).toEqual([])
    expect(await stored()).toMatchObject({ status: 'confirmed' })
    for (let turn = 0; turn < 2; turn += 1) {
      const reply = await pressLink(site, leave)
      const page = routePath('newsletterLeave', locale)
      expect([reply.status, readDone(reply)]).toEqual([303, { page, step: 'left' }])
      const { html } = await openForm(site, reply.location)
      expect(mainOf(html)).toContain(t('newsletter.link.left.title'))
    }
    expect(await stored()).toMatchObject({ status: 'left', email: null, answers: null })
    const late = await pressLink(site, confirm)
    expect(readDone(late).step).toBe('gone')
    const { html } = await openForm(site, late.location)
    expect(mainOf(html)).toContain(t('newsletter.link.gone.title'))
    expect(await stored()).toMatchObject({ status: 'left' })
  })

  it('go to their twin in the other language, their token with them', async () => {
    const { confirm } = await linksIn(locale)
    const other = otherLocale(locale)
    const twin = routePath('newsletterConfirm', other)
    const reply = await post(site, twin, { token: tokenOf(confirm), intent: 'switch' })
    expect(reply.status).toBe(200)
    expect(readOpened(reply.text).own).toMatchObject({
      subscription: { step: 'confirm', token: tokenOf(confirm) },
    })
    expect(cookiesOf(reply.headers)[0]).toMatchObject({ name: 'i18n_redirected', value: other })
    expect(await stored()).toMatchObject({ status: 'pending' })
  })

  it('without a token, or with one that is no good, say so and what to do', async () => {
    const { confirm, leave } = await linksIn(locale)
    const week = 7 * 86_400_000
    const sealed = (purpose: string, until: number) =>
      sealToken(workAt(Date.now()), purpose, { until, address: 'x' })
    const wrong = [
      '',
      'nonsense',
      tokenOf(leave),
      forgeToken(tokenOf(confirm), -2),
      await sealed('receipt', Date.now() + week),
      await sealed('newsletter-confirm', Date.now() - 1),
    ]
    const page = routePath('newsletterConfirm', locale)
    for (const token of wrong) {
      for (const address of [`${page}?token=${token}`, ...(token ? [] : [page])]) {
        const { html, status } = await openForm(site, address)
        expect(status).toBe(200)
        expect(mainOf(html)).toContain(t('newsletter.link.confirmExpired.title'))
        expect(html).toMatch(
          new RegExp(`button--primary" href="${routePath('newsletter', locale)}"`),
        )
      }
      const reply = await post(site, page, { token })
      expect(reply.status).toBe(422)
      expect(mainOf(reply.text)).toContain(t('newsletter.link.confirmExpired.title'))
      expect(await findMarkupErrors(reply.text)).toEqual([])
    }
    const done = async (name: 'newsletterConfirm' | 'newsletterLeave', at: number) => {
      const address = await doneAddress(workAt(at), name, locale, 'left')
      return address.split('done=')[1]
    }
    const now = Date.now()
    const signed = await done('newsletterConfirm', now)
    for (const value of ['confirmed', 'left', 'gone', signed, `${signed}A`]) {
      const { html } = await openForm(site, `${page}?done=${value}`)
      expect(mainOf(html)).toContain(t('newsletter.link.confirmExpired.title'))
    }
    const left = routePath('newsletterLeave', locale)
    const old = await openForm(
      site,
      `${left}?done=${await done('newsletterLeave', now - 86_460_000)}`,
    )
    expect(mainOf(old.html)).toContain(t('newsletter.link.leaveUnknown.title'))
    expect(await stored()).toMatchObject({ status: 'pending' })
  })
})

describe('the links', () => {
  it('are good for a week to confirm, and for years to leave', async () => {
    const { confirm, leave } = await linksIn('en')
    expect(tokenOf(confirm)).not.toBe(tokenOf(leave))
    const { readLink, subscriptionLinks } = await import('#worker/newsletter/links')
    const day = 86_400_000
    const origin = 'http://localhost:8787'
    const then = { ...workAt(0), deployment: { origin } } as Parameters<typeof subscriptionLinks>[0]
    const made = await subscriptionLinks(then, 'ar', 'x')
    const at = (now: number, name: 'newsletterConfirm' | 'newsletterLeave', link: string) =>
      readLink({ ...then, now }, name, tokenOf(link))
    expect(await at(7 * day, 'newsletterConfirm', made.confirm)).toBe('x')
    expect(await at(7 * day + 1, 'newsletterConfirm', made.confirm)).toBe(null)
    expect(await at(2_000 * day, 'newsletterLeave', made.leave)).toBe('x')
  })

  it('are answered to a program as JSON', async () => {
    const { confirm } = await linksIn('en')
    const reply = await postJson(site, '/en/newsletter/confirm', { token: tokenOf(confirm) })
    expect(reply.status).toBe(201)
    expect(readDone(reply.json)).toEqual({ page: '/en/newsletter/confirm', step: 'confirmed' })
    expect((await postJson(site, '/en/newsletter/confirm', {})).status).toBe(422)
  })

  it('take what their page sends, and nothing else', async () => {
    const wrong = await postJson(site, '/en/newsletter/leave', { token: 'x', reason: 'y' })
    expect(wrong.status).toBe(422)
    const other = await postJson(site, '/en/newsletter/leave', { token: 'x', form: 'newsletter' })
    expect(other.status).toBe(400)
  })

  it('have payloads that nobody keeps, which hold no token', async () => {
    const { confirm } = await linksIn('ar')
    const answer = await site.ask(payloadPath('/newsletter/confirm'))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).not.toContain(tokenOf(confirm))
  })
})

describe('a mail program’s own button (RFC 8058)', () => {
  const body = 'List-Unsubscribe=One-Click'
  const press = (link: string, headers: Record<string, string> = {}) =>
    site.ask(link, { method: 'POST', body, headers: { 'content-type': formType, ...headers } })

  it.each(some(locales, 1))(
    'ends a subscription in %s without Origin, plainly, and repeats',
    async (locale) => {
      const { confirm, leave } = await linksIn(locale)
      await pressLink(site, confirm)
      for (let turn = 0; turn < 2; turn += 1) {
        const answer = await press(leave)
        expect(answer.status).toBe(200)
        expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
        expect(await answer.text()).toBe(`${translators[locale]('newsletter.leftPlain')}\n`)
      }
      expect(await stored()).toMatchObject({ status: 'left', email: null })
    },
  )

  it('may send it as multipart', async () => {
    const { leave } = await linksIn('ar')
    const part =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await site.ask(leave, { method: 'POST', body: part, headers })).status).toBe(200)
    expect(await stored()).toMatchObject({ status: 'left' })
  })

  it('is refused where another site’s page sends it, and where the token is no good', async () => {
    const { leave, confirm } = await linksIn('ar')
    expect((await press(leave, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await press(leave, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await press('/newsletter/leave')).status).toBe(422)
    expect((await press(`/newsletter/leave?token=${tokenOf(confirm)}`)).status).toBe(422)
    expect(await stored()).toMatchObject({ status: 'pending' })
  })

  it('confirms nothing', async () => {
    const { confirm } = await linksIn('ar')
    const reply = await sendBody(site, confirm, body, { 'content-type': formType })
    expect(reply.status).toBe(422)
    expect(await stored()).toMatchObject({ status: 'pending' })
  })
})
