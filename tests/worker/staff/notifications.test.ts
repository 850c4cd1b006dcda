import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { type MarkReason, officerMails } from '#domain/staff/notifications'
import { type Officer, officers, prepareStaffSite } from '../../support/auth/staff-site'
import { createTicketBench, path, reference } from '../../support/auth/ticket-bench'
import { post, sendSupport } from '../../support/forms/forms'
import {
  beginChange,
  changeFields,
  information,
  type Placed,
  placeRequest,
} from '../../support/forms/requests'
import { mainOf, textOf } from '../../support/html'
import { moveAndMail, replyVariables } from '../../support/mail/correspondence'
import { plainMessage } from '../../support/mail/raw-message'
import { openMailServer } from '../../support/mail/smtp-server'
import { findMarkupErrors } from '../../support/markup'

const server = await openMailServer()
const opened = prepareStaffSite({ vars: replyVariables(server.port), reads: 100_000 })
const silent = prepareStaffSite({ vars: { OFFICER_MAIL: 'off' } })
const { all, reset } = createTicketBench(opened)
const reem = opened.entered(officers.reem)
const fahad = opened.entered(officers.fahad)
const bystander = opened.entered({
  sub: 'officer-9',
  name: 'Sample Bystander',
  roles: ['case_officer'],
})
afterAll(() => server.close())
type Browser = typeof reem

const page = '/staff/preferences'
const addressOf = ({ sub }: Pick<Officer, 'sub'>) => `${sub}@example.com`
const mailsTo = (officer: Pick<Officer, 'sub'>) =>
  server.received.filter(({ envelope }) => envelope.to === addressOf(officer))

/** Sends the form of the preferences; a field that occurs more than once has several values. */
const choose = (browser: Browser, chosen: [string, string][], locale = 'en') =>
  browser.post(
    localPath(page, locale === 'ar' ? 'ar' : 'en'),
    new URLSearchParams([['do', 'save'], ...chosen]) as unknown as Record<string, string>,
  )

async function idOf(name: string): Promise<string> {
  const html = await (await reem.open(path)).text()
  return new RegExp(`value="([^"]+)"[^>]*>${name}</option>`).exec(html)?.[1] ?? 'nobody'
}

const formOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''

/** The marks in the row of a ticket in a list. */
async function marksOf(browser: Browser, ticket: string, list = ''): Promise<string[]> {
  const html = await (await browser.open(`/en/staff${list}`)).text()
  const row = html.split('<tr').find((one) => one.includes(`value="${ticket}"`)) ?? ''
  return [...row.matchAll(/<span class="badge tone--new">([^<]*)<\/span>/g)].map(
    ([, text = '']) => text,
  )
}
const mark = (name: MarkReason) => translators.en(`deskQueue.marks.${name}`)
const titleOf = async (browser: Browser, address: string) =>
  textOf(await (await browser.open(address)).text(), 'title')

async function replyByMail({ email: from }: Placed): Promise<void> {
  const [to] = server.received.findLast(({ envelope }) => envelope.to === from)?.replyTo ?? []
  const message = { from, to: to?.address ?? '' }
  const raw = plainMessage(message, information)
  const taken = await opened.site.deliver({ ...message, raw })
  expect(taken).toMatchObject({ outcome: 'ok', forwards: [] })
}

async function replyOnPage(asked: Placed): Promise<void> {
  const codeMail = () =>
    server.received.find(
      ({ envelope: { to }, text }) => to === asked.email && /^\d{6}\r?$/m.test(text ?? ''),
    )
  const mailbox = {
    async next() {
      await expect.poll(codeMail).toBeDefined()
      const { subject = '', text = '' } = codeMail() ?? {}
      return { from: '', to: asked.email, subject, text: text.replaceAll('\r', ''), html: '' }
    },
  }
  const begun = await beginChange(opened.site, mailbox, asked, 'inform')
  const fields = changeFields(begun.opened, begun.code, { information })
  expect((await post(opened.site, routePath('inquiry', 'en'), fields)).status).toBe(303)
}

