import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { routePath } from '#domain/site/routes'
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
import { mainOf } from '../../support/html'

const opened = prepareStaffSite()
const reem = opened.entered(officers.reem)

const { all, reset } = createTicketBench(opened)

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

  it('reopens an answered ticket only with a reason, which its sender is mailed about', async () => {
    await reset()
    const answer = { do: 'move', version: await readVersion(reem), to: 'answered', ...notes }
    expect((await reem.post(path, answer)).status).toBe(303)
    const reopen = { do: 'move', version: await readVersion(reem), to: 'in_review' }
    expect((await reem.post(path, { ...reopen, noteAr: '', noteEn: '' })).status).toBe(422)
    const reason = { noteAr: 'نصحّح رقمًا في الرد.', noteEn: '' }
    expect((await reem.post(path, { ...reopen, ...reason })).status).toBe(303)
    expect(await all('SELECT status FROM submissions WHERE reference = ?', reference)).toEqual([
      { status: 'in_review' },
    ])
    expect(await all('SELECT about FROM mails WHERE reference = ?', reference)).toHaveLength(2)
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
