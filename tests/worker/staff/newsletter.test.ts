import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { openKeyring } from '#db/privacy/keyring'
import { dayMs, writeLocalTime } from '#domain/dates/calendar'
import { locales, localPath } from '#domain/site/locale'
import { mailKinds } from '#domain/staff/newsletter'
import { readEntries } from '../../support/auth/audit-entries'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { watchMail } from '../../support/forms/mails'
import { linksOf } from '../../support/forms/newsletter'
import { makeSubscribers, storeSubscribers } from '../../support/forms/subscribers'
import { mainOf } from '../../support/html'
import { findMailErrors, findMarkupErrors } from '../../support/markup'
import { readDataSecrets } from '../../support/secret'
import { origin } from '../../support/site'

const opened = prepareStaffSite()
const editor = opened.entered(officers.editor)
const publisher = opened.entered(officers.publisher)
const list = '/staff/newsletter'
/** No sample has this month. */
const month = '2030-02'
const desk = `${list}/${month}`

async function run(statement: string) {
  const { DB } = await opened.site.env()
  return (await DB.prepare(statement).all<Record<string, unknown>>()).results
}

beforeEach(async () => {
  await run('DELETE FROM newsletter_sendings')
  await run('DELETE FROM newsletter_deliveries')
  await run('DELETE FROM subscriptions')
  for (const table of ['entries', 'entry_sources', 'entry_drafts', 'entry_revisions'])
    await run(`DELETE FROM ${table} WHERE slug = '${month}'`)
})

const typed = {
  'ar:title': 'نشرة فبراير 2030',
  'en:title': 'Newsletter, February 2030',
  'ar:summary': 'ملخص العدد.',
  'en:summary': 'A summary of the issue.',
  'both:date': '2030-02-03',
  'both:updated': '2030-02-03',
  'both:month': month,
  'both:order': '0',
  'both:sample': 'on',
  'ar:introduction': 'مقدمة العدد.',
  'en:introduction': 'An introduction.',
  'both:items.0.type': 'news',
  'both:items.0.record': 'asset-register-workshop',
  'both:items.1.type': 'text',
  'ar:items.1.title': 'للتدريب وحده',
  'en:items.1.title': 'For training alone',
  'ar:items.1.text': 'نص <قصير>',
  'en:items.1.text': 'A short <text>',
  'both:items.1.interests.training': 'on',
}

const versionIn = async () =>
  String((await run(`SELECT written_at FROM entry_drafts WHERE slug = '${month}'`))[0]?.written_at)

/** The editor begins an issue and writes it. */
async function compose(): Promise<string> {
  const begun = await editor.post(list, { do: 'create', month })
  const entry = `/staff/content/newsletter-issue/${month}`
  expect([begun.status, begun.headers.get('location')]).toEqual([303, entry])
  const saved = await editor.post(entry, { do: 'save', version: await versionIn(), ...typed })
  expect(saved.headers.get('location')).toBe(`${entry}?done=draftSaved`)
  return versionIn()
}

async function approve(): Promise<void> {
  const answer = await publisher.post(desk, { do: 'approve', version: await compose() })
  expect(answer.headers.get('location')).toBe(`${desk}?done=issueApproved`)
  await opened.site.renew()
}

const read = async (path: string, who = publisher) => (await who.open(path)).text()

async function subscribe(count: number) {
  const { DB } = await opened.site.env()
  const subscribers = makeSubscribers(count)
  await storeSubscribers(DB as D1Database, await openKeyring(readDataSecrets()), subscribers)
  return subscribers
}