beforeEach(async () => {
  await reset()
  await all('DELETE FROM notifications')
  await all("UPDATE officer_settings SET mails = 'assigned,replied', kinds = '', locale = 'en'")
  server.received.length = 0
})

describe.each(locales)('the preferences, in %s', (locale) => {
  const t = translators[locale]

  it('show each switch and where mails go, and keep what is chosen', async () => {
    const there = localPath(page, locale)
    const desk = await (await reem.open(localPath('/staff', locale))).text()
    expect(desk).toContain(`href="${there}"`)
    const before = await (await reem.open(there)).text()
    expect(await findMarkupErrors(before)).toEqual([])
    expect(mainOf(before)).toContain(addressOf(officers.reem))
    for (const mail of officerMails)
      expect(mainOf(before)).toContain(t(`deskPreferences.switches.${mail}`))
    const checked = (html: string) =>
      [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)]
        .flatMap(([tag]) => (tag.includes('checked') ? /value="([^"]+)"/.exec(tag)?.[1] : []))
        .filter((value) => value !== undefined)
    expect(checked(formOf(before))).toEqual(['assigned', 'replied'])
    const saved = await choose(
      reem,
      [
        ['mail', 'new'],
        ['mail', 'digest'],
        ['mail', 'unknown'],
        ['kind', 'TECH'],
        ['kind', 'FOI'],
        ['kind', 'NEWS'],
        ['language', locale],
      ],
      locale,
    )
    expect([saved.status, saved.headers.get('location')]).toEqual([
      303,
      `${there}?done=preferencesSaved`,
    ])
    const after = await (await reem.open(`${there}?done=preferencesSaved`)).text()
    expect(after).toContain(t('desk.notices.preferencesSaved'))
    expect(checked(formOf(after)).toSorted()).toEqual(['FOI', 'TECH', 'digest', 'new'])
    expect((await choose(reem, [], locale)).status).toBe(303)
    expect(checked(formOf(await (await reem.open(there)).text()))).toEqual([])
    const stored = JSON.stringify(await all('SELECT * FROM officer_settings'))
    expect(stored).not.toContain('@example.com')
  })

  it('say so where this site sends officers no mail, and no address is stored there', async () => {
    const browser = await silent.enter(officers.fahad)
    const html = mainOf(await (await browser.open(localPath(page, locale))).text())
    expect(html).toContain(t('deskPreferences.off'))
    expect(html).not.toContain('@example.com')
    await choose(browser, [['mail', 'digest']], locale)
    const { DB } = await silent.site.env()
    const rows = await DB.prepare('SELECT email, mails FROM officer_settings').all()
    expect(rows.results).toEqual([{ email: null, mails: 'digest' }])
  })
})

