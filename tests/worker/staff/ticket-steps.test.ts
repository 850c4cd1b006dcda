import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { routePath } from '#domain/site/routes'
import { createMember } from '../../support/auth/member'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import {
  createTicketBench,
  notes,
  path,
  readVersion,
  reference,
} from '../../support/auth/ticket-bench'
import { makePdf } from '../../support/files'
import { filled, openForm, sendWithFiles } from '../../support/forms/forms'
import { watchMail } from '../../support/forms/mails'
import { mainOf } from '../../support/html'

const opened = prepareStaffSite()
const reem = opened.entered(officers.reem)

const { all, reset } = createTicketBench(opened)

/** A sample ticket of another sender than the one of the bench. */
async function otherReference(): Promise<string> {
  const [row] = await all<{ reference: string }>(
    `SELECT reference FROM submissions WHERE status <> 'duplicate' AND email_hash <>
      (SELECT email_hash FROM submissions WHERE reference = ?) LIMIT 1`,
    reference,
  )
  return row?.reference ?? ''
}

describe('a step', () => {
  it('needs its note in the sender’s language alone, and marks it on a page in the other', async () => {
    await reset()
    const version = await readVersion(reem)
    const step = { do: 'move', version, to: 'answered', noteAr: notes.noteAr, noteEn: ' ' }
    expect((await reem.post(path, step)).status).toBe(303)
    const html = await (await reem.open(`/en${path}`)).text()
    expect(html).toContain(`lang="ar" dir="rtl">${notes.noteAr}</p>`)
    expect(mainOf(html)).toContain(translators.en('tickets.otherLanguage'))
    expect(await (await reem.open(path)).text()).not.toContain(
      translators.ar('tickets.otherLanguage'),
    )
  })

  it('reopens an answered ticket only with a reason, which staff alone read; its sender is told', async () => {
    await reset()
    const mails = watchMail(opened.site)
    const answer = { do: 'move', version: await readVersion(reem), to: 'answered', ...notes }
    expect((await reem.post(path, answer)).status).toBe(303)
    const reopen = async (reason: string) => {
      const version = await readVersion(reem)
      const step = { do: 'move', version, to: 'in_review', noteAr: '', noteEn: '', reason }
      return reem.post(path, step)
    }
    const refused = await reopen(' ')
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('href="#reason"')
    const reason = 'The canary figure of the contract is wrong.'
    const sent = await reopen(reason)
    expect(sent.status).toBe(303)
    expect(await all('SELECT status FROM submissions WHERE reference = ?', reference)).toEqual([
      { status: 'in_review' },
    ])
    const stored = await all('SELECT text, event FROM ticket_notes WHERE reference = ?', reference)
    expect(stored).toMatchObject([{ event: 4 }])
    expect(JSON.stringify(stored)).not.toContain('canary')
    const page = await (await reem.open(path)).text()
    expect(mainOf(page)).toContain(translators.ar('deskTicket.notes.reason'))
    expect(mainOf(page)).toContain(reason)
    const member = await createMember(opened)
    const own = await (await member.open(`/en/profile/requests/${reference}`)).text()
    expect(mainOf(own)).toContain(translators.en('tickets.reopenedByUs'))
    expect(own).not.toContain('canary')
    const data = await (await member.open('/profile/data.json')).text()
    expect(data).not.toContain('canary')
    await all('UPDATE mails SET next_at = created_at WHERE reference = ?', reference)
    await opened.site.cron()
    const told = (await mails.sent(2)).map(({ text }) => text)
    expect(
      told.filter((text) => text.includes(translators.ar('tickets.reopenedByUs'))),
    ).toHaveLength(1)
    expect(told.join()).not.toContain('canary')
  })

  it('that reopens is undone with its reason, which stands in the form again', async () => {
    await reset()
    await all("UPDATE submissions SET status = 'answered' WHERE reference = ?", reference)
    const version = await readVersion(reem)
    const step = { do: 'move', version, to: 'in_review', noteAr: '', noteEn: '' }
    const sent = await reem.post(path, { ...step, reason: 'It names another contract.' })
    const { searchParams } = new URL(sent.headers.get('location') ?? '', 'https://site.invalid')
    const undone = await reem.post(path, { do: 'undo', undo: searchParams.get('undo') ?? '' })
    expect(await undone.text()).toContain('>It names another contract.</textarea>')
    expect(await all('SELECT id FROM ticket_notes WHERE event IS NOT NULL')).toEqual([])
  })

  it('to close a duplicate names the first request, and both lead to each other', async () => {
    await reset()
    const [first, other] = ['INFO-1234', 'SUGG-1000000039']
    const step = { do: 'move', to: 'duplicate', noteAr: '', noteEn: '' }
    const send = async (typed: string) =>
      reem.post(path, { ...step, version: await readVersion(reem), first: typed })
    for (const wrong of ['', 'nothing', reference, 'INFO-9999999999']) {
      const refused = await send(wrong)
      expect([wrong, refused.status]).toEqual([wrong, 422])
      expect(mainOf(await refused.text())).toContain(translators.ar('deskTicket.noFirst'))
    }
    const offered = await (await reem.open(path)).text()
    for (const one of [first, other]) expect(offered).toContain(`<option value="${one}">`)
    const sent = await send('info ١٢٣٤')
    expect(sent.status).toBe(303)
    expect(
      await all('SELECT duplicate_of FROM submissions WHERE reference = ?', reference),
    ).toEqual([{ duplicate_of: first }])
    const linkTo = (one: string) => `href="/staff/requests/${one}"`
    const head = (await (await reem.open(path)).text()).match(
      /<header class="ticket__head">.*?<\/header>/s,
    )
    expect(head?.[0]).toContain(linkTo(first))
    const page = await (await reem.open(`/staff/requests/${first}`)).text()
    const box = /<section[^>]* aria-labelledby="duplicates-title">.*?<\/section>/s.exec(page)
    expect(box?.[0]).toContain(linkTo(reference))
    // Undone, it is a duplicate of nothing.
    const { searchParams } = new URL(sent.headers.get('location') ?? '', 'https://site.invalid')
    await reem.post(path, { do: 'undo', undo: searchParams.get('undo') ?? '' })
    expect(
      await all('SELECT status, duplicate_of FROM submissions WHERE reference = ?', reference),
    ).toEqual([{ status: 'in_review', duplicate_of: null }])
  })

  it('names the first request to the sender only if it is theirs, in page and mail', async () => {
    const [own, others] = ['INFO-1234', await otherReference()]
    const close = async (fields: Record<string, string>) => {
      await reset()
      const version = await readVersion(reem)
      const step = { do: 'move', version, to: 'duplicate', noteAr: '', noteEn: '' }
      return reem.post(path, { ...step, ...fields })
    }
    const refused = await close({ first: others })
    expect(refused.status).toBe(422)
    expect(mainOf(await refused.text())).toContain(
      translators.ar('deskTicket.otherSenderNeeded').slice(0, 20),
    )
    const mails = watchMail(opened.site)
    const told: string[] = []
    const ways: Record<string, string>[] = [{ first: own }, { first: others, otherSender: 'yes' }]
    for (const fields of ways) {
      expect((await close(fields)).status).toBe(303)
      const member = await createMember(opened)
      const page = await (await member.open(`/profile/requests/${reference}`)).text()
      const data = await (await member.open('/profile/data.json')).text()
      await all('UPDATE mails SET next_at = created_at WHERE reference = ?', reference)
      await opened.site.cron()
      told.push([mainOf(page), data, ...(await mails.sent(1)).map(({ text }) => text)].join())
    }
    expect(told.map((text) => text.includes(translators.ar('inquiry.first')))).toEqual([
      true,
      false,
    ])
    // In the page and in the mail.
    expect(told[0]?.split(`${translators.ar('inquiry.first')} ${own}`)).toHaveLength(3)
    expect(told[1]).not.toContain(others)
    const head = mainOf(await (await reem.open(`/en${path}`)).text())
    expect(head).toContain(translators.en('deskTicket.ofOtherSender'))
    expect(head).toContain(others)
  })

  it('unlinks a duplicate with a reason: it is reviewed again, and its sender is told', async () => {
    await reset()
    const close = { do: 'move', to: 'duplicate', noteAr: '', noteEn: '', first: 'INFO-1234' }
    await reem.post(path, { ...close, version: await readVersion(reem) })
    const page = await (await reem.open(path)).text()
    expect(mainOf(page)).toContain(translators.ar('deskTicket.steps.unlink'))
    const unlink = { ...close, to: 'in_review' }
    const refused = await reem.post(path, { ...unlink, version: await readVersion(reem) })
    expect(refused.status).toBe(422)
    const reason = 'It is about another contract.'
    const sent = await reem.post(path, { ...unlink, version: await readVersion(reem), reason })
    const stored = () =>
      all('SELECT status, duplicate_of FROM submissions WHERE reference = ?', reference)
    expect(await stored()).toEqual([{ status: 'in_review', duplicate_of: null }])
    expect(await all('SELECT about FROM mails WHERE reference = ?', reference)).toHaveLength(2)
    // Undone, it is a duplicate again.
    const { searchParams } = new URL(sent.headers.get('location') ?? '', 'https://site.invalid')
    await reem.post(path, { do: 'undo', undo: searchParams.get('undo') ?? '' })
    expect(await stored()).toEqual([{ status: 'duplicate', duplicate_of: 'INFO-1234' }])
  })

  it('refuses as a duplicate what others repeat', async () => {
    await reset()
    await all(
      "UPDATE submissions SET status = 'duplicate', duplicate_of = ? WHERE reference = 'SUGG-1000000039'",
      reference,
    )
    const version = await readVersion(reem)
    const step = { do: 'move', version, to: 'duplicate', first: 'INFO-1234' }
    const refused = await reem.post(path, step)
    expect([refused.status, mainOf(await refused.text())]).toEqual([
      422,
      expect.stringContaining(translators.ar('deskTicket.isRepeated')),
    ])
    await all(
      "UPDATE submissions SET status = 'answered', duplicate_of = NULL WHERE reference = 'SUGG-1000000039'",
    )
  })

  it('shows why its sender reopened it, once', async () => {
    const html = await (await reem.open('/en/staff/requests/TECH-1000000236')).text()
    expect(html).toContain(translators.en('deskTicket.reopened'))
    expect(html.split('the column of dates is cut off').length).toBe(2)
  })
})

describe('a file of a ticket', () => {
  it('is a download that no browser shows, and each one is an entry of the audit log', async () => {
    const invitation = routePath('invitation', 'en')
    const pdf = { name: 'programme.pdf', type: 'application/pdf', bytes: makePdf() }
    const fields = filled('invitation', await openForm(opened.site, invitation), {})
    expect((await sendWithFiles(opened.site, invitation, fields, [pdf])).status).toBe(303)
    const [row] = await all<{ reference: string }>(
      "SELECT reference FROM submissions WHERE form = 'invitation' AND sample = 0",
    )
    const page = `/staff/requests/${row?.reference}`
    const file = await reem.open(`${page}/files/1`)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('application/octet-stream')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment;.*programme\.pdf/)
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf.bytes)).toBe(true)
    expect((await reem.open(`${page}/files/2`)).status).toBe(404)
    const entries = "SELECT subject, after FROM audit_entries WHERE action = 'ticket.downloaded'"
    expect(await all(entries)).toEqual([{ subject: row?.reference, after: '{"file":1}' }])
  })
})
