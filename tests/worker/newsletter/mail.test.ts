import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { createFormat } from '#domain/dates/format'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { statusMail } from '#worker/mail/mail-text'
import { openForm, sendSupport } from '../../support/forms/forms'
import { watchMail } from '../../support/forms/mails'
import { findTag } from '../../support/html'
import { findMailErrors } from '../../support/markup'
import { countRows, forgetVisitors, readRows } from '../../support/rows'
import { openSite, origin, type Site } from '../../support/site'

let site: Site
let post: ReturnType<typeof watchMail>
beforeAll(async () => {
  site = await openSite()
  post = watchMail(site)
})
afterAll(async () => {
  await site.close()
})
beforeEach(async () => {
  await forgetVisitors(site)
  post.forget()
})

const typed = {
  fullName: 'Canary <b>Name</b>',
  email: 'canary@example.com',
  message: 'A canary that sings https://evil.example/ at dawn',
}

describe.each(locales)('the mail for a request in %s', (locale) => {
  const t = translators[locale]

  it('says number, due date in both calendars and the way to follow it, and nothing that was typed', async () => {
    await sendSupport(site, routePath('contact', locale), typed)
    await site.cron()
    const mails = await post.sent(1)
    expect(mails).toHaveLength(1)
    const [mail] = mails
    const [row] = await readRows(site, 'SELECT reference, due_on FROM submissions')
    const reference = String(row?.reference)
    const due = createFormat({ locale, digits: 'latn' }).date(String(row?.due_on))
    const from = `"${t('site.name')}" <no-reply@example.com>`
    expect(mail).toMatchObject({ from, to: typed.email })
    expect(mail?.subject).toBe(t('mail.registered.subject', { reference }))
    const link = origin + routePath('inquiry', locale)
    for (const body of [mail?.text ?? '', mail?.html ?? '']) {
      for (const part of [reference, due.gregorian, due.hijri, link, t('site.name')]) {
        expect(body).toContain(part)
      }
      expect(body).not.toMatch(/canary|Canary|evil|dawn/)
    }
    expect(mail?.html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(await findMailErrors(mail?.html ?? '')).toEqual([])
  })

  it('leads to an inquiry in which the number is filled in, and is not in the address', async () => {
    await sendSupport(site, routePath('contact', locale), typed)
    await site.cron()
    const [mail] = await post.sent(1)
    const [row] = await readRows(site, 'SELECT reference FROM submissions')
    const follow = `${origin}${routePath('inquiry', locale)}?track=`
    const [link = ''] = mail?.text.split(/\s+/).filter((word) => word.startsWith(follow)) ?? []
    expect(link).not.toContain(String(row?.reference))
    const { html } = await openForm(site, link.slice(origin.length))
    const shown = (name: string) => findTag(html, 'input', { name })?.attributes.value
    expect([shown('ticketNumber'), shown('email')]).toEqual([row?.reference, undefined])
  })
})

describe('the mail about a request that waits for its sender', () => {
  it.each(locales)('says in %s where to add what is asked for', (locale) => {
    const t = translators[locale]
    const reply = { reference: 'INFO-1234', status: 'needs_information', dueOn: null } as const
    const { text } = statusMail(locale, 'https://example.com', { ...reply, reply: null })
    expect(text).toContain(t('mail.status.wanted'))
    expect(text).not.toContain(t('status.needs_information.text'))
  })
})

describe('cron', () => {
  it('sends a mail once, however often it runs', async () => {
    await sendSupport(site, '/contact', typed)
    for (let turn = 0; turn < 3; turn += 1) await site.cron()
    expect(await post.sent(1)).toHaveLength(1)
    const [row] = await readRows(site, 'SELECT * FROM mails')
    expect(row).toMatchObject({ next_at: null, attempts: 1 })
    expect(Number(row?.sent_at)).toBeGreaterThan(Number(row?.created_at))
  })

  it('sends a mail once, when it runs several times at once', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await sendSupport(site, '/contact', { ...typed, email: `canary${turn}@example.com` })
    }
    await Promise.all(Array.from({ length: 5 }, () => site.cron()))
    const mails = await post.sent(4)
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'canary0@example.com',
      'canary1@example.com',
      'canary2@example.com',
      'canary3@example.com',
    ])
    expect(await countRows(site, 'mails', 'sent_at IS NOT NULL')).toBe(4)
  })

  it('sends at most five a day to one address, in whatever case, and the others later', async () => {
    for (let turn = 0; turn < 7; turn += 1) {
      const email = turn % 2 ? 'CANARY@example.com' : 'canary@Example.com'
      await sendSupport(site, '/contact', { ...typed, email })
    }
    await sendSupport(site, '/contact', { ...typed, email: 'other@example.com' })
    await site.cron()
    const first = await post.sent(6)
    expect(first.filter(({ to }) => /^canary@/i.test(to))).toHaveLength(5)
    expect(first).toHaveLength(6)
    await site.cron()
    expect(await post.sent()).toEqual([])
    expect(await countRows(site, 'mails', 'next_at IS NOT NULL')).toBe(2)
    const { DB } = await site.env()
    await DB.prepare('UPDATE mails SET sent_at = sent_at - 86401000').run()
    await DB.prepare('UPDATE mails SET next_at = 0 WHERE next_at IS NOT NULL').run()
    await site.cron()
    expect(await post.sent(2)).toHaveLength(2)
  })

  it('sends none before its time', async () => {
    await sendSupport(site, '/contact', typed)
    const { DB } = await site.env()
    await DB.prepare('UPDATE mails SET next_at = next_at + 60000').run()
    await site.cron()
    expect(await post.sent()).toEqual([])
  })

  it('sends none about a request that was sent twice, or was refused', async () => {
    const { fields, reply } = await sendSupport(site, '/contact', typed)
    expect(reply.status).toBe(303)
    const { reply: refused } = await sendSupport(site, '/contact', {
      ...fields,
      captchaAnswer: '1',
    })
    expect(refused.location).toBe(reply.location)
    await sendSupport(site, '/contact', { email: 'none' })
    await site.cron()
    expect(await post.sent(1)).toHaveLength(1)
  })

  it('tries what cannot be unlocked again later, for three days, and sends the others', async () => {
    await sendSupport(site, '/contact', typed)
    const { DB } = await site.env()
    await DB.prepare("UPDATE mails SET recipient = 'AAAA'").run()
    await sendSupport(site, '/contact', { ...typed, email: 'other@example.com' })
    const now = Date.now()
    await site.cron()
    expect((await post.sent(1)).map(({ to }) => to)).toEqual(['other@example.com'])
    const [row] = await readRows(site, "SELECT * FROM mails WHERE recipient = 'AAAA'")
    expect(row).toMatchObject({ attempts: 1, sent_at: null })
    expect(Number(row?.next_at) - now).toBeGreaterThan(110_000)
    await DB.prepare(
      "UPDATE mails SET next_at = 0, created_at = created_at - 259300000 WHERE recipient = 'AAAA'",
    ).run()
    await site.cron()
    const [given] = await readRows(site, "SELECT * FROM mails WHERE recipient = 'AAAA'")
    expect(given).toMatchObject({ attempts: 1, next_at: null, sent_at: null })
  })
})

describe('the log of mail', () => {
  it('names no address', async () => {
    expect((await site.log()).join('\n')).not.toMatch(/canary|example\.com/i)
  })
})