describe('an issue of the newsletter', () => {
  it('is begun for a month that has none, and written in the editor of its kind', async () => {
    await compose()
    for (const wrong of [month, '2026-11', 'May', '']) {
      expect((await editor.post(list, { do: 'create', month: wrong })).status).toBe(422)
    }
    const form = await read(`/staff/content/newsletter-issue/${month}`, editor)
    expect(form).toMatch(/<select[^>]*name="both:items.0.record"/)
    expect(form).toMatch(/<option value="asset-register-workshop" selected/)
  })

  it('is approved by a publisher who has not written it, and by nobody else', async () => {
    const version = await compose()
    expect((await editor.post(desk, { do: 'approve', version })).status).toBe(403)
    expect((await publisher.post(desk, { do: 'approve', version: '1' })).status).toBe(409)
    const entry = `/staff/content/newsletter-issue/${month}`
    const text = { ...typed, 'ar:summary': 'ملخص آخر.' }
    await publisher.post(entry, { do: 'save', version, ...text })
    const own = await publisher.post(desk, { do: 'approve', version: await versionIn() })
    expect(own.status).toBe(409)
    expect(await own.text()).toContain(translators.ar('deskNewsletterIssue.problems.own'))
    expect(await run(`SELECT slug FROM entries WHERE slug = '${month}'`)).toEqual([])
    const later = await versionIn()
    await editor.post(entry, { do: 'save', version: later, ...typed })
    const done = await publisher.post(desk, { do: 'approve', version: await versionIn() })
    expect(done.headers.get('location')).toBe(`${desk}?done=issueApproved`)
    await opened.site.renew()
    for (const locale of locales) {
      const path = localPath(`/media-center/newsletter/${month}`, locale)
      await expect
        .poll(async () => mainOf(await (await opened.site.ask(path)).text()))
        .toContain(typed[`${locale}:title`])
    }
  })

  it('cannot be approved while it lacks something', async () => {
    await editor.post(list, { do: 'create', month })
    const answer = await publisher.post(desk, { do: 'approve', version: await versionIn() })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(translators.ar('deskNewsletterIssue.toCorrect'))
  })

  it.each(locales)('is shown as a mail in %s, by language and interest', async (locale) => {
    await compose()
    const t = translators[locale]
    for (const own of locales) {
      const path = localPath(`${desk}?lang=${own}&interest=training`, locale)
      const html = await read(path)
      expect(mainOf(html)).toContain(typed[`${own}:items.1.title`])
      expect(await findMarkupErrors(html)).toEqual([])
      const other = await read(localPath(`${desk}?lang=${own}&interest=news`, locale))
      expect(mainOf(other)).not.toContain(typed[`${own}:items.1.title`])
      const number = mailKinds.findIndex(
        (kind) => kind.locale === own && kind.interest === 'training',
      )
      const file = await publisher.open(`${desk}/files/${number + 1}`)
      expect(file.headers.get('content-security-policy')).toContain('sandbox')
      const mail = await file.text()
      expect(mail).toContain(typed[`${own}:title`])
      expect(await findMailErrors(mail)).toEqual([])
    }
    expect((await publisher.open(`${desk}/files/11`)).status).toBe(404)
    expect(mainOf(await read(localPath(desk, locale)))).toContain(t('deskNewsletterIssue.test'))
  })

  it('is sent as a test to its reader alone', async () => {
    await subscribe(3)
    await compose()
    const mails = watchMail(opened.site)
    const form = { do: 'test', lang: 'en', interest: 'training' }
    const answer = await editor.post(desk, form)
    expect(answer.headers.get('location')).toBe(`${desk}?done=testSent`)
    const sent = await mails.sent(1)
    expect(sent.map(({ to }) => to)).toEqual([`${officers.editor.sub}@example.com`])
    expect(sent[0]?.subject).toBe(translators.en('mail.issue.test', { title: typed['en:title'] }))
    expect(sent[0]?.text).toContain('For training alone')
    const entry = (await readEntries(opened, 'newsletter.tested')).at(-1)
    expect(entry?.subject).toBe(month)
  })
})

