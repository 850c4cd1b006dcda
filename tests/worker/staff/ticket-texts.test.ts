import { beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#domain/messages/translators'
import type { Browser } from '../../support/auth/browser'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import {
  createTicketBench,
  notes,
  path,
  readVersion,
  reference,
} from '../../support/auth/ticket-bench'
import { findTag, mainOf } from '../../support/html'

const opened = prepareStaffSite()
let reem: Browser
let fahad: Browser
beforeAll(async () => {
  reem = await opened.enter(officers.reem)
  fahad = await opened.enter(officers.fahad)
})

const { all, reset } = createTicketBench(opened)

describe('a template', () => {
  const template = 'fault-fixed'

  it('fills both texts with what is known, and is not sent with its gaps', async () => {
    await reset()
    const version = await readVersion(reem)
    expect(await (await reem.open(path)).text()).toContain(`<option value="${template}">`)
    const filled = await reem.post(path, { do: 'fill', version, to: 'answered', template })
    const text = await filled.text()
    expect(filled.status).toBe(200)
    const [noteAr = '', noteEn = ''] = [
      ...text.matchAll(/<textarea[^>]* id="note(?:Ar|En)"[^>]*>([^<]*)/g),
    ].map(([, note = '']) => note)
    expect(noteAr).toContain(reference)
    expect(noteEn).toContain(reference)
    expect(`${noteAr}${noteEn}`).not.toContain('{{')
    const step = { do: 'move', version, to: 'answered', template }
    const refused = await reem.post(path, { ...step, noteAr, noteEn })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(translators.ar('deskTicket.openPlaces', { count: 1 }))
    const complete = (note: string) => note.replace(/\[[^\]]+\]/g, '1')
    const sent = await reem.post(path, {
      ...step,
      noteAr: complete(noteAr),
      noteEn: complete(noteEn),
    })
    expect(sent.status).toBe(303)
  })

  it('that is unknown changes nothing', async () => {
    await reset()
    const version = await readVersion(reem)
    const fields = { do: 'fill', version, to: 'answered', template: 'none', ...notes }
    expect(await (await reem.post(path, fields)).text()).toContain(notes.noteEn)
  })
})

describe('an internal note', () => {
  const other = '/staff/requests/INFO-1234'

  it('is shown to staff, stored encrypted and recorded without its text', async () => {
    const text = 'تحققت من السجل هاتفيًا'
    const response = await reem.post(path, { do: 'note', note: text })
    expect(response.headers.get('location')).toBe(`${path}?done=noted`)
    expect(mainOf(await (await fahad.open(path)).text())).toContain(text)
    const [row] = await all<{ text: string }>('SELECT text FROM ticket_notes')
    expect(row?.text).not.toContain('السجل')
    const entries = await all<object>(
      "SELECT * FROM audit_entries WHERE action = 'ticket.noted' AND subject = ?",
      reference,
    )
    expect(entries).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toContain('السجل')
    const logged = (await opened.site.log()).join('\n')
    expect(logged).not.toContain('السجل')
    expect(logged).not.toContain('visitor@example.com')
  })

  it('is added once when its form is sent again, and again from the next page', async () => {
    const text = 'Called the sender.'
    const addFrom = async (html: string) => {
      const known = /name="known" value="(\d+)"/.exec(html)?.[1] ?? 'none'
      const response = await reem.post(other, { do: 'note', known, note: text })
      expect(response.headers.get('location')).toBe(`${other}?done=noted`)
    }
    const countTexts = async () =>
      (await (await reem.open(other)).text()).split(`>${text}<`).length - 1
    const countEntries = async () =>
      (
        await all(
          "SELECT 1 FROM audit_entries WHERE action = 'ticket.noted' AND subject = 'INFO-1234'",
        )
      ).length
    const [html, before] = [await (await reem.open(other)).text(), await countEntries()]
    await addFrom(html)
    await addFrom(html)
    expect([await countTexts(), (await countEntries()) - before]).toEqual([1, 1])
    await addFrom(await (await reem.open(other)).text())
    expect([await countTexts(), (await countEntries()) - before]).toEqual([2, 2])
  })
})

describe('a preview', () => {
  it('shows the mail in the language of the ticket and sends nothing', async () => {
    await reset()
    const version = await readVersion(reem)
    const fields = { do: 'preview', version, to: 'answered', ...notes }
    const response = await reem.post(`/en${path}`, fields)
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(text).toContain('class="mail__body" lang="ar" dir="rtl"')
    expect(text).toContain(notes.noteEn)
    expect(await readVersion(reem)).toBe(version)
  })

  it('shows the answer as the page of the request will, with its addresses as links', async () => {
    await reset()
    const version = await readVersion(reem)
    const noteAr = 'الدليل في https://example.com/guide، وراسلنا على help@example.com'
    const fields = { do: 'preview', version, to: 'answered', ...notes, noteAr }
    const html = await (await reem.post(`/en${path}`, fields)).text()
    const answer = /<section[^>]*aria-labelledby="answer">.*?<\/section>/s.exec(html)?.[0] ?? ''
    expect(answer).toContain(translators.ar('status.answered.title'))
    expect(findTag(answer, 'a', { href: 'https://example.com/guide' })).toBeDefined()
    expect(findTag(answer, 'a', { href: 'mailto:help@example.com' })).toBeDefined()
    expect(findTag(answer, 'p', { lang: 'ar', dir: 'rtl' })).toBeDefined()
  })
})
