import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import {
  createTicketBench,
  notes,
  path,
  readVersion,
  reference,
} from '../../support/auth/ticket-bench'
import { mainOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'

const opened = prepareStaffSite()
const reem = opened.entered(officers.reem)
const fahad = opened.entered(officers.fahad)

const { all, reset } = createTicketBench(opened)

describe.each(locales)('the page of a ticket, in %s', (locale) => {
  const t = translators[locale]
  const there = localPath(path, locale)

  it('shows what was sent, its history and the steps that its status allows', async () => {
    await reset()
    const response = await reem.open(there)
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(mainOf(text)).toContain('لا تظهر نتائج البحث')
    expect(mainOf(text)).toContain('visitor@example.com')
    const steps = [...text.matchAll(/name="to"[^>]* value="(\w+)"/g)].map(([, status]) => status)
    expect(steps).toEqual(['answered', 'needs_information', 'referred', 'rejected', 'duplicate'])
    expect(text).toContain(t('deskTicket.send'))
    expect(await findMarkupErrors(text)).toEqual([])
  })

  it('is one address: other spellings lead to it', async () => {
    const response = await reem.open(localPath('/staff/requests/tech-1000000026/', locale))
    expect([response.status, response.headers.get('location')]).toEqual([301, there])
  })

  it('is not found for an unknown reference, as a page and as data', async () => {
    const unknown = localPath('/staff/requests/INFO-9999999999', locale)
    expect((await reem.open(unknown)).status).toBe(404)
    expect((await reem.open(`${unknown}/_payload.json`)).status).toBe(404)
  })
})

describe('a step', () => {
  it('changes status, history and mail, assigns the ticket, and is recorded', async () => {
    await reset()
    const version = await readVersion(reem)
    const step = { do: 'move', version, to: 'needs_information', ...notes }
    const response = await reem.post(path, step)
    expect(response.status).toBe(303)
    const location = new URL(response.headers.get('location') ?? '', 'https://site.invalid')
    expect([location.pathname, location.searchParams.get('done')]).toEqual(['/staff', 'moved'])
    expect(location.href).not.toContain('@')

    const [ticket] = await all<{ status: string; assignee: string }>(
      'SELECT status, assignee FROM submissions WHERE reference = ?',
      reference,
    )
    const [event] = await all(
      'SELECT * FROM events WHERE reference = ? AND sequence = 3',
      reference,
    )
    expect(ticket?.status).toBe('needs_information')
    expect(event).toMatchObject({
      status: 'needs_information',
      note_ar: notes.noteAr,
      note_en: notes.noteEn,
      actor: ticket?.assignee,
    })
    const [mail] = await all<{ created_at: number; next_at: number }>(
      'SELECT created_at, next_at FROM mails WHERE reference = ?',
      reference,
    )
    expect((mail?.next_at ?? 0) - (mail?.created_at ?? 0)).toBe(10_000)
    const entries = await all<{ action: string; before: string; after: string; hash: string }>(
      "SELECT * FROM audit_entries WHERE subject = ? AND action LIKE 'ticket.%' ORDER BY sequence DESC LIMIT 2",
      reference,
    )
    expect(entries.map(({ action }) => action)).toEqual(['ticket.assigned', 'ticket.transitioned'])
    expect(entries[1]).toMatchObject({
      before: '{"status":"in_review"}',
      after: '{"status":"needs_information"}',
    })
  })

  it('is undone within ten seconds: no mail is left, and its texts are there again', async () => {
    await reset()
    const version = await readVersion(reem)
    const sent = await reem.post(path, { do: 'move', version, to: 'answered', ...notes })
    const location = new URL(sent.headers.get('location') ?? '', 'https://site.invalid')
    const undo = location.searchParams.get('undo') ?? ''
    const page = await (await reem.open(location.pathname + location.search)).text()
    expect(page).toContain(`name="undo" value="${undo}"`)
    const undone = await reem.post(path, { do: 'undo', undo })
    expect(undone.status).toBe(200)
    const text = await undone.text()
    expect(text).toContain(translators.ar('desk.notices.undone'))
    expect(text).toMatch(/<input type="radio"[^>]* checked=""[^>]* value="answered"/)
    for (const note of [notes.noteAr, notes.noteEn]) expect(text).toContain(`>${note}</textarea>`)
    const [ticket] = await all('SELECT status FROM submissions WHERE reference = ?', reference)
    expect(ticket).toEqual({ status: 'in_review' })
    expect(await all('SELECT about FROM mails WHERE reference = ?', reference)).toEqual([])
    expect(
      await all('SELECT sequence FROM events WHERE reference = ? AND sequence > 2', reference),
    ).toEqual([])
    const again = await reem.post(path, { do: 'undo', undo })
    expect(again.headers.get('location')).toBe(`${path}?done=tooLate`)
  })

  it('is not undone from the page of another ticket', async () => {
    await reset()
    const version = await readVersion(reem)
    const sent = await reem.post(path, { do: 'move', version, to: 'answered', ...notes })
    const location = new URL(sent.headers.get('location') ?? '', 'https://site.invalid')
    const undo = location.searchParams.get('undo') ?? ''
    const other = '/staff/requests/INFO-1234'
    const response = await reem.post(other, { do: 'undo', undo })
    expect(response.headers.get('location')).toBe(`${other}?done=tooLate`)
    const stored = 'SELECT status FROM submissions WHERE reference = ?'
    expect(await all(stored, reference)).toEqual([{ status: 'answered' }])
  })

  it('is not undone once its mail is on its way', async () => {
    await reset()
    const version = await readVersion(reem)
    const sent = await reem.post(path, { do: 'move', version, to: 'answered', ...notes })
    const { searchParams } = new URL(sent.headers.get('location') ?? '', 'https://site.invalid')
    await all('UPDATE mails SET attempts = 1 WHERE reference = ?', reference)
    const undone = await reem.post(path, { do: 'undo', undo: searchParams.get('undo') ?? '' })
    expect(undone.headers.get('location')).toBe(`${path}?done=tooLate`)
    const [ticket] = await all('SELECT status FROM submissions WHERE reference = ?', reference)
    expect(ticket).toEqual({ status: 'answered' })
  })

  it.each([
    ['without a note', { to: 'answered', noteAr: '', noteEn: '' }],
    [
      'with a note in the other language alone',
      { to: 'rejected', noteAr: '', noteEn: notes.noteEn },
    ],
    ['that the status does not allow', { to: 'closed', ...notes }],
    ['that only the sender may take', { to: 'withdrawn', ...notes }],
  ])('is refused %s, and keeps what was typed', async (_, fields) => {
    await reset()
    const version = await readVersion(reem)
    const response = await reem.post(path, { do: 'move', version, ...fields })
    const text = await response.text()
    expect(response.status).toBe(422)
    expect(text).toContain('role="alert"')
    for (const note of [fields.noteAr, fields.noteEn]) expect(text).toContain(note)
    expect(await readVersion(reem)).toBe(version)
  })

  it('is not made twice when it is sent twice', async () => {
    await reset()
    const version = await readVersion(reem)
    const step = { do: 'move', version, to: 'answered', ...notes }
    const answers = await Promise.all([reem.post(path, step), reem.post(path, step)])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 303])
    expect(
      await all('SELECT sequence FROM events WHERE reference = ? AND sequence > 2', reference),
    ).toHaveLength(1)
  })
})