describe('the sending of an issue', () => {
  it('is scheduled by a publisher for a time to come, once it is published', async () => {
    const startsAt = writeLocalTime(Date.now() + dayMs)
    await compose()
    expect((await publisher.post(desk, { do: 'schedule', startsAt })).status).toBe(409)
    await publisher.post(desk, { do: 'approve', version: await versionIn() })
    for (const wrong of ['yesterday', writeLocalTime(Date.now() - dayMs)])
      expect((await publisher.post(desk, { do: 'schedule', startsAt: wrong })).status).toBe(422)
    expect((await editor.post(desk, { do: 'schedule', startsAt })).status).toBe(403)
    const done = await publisher.post(desk, { do: 'schedule', startsAt })
    expect(done.headers.get('location')).toBe(`${desk}?done=sendingScheduled`)
    expect((await publisher.post(desk, { do: 'schedule', startsAt })).status).toBe(409)
    expect((await publisher.post(desk, { do: 'pause' })).status).toBe(409)
    const entry = (await readEntries(opened, 'newsletter.scheduled')).at(-1)
    expect(entry?.subject).toBe(month)
    const cancelled = await publisher.post(desk, { do: 'cancel' })
    expect(cancelled.headers.get('location')).toBe(`${desk}?done=sendingCancelled`)
    const again = await publisher.post(desk, { do: 'schedule', startsAt: '' })
    expect(again.headers.get('location')).toBe(`${desk}?done=sendingScheduled`)
  })

  it('reaches every subscriber once, who leaves with one press of a mail program', async () => {
    const subscribers = await subscribe(7)
    await approve()
    await publisher.post(desk, { do: 'schedule', startsAt: '' })
    const mails = watchMail(opened.site)
    for (let turn = 0; turn < 3; turn += 1) await opened.site.cron()
    const sent = await mails.sent(7)
    expect(sent.map(({ to }) => to).toSorted()).toEqual(
      subscribers.map(({ email }) => email).toSorted(),
    )
    const [row] = await run(`SELECT * FROM newsletter_sendings WHERE issue = '${month}'`)
    expect(row).toMatchObject({ status: 'finished', sent: 7, recipients: 7 })
    const html = await read(`/en${desk}`)
    expect(mainOf(html)).toContain(translators.en('deskNewsletter.statuses.finished'))
    expect(mainOf(await read(`/en${list}`))).toContain('7 of 7')

    const leave = /\/(?:en\/)?newsletter\/leave\?token=[\w-]+/.exec(sent[0]?.text ?? '')?.[0] ?? ''
    expect(() => linksOf(sent[0] ?? { text: '' })).toThrow('confirm')
    const asked = await opened.site.ask(leave)
    expect(asked.status).toBe(200)
    expect(await run("SELECT email_hash FROM subscriptions WHERE status = 'left'")).toEqual([])
    const pressed = await opened.site.ask(leave, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(pressed.status).toBe(200)
    expect(await run("SELECT email FROM subscriptions WHERE status = 'left'")).toEqual([
      { email: null },
    ])
    expect(new URL(leave, origin).origin).toBe(origin)
  })

  it('is paused and resumed', async () => {
    await subscribe(2)
    await approve()
    await publisher.post(desk, { do: 'schedule', startsAt: '' })
    await run(`UPDATE newsletter_sendings SET status = 'sending', recipients = 2`)
    const paused = await publisher.post(desk, { do: 'pause' })
    expect(paused.headers.get('location')).toBe(`${desk}?done=sendingPaused`)
    const mails = watchMail(opened.site)
    await opened.site.cron()
    expect(await mails.sent()).toEqual([])
    const resumed = await publisher.post(desk, { do: 'resume' })
    expect(resumed.headers.get('location')).toBe(`${desk}?done=sendingResumed`)
    for (const action of ['newsletter.paused', 'newsletter.resumed'] as const)
      expect((await readEntries(opened, action)).at(-1)?.subject).toBe(month)
  })
})

describe('the list of issues', () => {
  it.each(locales)('has subscribers and issues in %s, and no fault of markup', async (locale) => {
    await subscribe(9)
    const html = await read(localPath(list, locale))
    expect(await findMarkupErrors(html)).toEqual([])
    expect(mainOf(html)).toContain(translators[locale]('deskNewsletter.counted'))
    const payload = await (await publisher.open(localPath(`${list}/_payload.json`, locale))).json()
    expect(payload).toMatchObject({
      content: {
        data: {
          subscribers: [
            { locale: 'ar', confirmed: 6 },
            { locale: 'en', confirmed: 3 },
          ],
        },
      },
    })
  })
})
