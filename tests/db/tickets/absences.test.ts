import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collectDataOf, type Stores } from '#db/privacy/collect-personal-data'
import { deleteExpired } from '#db/privacy/retention'
import { insertRow } from '#db/seed/seed-sql'
import { listAbsences, listAbsent, putAbsence, removeAbsence } from '#db/staff/absences'
import { listRotas, putRota } from '#db/staff/rotas'
import { assignTickets } from '#db/tickets/assign'
import { assignInTurn, listNewTickets } from '#db/tickets/assign-in-turn'
import { dayMs } from '#domain/dates/calendar'
import { makeActor } from '../../support/actor'
import { runStatements } from '../../support/statements'
import { openDatabase, type TestDatabase } from '../database'
import { planOf, recordStatements } from '../recorded-statements'
import { countRows, emptyTables } from '../seed/tables'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

const at = Date.parse('2026-11-22T09:00:00+03:00')
const today = '2026-11-22'
const kind = 'INFO'
const actor = makeActor({ actor: 'boss', role: 'supervisor', requestId: null, at })
const officers = ['officer-1', 'officer-2', 'officer-3']
const references = [0, 1, 2, 3, 4].map((n) => `INFO-100000000${n}`)
const away = { officer: 'officer-2', firstDay: today, lastDay: '2026-11-24' }
const all = { kind, version: null, officers }

function ticket(reference: string, n: number) {
  const fixed = { form: 'support', locale: 'ar', status: 'received', email: 'locked' } as const
  return insertRow('submissions', {
    ...fixed,
    reference,
    kind,
    idempotencyKey: reference,
    digest: reference,
    emailHash: 'hash',
    answers: 'locked',
    privacyVersion: '1',
    createdAt: at + n,
    updatedAt: at + n,
    dueOn: '2026-11-24',
  })
}

beforeEach(async () => {
  const used = ['submissions', 'absences', 'rotas', 'accounts', 'staff'] as const
  await emptyTables(database.d1, [...used])
  await runStatements(database.d1, [
    ...[...officers, 'moderator-1'].flatMap((id) => [
      insertRow('accounts', { id, identityHash: id, createdAt: at, loggedInAt: at }),
      insertRow('staff', {
        id,
        name: 'locked',
        roles: id === 'moderator-1' ? 'moderator' : 'case_officer',
        loggedInAt: at,
      }),
    ]),
    ...references.map(ticket),
  ])
})

const stored = async () => {
  const { results } = await database.d1
    .prepare('SELECT assignee FROM submissions ORDER BY reference')
    .all<{ assignee: string | null }>()
  return results.map(({ assignee }) => assignee)
}
const next = (reference = references[0] ?? '', who = actor) =>
  assignInTurn(database.db, { reference, kind }, who)

describe('an absence', () => {
  it('is one an officer, needs an account, and ends by itself after its last day', async () => {
    const { db } = database
    const writer = { ...actor, requestId: 'set-twice' }
    expect(await putAbsence(db, away, writer)).toBe(true)
    expect(await putAbsence(db, { ...away, lastDay: '2026-11-23' }, writer)).toBe(true)
    expect(await putAbsence(db, { ...away, officer: 'sample-officer-1' }, actor)).toBe(false)
    expect(await listAbsent(db, today)).toEqual([{ ...away, lastDay: '2026-11-23' }])
    expect(await listAbsent(db, '2026-11-21')).toEqual([])
    expect(await listAbsences(db, '2026-11-21')).toHaveLength(1)
    expect(await listAbsences(db, '2026-11-24')).toEqual([])
    const { results } = await database.d1
      .prepare("SELECT subject, after FROM audit_entries WHERE request_id = 'set-twice'")
      .all()
    expect(results).toHaveLength(2)
    expect(results[0]).toEqual({
      subject: 'officer-2',
      after: '{"from":"2026-11-22","until":"2026-11-24"}',
    })
    expect(await removeAbsence(db, away.officer, actor)).toBe(true)
    expect(await removeAbsence(db, away.officer, actor)).toBe(false)
  })

  it('keeps assignments away, save by the officer, until the day after', async () => {
    const { db } = database
    await putAbsence(db, away, actor)
    expect(await assignTickets(db, references, away.officer, actor)).toBe(0)
    const own = { ...actor, actor: away.officer }
    expect(await assignTickets(db, references.slice(0, 1), away.officer, own)).toBe(1)
    const later = { ...actor, at: Date.parse('2026-11-25T00:00:00+03:00') }
    const evening = { ...actor, at: later.at - 1 }
    expect(await assignTickets(db, references, away.officer, evening)).toBe(0)
    expect(await assignTickets(db, references, away.officer, later)).toBe(4)
  })

  it('lets one colleague take a ticket over', async () => {
    const { db } = database
    await assignTickets(db, references, away.officer, actor)
    await putAbsence(db, away, actor)
    const both = await Promise.all(
      ['officer-1', 'officer-3'].map((one) =>
        assignTickets(db, references, one, { ...actor, actor: one }, away.officer),
      ),
    )
    expect(both.toSorted()).toEqual([0, references.length])
    expect(new Set(await stored()).size).toBe(1)
  })

  it('ends with the account, stands in the copy of its data, and goes a month later', async () => {
    const { db, d1 } = database
    await putAbsence(db, away, actor)
    await putAbsence(db, { ...away, officer: 'officer-1', lastDay: '2026-12-20' }, actor)
    await putRota(db, all, actor)
    const outbox = { list: async () => ({ keys: [], list_complete: true }) }
    const stores = { DB: d1, OUTBOX: outbox } as unknown as Stores
    const data = await collectDataOf(stores, { emailHash: null, accountId: 'officer-2' })
    expect([data.absences, data.rotas]).toEqual([[away], [kind]])
    await deleteExpired(db, at + 33 * dayMs)
    expect(await countRows(d1, ['absences', 'rota_places'])).toEqual([1, 3])
    await d1.prepare('DELETE FROM accounts').run()
    expect(await countRows(d1, ['absences', 'rotas', 'rota_places'])).toEqual([0, 1, 0])
  })
})