describe('what an officer has not seen', () => {
  it('is marked, counted and listed for them alone until they open it', async () => {
    const id = await idOf(officers.fahad.name)
    await reem.post(path, { do: 'assign', assignee: id })
    expect(await marksOf(fahad, reference)).toEqual([mark('assigned')])
    expect(await marksOf(fahad, reference, '?view=unseen')).toEqual([mark('assigned')])
    expect(await titleOf(fahad, '/en/staff')).toMatch(/^\(1\) /)
    expect(await titleOf(fahad, `/en${page}`)).toMatch(/^\(1\) /)
    const html = await (await fahad.open('/en/staff')).text()
    expect(html).toContain(translators.en('desk.unseen', { count: 1 }))
    expect(await findMarkupErrors(html)).toEqual([])
    for (const other of [reem, bystander]) {
      expect(await marksOf(other, reference)).toEqual([])
      expect(await titleOf(other, '/en/staff')).not.toMatch(/^\(/)
    }
    expect(await titleOf(fahad, `/en${path}`)).not.toMatch(/^\(/)
    expect(await marksOf(fahad, reference)).toEqual([])
    const list = mainOf(await (await fahad.open('/en/staff?view=unseen')).text())
    expect(list).not.toContain(reference)
  })

  it('is a new request of the chosen kinds, until somebody takes it', async () => {
    await choose(fahad, [
      ['mail', 'new'],
      ['kind', 'TECH'],
      ['kind', 'INFO'],
      ['language', 'ar'],
    ])
    await choose(bystander, [
      ['mail', 'new'],
      ['kind', 'FOI'],
      ['language', 'ar'],
    ])
    const canary = 'The canary pump of Ahmad leaks'
    await sendSupport(opened.site, '/en/contact', { mainType: 'TECH', message: canary })
    const [row] = await all<{ reference: string }>(
      'SELECT reference FROM submissions ORDER BY rowid DESC LIMIT 1',
    )
    const placed = row?.reference ?? ''
    expect(await marksOf(fahad, placed)).toEqual([mark('new')])
    expect(await marksOf(bystander, placed)).toEqual([])
    await opened.site.cron()
    await opened.site.cron()
    const [mail, ...others] = mailsTo(officers.fahad)
    expect(mail?.subject).toBe(translators.ar('mail.officer.one.new', { reference: placed }))
    expect(mail?.raw).not.toMatch(/canary|Ahmad/)
    expect([others, mailsTo({ sub: 'officer-9' })]).toEqual([[], []])
    await reem.post(`/staff/requests/${placed}`, { do: 'take' })
    expect(await titleOf(fahad, '/en/staff')).not.toMatch(/^\(/)
  })

  it.each(['mail', 'the page'])('is a reply by %s, told without anything typed', async (way) => {
    const asked = await placeRequest(opened.site, 'en', 'in_review')
    await moveAndMail(opened.site, asked, 'needs_information')
    const id = await idOf(officers.fahad.name)
    await all('UPDATE submissions SET assignee = ? WHERE reference = ?', id, asked.reference)
    await (way === 'mail' ? replyByMail(asked) : replyOnPage(asked))
    server.received.length = 0
    expect(await marksOf(fahad, asked.reference)).toEqual([mark('replied')])
    await opened.site.cron()
    await opened.site.cron()
    const [mail, ...others] = mailsTo(officers.fahad)
    expect(mail?.subject).toBe(
      translators.en('mail.officer.one.replied', { reference: asked.reference }),
    )
    expect(mail?.raw).not.toMatch(/canary|1010101010/)
    expect(mail?.text).toContain(`/en/staff/requests/${asked.reference}\r\n`)
    expect([others, mailsTo(officers.reem), mailsTo({ sub: 'officer-9' })]).toEqual([[], [], []])
    const log = (await opened.site.log()).join('\n')
    expect(log).toContain(`"part":"mail.send","reference":"${asked.reference}"`)
    expect(log).not.toMatch(/canary|officer-\d@|فهد|Bystander/)
  })

  it('is forgotten with the role and with the account', async () => {
    const leaver = { ...officers.fahad, sub: 'officer-8', name: 'Sample Leaver' }
    await opened.enter(leaver)
    const id = await idOf(leaver.name)
    await reem.post(path, { do: 'assign', assignee: id })
    const stored = () =>
      all(
        'SELECT (SELECT count(*) FROM officer_settings WHERE officer = ?1) AS settings, (SELECT count(*) FROM notifications WHERE officer = ?1) AS told',
        id,
      )
    expect(await stored()).toEqual([{ settings: 1, told: 1 }])
    await opened.enter({ ...leaver, roles: ['moderator'] })
    expect(await stored()).toEqual([{ settings: 0, told: 1 }])
    await opened.enter(leaver)
    expect(await stored()).toEqual([{ settings: 1, told: 1 }])
    await all('DELETE FROM accounts WHERE id = ?', id)
    expect(await stored()).toEqual([{ settings: 0, told: 0 }])
  })
})
