import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { addDays, riyadhDate } from '#domain/dates/calendar'
import { locales, localPath } from '#domain/site/locale'
import { createMember } from '../../support/auth/member'
import { type Officer, officers, prepareStaffSite } from '../../support/auth/staff-site'
import { createTicketBench, notes, path, reference } from '../../support/auth/ticket-bench'
import { mainOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'

const opened = prepareStaffSite({ samples: true, reads: 100_000 })
const { all, reset } = createTicketBench(opened)
const boss = opened.entered(officers.supervisor)
const reem = opened.entered(officers.reem)
const fahad = opened.entered(officers.fahad)
const hind = opened.entered({ sub: 'officer-3', name: 'هند مثال', roles: ['case_officer'] })
type Browser = typeof reem

const page = '/staff/teams'
const names = { nameAr: 'فريق البيانات', nameEn: 'Data team' }
const until = '2099-01-01'

/** The id of an officer, from the boxes of the page. */
async function idOf({ name }: Pick<Officer, 'name'>): Promise<string> {
  const html = await (await boss.open(page)).text()
  return new RegExp(`value="([^"]+)"/?><bdi>${name}</bdi>`).exec(html)?.[1] ?? 'nobody'
}

/** A team of Fahad alone; Reem has the ticket of the bench. */
async function refer(more: Record<string, string> = {}) {
  const html = await (await reem.open(path)).text()
  const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
  const day = addDays(riyadhDate(Date.now()), 3)
  const step = { do: 'move', version, to: 'referred', ...notes, team: 'data-team', until: day }
  return reem.post(path, { ...step, ...more })
}

async function send(browser: Browser, to: string, fields: Record<string, string> = {}) {
  const html = await (await browser.open(path)).text()
  const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
  return browser.post(path, { do: 'move', version, to, ...fields })
}

const stored = () =>
  all('SELECT status, team, team_due_on FROM submissions WHERE reference = ?', reference)

beforeEach(async () => {
  await reset()
  await all('DELETE FROM teams')
})

const createTeam = async (members: Record<string, string> = {}) =>
  boss.post(page, { do: 'save', team: '', version: '0', ...names, ...members })

describe.each(locales)('the page of the teams, in %s', (locale) => {
  const t = translators[locale]

  it('adds, changes and removes a team, each recorded', async () => {
    const there = localPath(page, locale)
    const member = await idOf(officers.fahad)
    const empty = await (await boss.open(there)).text()
    expect(mainOf(empty)).toContain(t('deskTeams.create'))
    expect(empty).toContain(`value="${member}"`)
    expect(empty).not.toContain('value="sample-officer-1"')
    expect(await findMarkupErrors(empty)).toEqual([])
    const added = await boss.post(there, { do: 'save', version: '0', ...names, member })
    expect([added.status, added.headers.get('location')]).toEqual([303, `${there}?done=teamSaved`])
    const html = await (await boss.open(there)).text()
    expect(html).toMatch(new RegExp(`checked=""[^>]* value="${member}"`))
    expect(await findMarkupErrors(html)).toEqual([])
    const version =
      /name="team" value="data-team"[^>]*\/?><input[^>]*name="version" value="(\d+)"/.exec(html)
    const form = { do: 'save', team: 'data-team', version: version?.[1] ?? '', ...names }
    const wrong = await boss.post(there, { ...form, nameAr: 'ف' })
    expect(wrong.status).toBe(422)
    expect(mainOf(await wrong.text())).toContain(t('deskTeams.problems.invalid'))
    expect((await boss.post(there, { ...form, nameAr: 'فريق البيانات المفتوحة' })).status).toBe(303)
    const late = await boss.post(there, form)
    expect(late.status).toBe(409)
    expect(mainOf(await late.text())).toContain(t('deskTeams.problems.changed'))
    expect((await boss.post(there, { ...form, team: '' })).status).toBe(409)
    const [row] = await all<{ version: number }>('SELECT updated_at AS version FROM teams')
    const gone = await boss.post(there, { ...form, do: 'remove', version: `${row?.version}` })
    expect(gone.headers.get('location')).toBe(`${there}?done=teamRemoved`)
    expect((await boss.post(there, { ...form, do: 'remove' })).status).toBe(404)
    const entries = await all<{ action: string }>(
      "SELECT action FROM audit_entries WHERE subject = 'data-team' ORDER BY sequence DESC LIMIT 3",
    )
    expect(entries.map(({ action }) => action)).toEqual([
      'team.removed',
      'team.changed',
      'team.changed',
    ])
  })
})

describe('a referral to a team', () => {
  it('needs a team and a day from today on, once there are teams', async () => {
    await createTeam()
    const today = riyadhDate(Date.now())
    const wrong: Record<string, string>[] = [
      { team: '' },
      { team: 'other' },
      { until: '' },
      { until: '2020-01-01' },
      { until },
    ]
    for (const fields of wrong) {
      expect([fields, (await refer(fields)).status]).toEqual([fields, 422])
    }
    const refused = await (await refer({ team: '' })).text()
    expect(refused).toContain('href="#team"')
    expect(await findMarkupErrors(refused)).toEqual([])
    expect((await refer({ until: today })).status).toBe(303)
    expect(await stored()).toEqual([{ status: 'referred', team: 'data-team', team_due_on: today }])
    const used = await boss.post(page, { do: 'remove', team: 'data-team', version: '0' })
    expect(mainOf(await used.text())).toContain(translators.ar('deskTeams.problems.used'))
  })

  it('names none while there is no team', async () => {
    const html = await (await reem.open(path)).text()
    expect(html).not.toContain('name="until"')
    expect((await refer({ team: '', until: '' })).status).toBe(303)
    expect(await stored()).toEqual([{ status: 'referred', team: null, team_due_on: null }])
  })

  it('stands in the list of the members with its own due day, and in its history', async () => {
    await createTeam({ member: await idOf(officers.fahad) })
    await refer()
    const list = '/en/staff?view=team'
    const own = mainOf(await (await fahad.open(list)).text())
    expect(own).toContain(reference)
    expect(own).toContain(names.nameEn)
    expect(mainOf(await (await hind.open(list)).text())).not.toContain(reference)
    const html = await (await fahad.open(`/en${path}`)).text()
    const [event] = await all<{ after: string }>(
      `SELECT after FROM audit_entries WHERE subject = ? AND action = 'ticket.transitioned'
        ORDER BY sequence DESC LIMIT 1`,
      reference,
    )
    expect(JSON.parse(event?.after ?? '')).toMatchObject({ status: 'referred', team: 'data-team' })
    const line = translators.en('deskTicket.handling.referred', { team: names.nameEn })
    for (const part of [
      /<header class="ticket__head">.*?<\/header>/s,
      /<ol class="stream">.*<\/ol>/s,
    ]) {
      expect(part.exec(html)?.[0].replaceAll(/<[^>]*>/g, '')).toContain(line)
    }
    expect(await findMarkupErrors(html)).toEqual([])
  })

  it('is returned with a text that its officer reads and its sender does not', async () => {
    await createTeam({ member: await idOf(officers.fahad) })
    await refer()
    expect((await send(fahad, 'in_review')).status).toBe(422)
    const text = 'The canary contract has 4 phases.'
    const returned = await send(fahad, 'in_review', { reason: text })
    expect(returned.status).toBe(303)
    expect(await stored()).toEqual([{ status: 'in_review', team: null, team_due_on: null }])
    const [row] = await all('SELECT assignee FROM submissions WHERE reference = ?', reference)
    expect(row).toEqual({ assignee: await idOf(officers.reem) })
    expect(mainOf(await (await reem.open(path)).text())).toContain(text)
    const member = await createMember(opened)
    expect(await (await member.open(`/profile/requests/${reference}`)).text()).not.toContain(
      'canary',
    )
    const notesStored = await all('SELECT text FROM ticket_notes WHERE reference = ?', reference)
    expect(JSON.stringify(notesStored)).not.toContain('canary')
  })
})

describe('what a team has', () => {
  const reason = 'It is done.'
  const people = [
    { who: 'a member', browser: fahad, mayReturn: true },
    { who: 'the officer in charge', browser: reem, mayReturn: true },
    { who: 'a supervisor', browser: boss, mayReturn: true },
    { who: 'another officer', browser: hind, mayReturn: false },
  ]

  it.each(people)('is read and noted by $who, who may return it: $mayReturn', async (person) => {
    const { browser, mayReturn } = person
    await createTeam({ member: await idOf(officers.fahad) })
    await refer()
    const html = await (await browser.open(path)).text()
    expect(html.includes('value="in_review"')).toBe(mayReturn)
    expect(html).toContain('value="answered"')
    const note = await browser.post(path, { do: 'note', known: '0', note: `Note of ${person.who}` })
    expect(note.headers.get('location')).toBe(`${path}?done=noted`)
    expect((await send(browser, 'in_review', { reason })).status).toBe(mayReturn ? 303 : 422)
    expect(await stored()).toMatchObject([{ status: mayReturn ? 'in_review' : 'referred' }])
  })

  it('of another team is not returned by a member of this one', async () => {
    await createTeam({ member: await idOf(officers.fahad) })
    await boss.post(page, { do: 'save', version: '0', nameAr: 'فريق آخر', nameEn: 'Other' })
    await refer({ team: 'other' })
    expect((await send(fahad, 'in_review', { reason })).status).toBe(422)
    expect(await stored()).toMatchObject([{ status: 'referred', team: 'other' }])
  })
})