describe('a rota', () => {
  it('is changed by who knows its last state, keeps turns, and is off without officers', async () => {
    const { db } = database
    expect(await putRota(db, all, actor)).toBe(true)
    expect(await putRota(db, all, actor)).toBe(false)
    await next()
    const change = { ...all, version: at, officers: ['officer-3', 'sample', 'officer-1'] }
    expect(await putRota(db, change, actor)).toBe(true)
    const [rota] = await listRotas(db)
    expect(rota?.officers).toEqual(['officer-3', 'officer-1'])
    expect(await next(references[1])).toBe('officer-3')
    expect(await next(references[2])).toBe('officer-1')
    const none = { ...all, version: rota?.updatedAt ?? 0, officers: [] }
    expect(await putRota(db, none, actor)).toBe(true)
    expect(await listRotas(db)).toEqual([])
    expect(await next(references[3])).toBeNull()
  })

  it('assigns in turn, passes over who is away, disabled or no officer, and is then theirs', async () => {
    const { db, d1 } = database
    await putRota(db, { ...all, officers: ['moderator-1', ...officers] }, actor)
    await putAbsence(db, away, actor)
    const turns = []
    for (const reference of await listNewTickets(db, kind, 3)) turns.push(await next(reference))
    expect(turns).toEqual(['officer-1', 'officer-3', 'officer-1'])
    await removeAbsence(db, away.officer, actor)
    await d1.prepare("UPDATE accounts SET disabled_at = 1 WHERE id = 'officer-3'").run()
    expect(await next(references[3])).toBe('officer-2')
    expect(await next(references[4])).toBe('officer-1')
    expect(await next(references[4])).toBeNull()
    expect(await stored()).toEqual([
      'officer-1',
      'officer-3',
      'officer-1',
      'officer-2',
      'officer-1',
    ])
  })

  it('gives a ticket and a turn to one, however many runs there are', async () => {
    const { db, d1 } = database
    await putRota(db, all, actor)
    const runner = { ...actor, requestId: 'many-runs' }
    const runs = [...references, ...references].map((reference) => next(reference, runner))
    const given = (await Promise.all(runs)).filter((one) => one !== null)
    const assigned = (await stored()).filter((one) => one !== null)
    expect(given.length).toBeGreaterThan(0)
    expect(given.toSorted()).toEqual(assigned.toSorted())
    const { results } = await d1
      .prepare("SELECT subject FROM audit_entries WHERE request_id = 'many-runs'")
      .all()
    expect(results).toHaveLength(given.length)
  })

  it('leaves alone what an absence or a colleague has changed since it was read', async () => {
    const { db, d1 } = database
    await putRota(db, all, actor)
    const changes = [
      "INSERT INTO absences VALUES ('officer-1', '2026-11-01', '2026-12-01')",
      "UPDATE submissions SET assignee = 'officer-3'",
    ]
    for (const change of changes) {
      const late = new Proxy(db, {
        get(target, name: keyof typeof db) {
          if (name !== 'batch') return Reflect.get(target, name)
          return async (statements: Parameters<typeof db.batch>[0]) => {
            await d1.prepare(change).run()
            return target.batch(statements)
          }
        },
      })
      const reference = references[0] ?? ''
      expect(await assignInTurn(late, { reference, kind }, actor)).toBeNull()
    }
    const places = await d1.prepare('SELECT sum(turn) AS turns FROM rota_places').first()
    expect(places).toEqual({ turns: 0 })
  })

  it('finds its tickets by an index', async () => {
    const statements = await recordStatements(database.d1, (db) => listNewTickets(db, kind, 20))
    expect(statements).toHaveLength(1)
    const [statement] = statements
    const plan = statement ? await planOf(database.d1, statement) : []
    expect(plan.join()).toContain('SEARCH submissions USING INDEX submissions_queue')
  })
})