describe('two officers', () => {
  it('see each other, and the later one is shown what changed and loses nothing', async () => {
    await reset()
    const version = await readVersion(fahad)
    expect(mainOf(await (await reem.open(path)).text())).toContain('فهد مثال')
    await reem.post(path, { do: 'move', version, to: 'needs_information', ...notes })
    const mine = { noteAr: 'جواب فهد', noteEn: 'An answer by Fahad' }
    const response = await fahad.post(path, { do: 'move', version, to: 'rejected', ...mine })
    const text = await response.text()
    expect(response.status).toBe(409)
    expect(text).toContain('id="conflict"')
    for (const shown of ['ريم مثال', notes.noteAr, mine.noteAr, mine.noteEn]) {
      expect(text).toContain(shown)
    }
    const [ticket] = await all('SELECT status FROM submissions WHERE reference = ?', reference)
    expect(ticket).toEqual({ status: 'needs_information' })
    // The page has the new version: sent again, the step is made.
    const fresh = /name="version" value="(\d+)"/.exec(text)?.[1] ?? ''
    const again = await fahad.post(path, { do: 'move', version: fresh, to: 'rejected', ...mine })
    expect(again.status).toBe(303)
  })

  it.each(['preview', 'fill'])('are shown by %s as well', async (action) => {
    await reset()
    const version = await readVersion(fahad)
    await reem.post(path, { do: 'move', version, to: 'referred', ...notes })
    const response = await fahad.post(path, { do: action, version, to: 'answered', ...notes })
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('id="conflict"')
  })

  it('do not take a ticket from each other', async () => {
    await reset()
    await reem.post(path, { do: 'take' })
    const response = await fahad.post(path, { do: 'take' })
    expect(response.headers.get('location')).toBe(`${path}?done=taken`)
    const entries = await all(
      "SELECT actor FROM audit_entries WHERE subject = ? AND action = 'ticket.assigned' ORDER BY sequence DESC LIMIT 1",
      reference,
    )
    const [ticket] = await all<{ assignee: string }>(
      'SELECT assignee FROM submissions WHERE reference = ?',
      reference,
    )
    expect(entries).toEqual([{ actor: ticket?.assignee }])
  })

  it('do not start the review of a ticket that is somebody else’s', async () => {
    await reset()
    await reem.post('/staff', { do: 'assign', pick: reference })
    await all("UPDATE submissions SET status = 'received' WHERE reference = ?", reference)
    const response = await fahad.post(path, { do: 'take' })
    expect(response.headers.get('location')).toBe(`${path}?done=taken`)
    const stored = 'SELECT status FROM submissions WHERE reference = ?'
    expect(await all(stored, reference)).toEqual([{ status: 'received' }])
    expect((await reem.post(path, { do: 'take' })).headers.get('location')).toBe(path)
    expect(await all(stored, reference)).toEqual([{ status: 'in_review' }])
  })

  it('who send at the same moment make one step', async () => {
    await reset()
    const version = await readVersion(reem)
    const answers = await Promise.all([
      reem.post(path, { do: 'move', version, to: 'answered', ...notes }),
      fahad.post(path, { do: 'move', version, to: 'rejected', ...notes }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
  })
})
