import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { createMember } from '../../support/auth/member'
import { requestPath, runOn, statusOn } from '../../support/auth/own-requests'
import { restoreSamples } from '../../support/auth/restore-samples'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { askAfter, openForm } from '../../support/forms/forms'
import { watchMail } from '../../support/forms/mails'
import { mainOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { countRows, readRows } from '../../support/rows'

const opened = prepareStaffSite({ samples: true })
beforeEach(() => restoreSamples(opened.site))

const reference = 'SUGG-1000000039'
const path = `/staff/requests/${reference}`
const note = { noteAr: 'صححنا المهلة: 45 يومًا.', noteEn: 'The period is 45 days.' }
const rows = (sql: string) => readRows(opened.site, sql)
const enter = () => opened.enter(officers.reem)
type Officer = Awaited<ReturnType<typeof enter>>

async function send(officer: Officer, fields: Record<string, string>) {
  const page = await (await officer.open(path)).text()
  const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? ''
  return officer.post(path, { do: 'move', version, ...note, ...fields })
}

/** The answer as it was sent. */
async function readAnswer() {
  const [row] = await rows(
    `SELECT note_ar AS ar, note_en AS en FROM events WHERE reference = '${reference}'
      AND status = 'answered'`,
  )
  return { ar: String(row?.ar), en: String(row?.en) }
}

describe('an officer', () => {
  it('adds to a sent answer and corrects it: status and history stay, and the sender is mailed', async () => {
    const officer = await enter()
    const history = await rows(`SELECT * FROM events WHERE reference = '${reference}'`)
    const added = await send(officer, { to: 'supplement' })
    expect([added.status, added.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('done=moved'),
    ])
    const corrected = await send(officer, { to: 'correction', noteAr: '' })
    expect(corrected.status).toBe(303)
    expect(await statusOn(opened.site, reference)).toBe('answered')
    expect(await rows(`SELECT * FROM events WHERE reference = '${reference}'`)).toEqual(history)
    const stored = await rows('SELECT sequence, replaces, note_ar, note_en FROM amendments')
    expect(stored).toEqual([
      { sequence: 1, replaces: null, note_ar: note.noteAr, note_en: note.noteEn },
      { sequence: 2, replaces: 0, note_ar: null, note_en: note.noteEn },
    ])
    const entries = await rows("SELECT after FROM audit_entries WHERE action = 'ticket.amended'")
    expect(entries.map(({ after }) => after)).toEqual([
      '{"amendment":"supplement"}',
      '{"amendment":"correction"}',
    ])
  })

  it('chooses the text that a correction replaces, and may begin with its words', async () => {
    const officer = await enter()
    const answer = await readAnswer()
    await send(officer, { to: 'supplement' })
    const quoted = await send(officer, { do: 'quote', to: 'correction', noteAr: '', noteEn: '' })
    const page = await quoted.text()
    expect(page).toContain(`>${answer.ar}</textarea>`)
    expect(page).toMatch(/<input type="radio"[^>]* checked=""[^>]* value="correction"/)
    const other = await send(officer, { do: 'quote', to: 'correction', replaces: '1' })
    expect(await other.text()).toContain(`>${note.noteAr}</textarea>`)
    await send(officer, { to: 'correction', replaces: '1', noteAr: '', noteEn: 'Again.' })
    expect(await rows('SELECT replaces FROM amendments WHERE sequence = 2')).toEqual([
      { replaces: 1 },
    ])
  })

  it('undoes it within ten seconds: no mail is left, and its texts are there again', async () => {
    const officer = await enter()
    const sent = await send(officer, { to: 'correction' })
    const { searchParams } = new URL(sent.headers.get('location') ?? '', 'https://site.invalid')
    const undone = await officer.post(path, { do: 'undo', undo: searchParams.get('undo') ?? '' })
    const page = await undone.text()
    expect([undone.status, page.includes(`>${note.noteAr}</textarea>`)]).toEqual([200, true])
    expect(page).toMatch(/<input type="radio"[^>]* checked=""[^>]* value="correction"/)
    expect(await countRows(opened.site, 'amendments')).toBe(0)
    expect(await countRows(opened.site, 'mails', "template = 'amended'")).toBe(0)
  })

  it('sends it once, however often the form is sent, and nothing for a request without an answer', async () => {
    const officer = await enter()
    const page = await (await officer.open(path)).text()
    const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? ''
    const form = { do: 'move', version, to: 'supplement', ...note }
    const sent = await Promise.all([officer.post(path, form), officer.post(path, form)])
    expect(sent.map(({ status }) => status)).toEqual([303, 303])
    expect((await officer.post(path, form)).status).toBe(303)
    expect((await officer.post(path, { ...form, noteAr: 'نص آخر.' })).status).toBe(409)
    expect((await send(officer, { to: 'correction', noteEn: '' })).status).toBe(422)
    expect(await countRows(opened.site, 'amendments')).toBe(1)
    await runOn(
      opened.site,
      `UPDATE submissions SET status = 'in_review' WHERE reference = '${reference}'`,
    )
    expect((await send(officer, { to: 'supplement' })).status).toBe(422)
    expect(await countRows(opened.site, 'amendments')).toBe(1)
    expect(await countRows(opened.site, 'mails', "template = 'amended'")).toBe(1)
  })

  it('begins a draft for the disclosure log with the answer as it stands', async () => {
    await runOn(
      opened.site,
      `UPDATE submissions SET kind = 'DATA' WHERE reference = '${reference}'`,
    )
    const officer = await enter()
    await send(officer, { to: 'correction' })
    await send(officer, { to: 'supplement', noteAr: 'وهذه إضافة.' })
    const page = await (await officer.open(path)).text()
    expect(page).toContain(`>${note.noteAr}\n\nوهذه إضافة.</textarea>`)
  })
})

describe.each(locales)('an amended answer, in %s', (locale) => {
  const t = translators[locale]
  const text = locale === 'ar' ? note.noteAr : note.noteEn

  it('is shown to its sender with the former text, marked as replaced, by number and when logged in', async () => {
    const officer = await enter()
    const answer = (await readAnswer())[locale]
    await send(officer, { to: 'correction' })
    const found = await askAfter(
      opened.site,
      routePath('inquiry', locale),
      reference,
      'visitor@example.com',
    )
    const looked = (await openForm(opened.site, found.location)).html
    const member = await createMember(opened)
    const own = await (await member.open(requestPath(reference, locale))).text()
    for (const html of [looked, own]) {
      const main = mainOf(html)
      expect(main).toContain(t('tickets.amended.correction'))
      expect(main).toContain(t('tickets.amendments.correction'))
      expect(main).toContain(text)
      const fold = html.split('<details class="text-fold">')[1]?.split('</details>')[0] ?? ''
      expect(fold).toContain(t('tickets.amendments.replaced'))
      expect(fold).toContain(answer.slice(0, 20))
      expect(await findMarkupErrors(html)).toEqual([])
    }
    const copy = JSON.parse(await (await member.open('/profile/data.json')).text())
    const request = copy.requests.find((one: { reference: string }) => one.reference === reference)
    expect(request.amendments).toMatchObject([
      { sequence: 1, replaces: 0, noteAr: note.noteAr, noteEn: note.noteEn },
    ])
    expect(mainOf(await (await member.open(localPath('/profile/data', locale))).text())).toContain(
      `${t('tickets.amendments.correction')}: ${text}`,
    )
  })

  it('is shown at the desk with the former text, and is previewed as its mail', async () => {
    const officer = await enter()
    const answer = (await readAnswer())[locale]
    await send(officer, { to: 'correction' })
    const html = await (await officer.open(localPath(path, locale))).text()
    const main = mainOf(html)
    for (const shown of [t('tickets.amendments.replaced'), text, answer.slice(0, 20)]) {
      expect(main).toContain(shown)
    }
    expect(await findMarkupErrors(html)).toEqual([])
    const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
    const form = { do: 'preview', version, to: 'supplement', ...note }
    const preview = await (await officer.post(localPath(path, locale), form)).text()
    const subject = translators.en('mail.amended.supplement.subject', { reference })
    expect(mainOf(preview)).toContain(subject)
  })

  it('is mailed without a word of it', async () => {
    await runOn(
      opened.site,
      `UPDATE submissions SET locale = '${locale}' WHERE reference = '${reference}'`,
    )
    const mails = watchMail(opened.site)
    await send(await enter(), { to: 'correction' })
    await runOn(opened.site, 'UPDATE mails SET next_at = created_at WHERE next_at IS NOT NULL')
    await opened.site.cron()
    const [mail] = await mails.sent(1)
    expect(mail?.to.toLowerCase()).toBe('visitor@example.com')
    expect(mail?.subject).toBe(t('mail.amended.correction.subject', { reference }))
    for (const body of [mail?.text ?? '', mail?.html ?? '']) {
      expect(body).not.toMatch(/المهلة|The period/)
      expect(body).toContain(reference)
    }
  })
})
