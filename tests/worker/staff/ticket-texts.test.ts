import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
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
const reem = opened.entered(officers.reem)
const fahad = opened.entered(officers.fahad)

const { all, reset } = createTicketBench(opened)

describe('a template', () => {
  const template = 'fault-fixed'
  const move = async () => ({
    do: 'move',
    version: await readVersion(reem),
    to: 'answered',
    template,
  })

  async function fill() {
    const version = await readVersion(reem)
    const filled = await reem.post(path, { do: 'fill', version, to: 'answered', template })
    expect(filled.status).toBe(200)
    const texts = [
      ...(await filled.text()).matchAll(/<textarea[^>]* id="note(?:Ar|En)"[^>]*>([^<]*)/g),
    ]
    const [noteAr = '', noteEn = ''] = texts.map(([, note = '']) => note)
    return { noteAr, noteEn }
  }

  const complete = (texts: { noteAr: string; noteEn: string }) => ({
    noteAr: texts.noteAr.replace(/\[[^\]]+\]/g, '1'),
    noteEn: texts.noteEn.replace(/\[[^\]]+\]/g, '1'),
  })

  it('fills both texts with what is known, and is not sent with its gaps', async () => {
    await reset()
    expect(await (await reem.open(path)).text()).toContain(`<option value="${template}">`)
    const texts = await fill()
    expect(texts.noteAr).toContain(reference)
    expect(texts.noteEn).toContain(reference)
    expect(`${texts.noteAr}${texts.noteEn}`).not.toContain('{{')
    const refused = await reem.post(path, { ...(await move()), ...texts })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(translators.ar('deskTicket.openPlaces', { count: 1 }))
    expect((await reem.post(path, { ...(await move()), ...complete(texts) })).status).toBe(303)
  })

  it('is named in the log and in the handling of the ticket where its words were sent', async () => {
    const shown = translators.ar('deskTicket.handling.templated', { title: 'إصلاح عطل فني' })
    const countShown = async () =>
      mainOf(await (await fahad.open(path)).text()).split(shown).length - 1
    const answer = async (texts: { noteAr: string; noteEn: string }) => {
      await reset()
      const before = await countShown()
      expect((await reem.post(path, { ...(await move()), ...texts })).status).toBe(303)
      const [entry] = await all<{ after: string }>(
        "SELECT after FROM audit_entries WHERE action = 'ticket.transitioned' ORDER BY sequence DESC LIMIT 1",
      )
      return { after: JSON.parse(entry?.after ?? '{}'), shown: (await countShown()) - before }
    }
    expect(await answer(notes)).toEqual({ after: { status: 'answered' }, shown: 0 })
    await reset()
    const filled = await answer(complete(await fill()))
    expect(filled).toEqual({ after: { status: 'answered', template }, shown: 1 })
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
    expect(text).toContain('class="desk-text" lang="ar" dir="rtl"')
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
