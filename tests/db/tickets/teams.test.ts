import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collectDataOf, type Stores } from '#db/privacy/collect-personal-data'
import { deleteExpired } from '#db/privacy/retention'
import { insertRow } from '#db/seed/seed-sql'
import { isTeamMember, listTeams, putTeam, removeTeam } from '#db/staff/teams'
import { transitionTicket } from '#db/tickets/status-transitions'
import { undoTransition } from '#db/tickets/undo-transition'
import { dayMs } from '#domain/dates/calendar'
import { makeActor } from '../../support/actor'
import { runStatements } from '../../support/statements'
import { openDatabase, type TestDatabase } from '../database'
import { countRows, emptyTables } from '../seed/tables'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

const at = Date.parse('2026-11-22T09:00:00+03:00')
const reference = 'INFO-1000000018'
const actor = makeActor({ actor: 'supervisor-1', role: 'supervisor', requestId: null, at })
const names = { nameAr: 'فريق البيانات', nameEn: 'Data team' }
const team = {
  id: 'data-team',
  version: null,
  ...names,
  members: ['officer-1', 'sample-officer-1'],
}

beforeEach(async () => {
  await emptyTables(database.d1, ['submissions', 'mails', 'teams', 'accounts'])
  await runStatements(database.d1, [
    ...['officer-1', 'officer-2'].map((id) =>
      insertRow('accounts', { id, identityHash: id, createdAt: at, loggedInAt: at }),
    ),
    insertRow('submissions', {
      reference,
      form: 'support',
      idempotencyKey: 'key',
      digest: 'digest',
      kind: 'INFO',
      locale: 'ar',
      status: 'in_review',
      email: 'locked',
      emailHash: 'hash',
      answers: 'locked',
      privacyVersion: '1',
      createdAt: at - 9,
      updatedAt: at - 5,
      dueOn: '2026-11-24',
    }),
    insertRow('events', { reference, sequence: 1, status: 'in_review', at: at - 5 }),
  ])
})

const read = () =>
  database.d1
    .prepare('SELECT status, team, team_due_on FROM submissions WHERE reference = ?')
    .bind(reference)
    .first()
const entry = { ...actor, action: 'ticket.transitioned' as const }
const referral = { team: team.id, dueOn: '2026-11-26' }
const refer = () =>
  transitionTicket(database.db, {
    reference,
    from: 'in_review',
    since: at - 5,
    to: 'referred',
    at,
    dueOn: '2026-11-24',
    note: { ar: 'أحلناه.' },
    referral,
    entry,
  })

describe('a team', () => {
  it('has members with an account alone, and is changed by who knows its last state', async () => {
    expect(await putTeam(database.db, team, actor)).toBe(true)
    expect(await putTeam(database.db, team, actor)).toBe(false)
    expect(await listTeams(database.db)).toEqual([
      { id: team.id, ...names, updatedAt: at, members: ['officer-1'], referred: 0 },
    ])
    const change = { ...team, version: at, members: ['officer-2'] }
    const both = await Promise.all([
      putTeam(database.db, change, actor),
      putTeam(database.db, { ...change, members: [] }, actor),
    ])
    expect(both.filter(Boolean)).toHaveLength(1)
    expect(await isTeamMember(database.db, team.id, 'officer-1')).toBe(false)
    const { results } = await database.d1
      .prepare("SELECT subject, after FROM audit_entries WHERE action = 'team.changed'")
      .all()
    expect(results).toHaveLength(2)
    expect(results[0]).toEqual({ subject: team.id, after: '{"members":2}' })
  })

  it('is not removed while a ticket is referred to it', async () => {
    await putTeam(database.db, team, actor)
    expect(await refer()).toBe(true)
    expect(await removeTeam(database.db, { id: team.id, version: at }, actor)).toBe(false)
    await database.d1.prepare('UPDATE submissions SET team = NULL').run()
    expect(await removeTeam(database.db, { id: team.id, version: at - 1 }, actor)).toBe(false)
    expect(await removeTeam(database.db, { id: team.id, version: at }, actor)).toBe(true)
    expect(await countRows(database.d1, ['teams', 'team_members'])).toEqual([0, 0])
  })

  it('loses a member with the account, and is in the copy of their data', async () => {
    await putTeam(database.db, team, actor)
    const stores = {
      DB: database.d1,
      OUTBOX: { list: async () => ({ keys: [], list_complete: true }) },
    } as unknown as Stores
    const data = await collectDataOf(stores, { emailHash: null, accountId: 'officer-1' })
    expect(data.teams).toEqual([{ id: team.id, ...names }])
    await deleteExpired(database.db, at + 731 * dayMs)
    expect(await countRows(database.d1, ['teams', 'team_members'])).toEqual([1, 0])
  })
})

describe('a referral', () => {
  it('names its team and due day until the ticket leaves it, and the due day of the reply stays', async () => {
    await putTeam(database.db, team, actor)
    expect(await refer()).toBe(true)
    expect(await read()).toEqual({
      status: 'referred',
      team: team.id,
      team_due_on: referral.dueOn,
    })
    const back = { reference, from: 'referred', since: at, to: 'in_review', at: at + 5 } as const
    const returned = { ...back, dueOn: '2026-11-24', reason: 'encrypted', entry }
    expect(await transitionTicket(database.db, returned)).toBe(true)
    expect(await read()).toEqual({ status: 'in_review', team: null, team_due_on: null })
    // Undone, the team has it again.
    const none = { duplicateOf: null, duplicateOfOther: null }
    const before = { ...none, dueOn: '2026-11-24', team: team.id, teamDueOn: referral.dueOn }
    const { from, to } = back
    const made = { reference, from, to, before, at: at + 5, sequence: 3 }
    expect(await undoTransition(database.db, made, actor)).toMatchObject({ reason: 'encrypted' })
    expect(await read()).toMatchObject({ status: 'referred', team: team.id })
  })

  it('to a team that was removed meanwhile is not made', async () => {
    expect(await refer()).toBe(false)
    expect(await read()).toEqual({ status: 'in_review', team: null, team_due_on: null })
  })
})
