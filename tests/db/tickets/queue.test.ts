import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertRow } from '#db/seed/seed-sql'
import {
  countQueue,
  findNeighbourTickets,
  findNextUnassigned,
  listQueue,
  type QueuePosition,
  type QueueQuery,
} from '#db/tickets/queue'
import { noQueueFilter, queueViews } from '#domain/staff/queue'
import { statuses } from '#domain/tickets/status'
import { runStatements } from '../../support/statements'
import { openDatabase, type TestDatabase } from '../database'
import { planOf, recordStatements } from '../recorded-statements'

const tickets = 20_000
const today = '2026-11-18'
const start = Date.UTC(2026, 10, 1)
const dayMs = 86_400_000

let opened: TestDatabase
beforeAll(async () => {
  opened = await openDatabase()
  const status = `json_extract('${JSON.stringify(statuses)}', '$[' || (n % 9) || ']')`
  await opened.d1
    .prepare(
      `WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${tickets - 1})
      INSERT INTO submissions (reference, form, idempotency_key, digest, kind, topic, locale, status,
        email, email_hash, answers, privacy_version, created_at, updated_at, due_on, assignee, team,
        team_due_on)
      SELECT 'INFO-' || (1000000000 + n), 'support', 'key-' || n, 'digest-' || n,
        CASE n % 3 WHEN 0 THEN 'INFO' WHEN 1 THEN 'TECH' ELSE 'COMP' END, 'other',
        CASE n % 2 WHEN 0 THEN 'ar' ELSE 'en' END, ${status}, '', 'hash-' || (n % 500), '', '',
        ${start} + (n % 20) * ${dayMs} - n, ${start} + (n % 20) * ${dayMs} + n / 1000,
        date(${start / 1_000} + (n % 29) * 86400, 'unixepoch'),
        CASE n % 4 WHEN 0 THEN NULL ELSE 'officer-' || (n % 4) END,
        CASE WHEN ${status} = 'referred' THEN 'team-' || (n % 4) END,
        CASE WHEN ${status} = 'referred' THEN date(${start / 1_000} + (n % 31) * 86400, 'unixepoch') END
      FROM numbers`,
    )
    .run()
  // Every seventh has a question to its sender; others were taken up, or their senders wrote.
  await opened.d1
    .prepare(
      `INSERT INTO events (reference, sequence, status, at, note_ar, actor)
        SELECT reference, 1, 'in_review', created_at,
          CASE CAST(substr(reference, 6) AS INTEGER) % 7 WHEN 0 THEN 'نص' WHEN 1 THEN 'نص' END,
          CASE CAST(substr(reference, 6) AS INTEGER) % 7 WHEN 1 THEN NULL ELSE 'officer-1' END
        FROM submissions`,
    )
    .run()
  await runStatements(opened.d1, [
    ...['officer-1', 'officer-2'].map((id) =>
      insertRow('accounts', { id, identityHash: id, createdAt: 1, loggedInAt: 1 }),
    ),
    ...[0, 1, 2, 3].map((team) =>
      insertRow('teams', { id: `team-${team}`, nameAr: 'فريق', nameEn: 'Team', updatedAt: 1 }),
    ),
    insertRow('absences', {
      officer: 'officer-2',
      firstDay: '2026-11-01',
      lastDay: today,
    }),
    ...[1, 3].map((team) =>
      insertRow('team_members', { team: `team-${team}`, member: 'officer-1' }),
    ),
  ])
}, 60_000)
afterAll(() => opened.close())

function queryOf(changes: Partial<QueueQuery> = {}): QueueQuery {
  return {
    ...noQueueFilter,
    reader: 'officer-1',
    today,
    finishedSince: start + 14 * dayMs,
    ...changes,
  }
}

async function readAll(query: QueueQuery, limit = 700): Promise<string[]> {
  const found: string[] = []
  for (let from: QueuePosition | null = null, more = true; more; ) {
    const { rows, next } = await listQueue(opened.db, query, from, limit)
    found.push(...rows.map(({ reference }) => reference))
    from = next
    more = next !== null
  }
  return found
}

async function select(condition: string, order: string): Promise<string[]> {
  const sql = `SELECT reference FROM submissions WHERE ${condition} ORDER BY ${order}`
  const { results } = await opened.d1.prepare(sql).all<{ reference: string }>()
  return results.map(({ reference }) => reference)
}

const riyadh = (day: string) => Date.parse(`${day}T00:00:00+03:00`)
const open = "status IN ('received', 'in_review', 'needs_information', 'referred')"
const dueFirst = "status = 'needs_information', due_on, created_at, reference"

describe('a list of the queue', () => {
  it.each([
    ['all open ones', {}, open],
    ['mine', { view: 'mine' }, `${open} AND assignee = 'officer-1'`],
    ['new ones', { view: 'new' }, "status = 'received' AND assignee IS NULL"],
    [
      'overdue ones',
      { view: 'overdue' },
      `${open} AND status <> 'needs_information' AND due_on < '${today}'`,
    ],
    ['waiting ones', { view: 'waiting' }, "status = 'needs_information'"],
    ['referred ones', { view: 'referred' }, "status = 'referred'"],
    [
      'one topic and team',
      { topic: 'other', team: 'team-1' },
      `${open} AND topic = 'other' AND team = 'team-1'`,
    ],
    ['those due today', { due: 'today' }, `${open} AND due_on = '${today}'`],
    [
      'those due within a week',
      { due: 'week' },
      `${open} AND due_on BETWEEN '${today}' AND '2026-11-25'`,
    ],
    [
      'those received on some days',
      { from: '2026-11-05', to: '2026-11-09' },
      `${open} AND created_at BETWEEN ${riyadh('2026-11-05')} AND ${riyadh('2026-11-10') - 1}`,
    ],
    [
      'those to whose sender nothing was written',
      { unanswered: 'yes' },
      `${open} AND CAST(substr(reference, 6) AS INTEGER) % 7 <> 0`,
    ],
    ['those of the absent', { view: 'absent' }, `${open} AND assignee = 'officer-2'`],
    ['one kind', { kind: 'TECH' }, `${open} AND kind = 'TECH'`],
    ['one language', { locale: 'en' }, `${open} AND locale = 'en'`],
    ['one officer', { assignee: 'officer-2' }, `${open} AND assignee = 'officer-2'`],
    [
      'nobody’s',
      { assignee: 'none', kind: 'COMP' },
      `${open} AND assignee IS NULL AND kind = 'COMP'`,
    ],
  ] as const)('has %s, each once, due first and waiting last', async (_, changes, condition) => {
    const expected = await select(condition, dueFirst)
    expect(expected.length).toBeGreaterThan(300)
    expect(await readAll(queryOf(changes))).toEqual(expected)
  })

  it.each([
    ['answered', "('answered', 'closed')"],
    ['ended', "('rejected', 'duplicate', 'withdrawn')"],
  ] as const)('has finished ones, %s, the last changed first', async (view, list) => {
    const condition = `status IN ${list} AND updated_at >= ${start + 14 * dayMs}`
    const expected = await select(condition, 'updated_at DESC, reference DESC')
    expect(expected.length).toBeGreaterThan(300)
    expect(await readAll(queryOf({ view }))).toEqual(expected)
  })

  it('has those of the reader’s teams, in the order of the teams’ own due days', async () => {
    const expected = await select(
      "team IN ('team-1', 'team-3')",
      'team_due_on, created_at, reference',
    )
    expect(expected.length).toBeGreaterThan(300)
    expect(await readAll(queryOf({ view: 'team' }))).toEqual(expected)
    expect(await readAll(queryOf({ view: 'team', reader: 'officer-2' }))).toEqual([])
  })

  it('has as many as the count says', async () => {
    const { counts } = await countQueue(opened.db, queryOf())
    for (const view of queueViews) {
      expect([view, (await readAll(queryOf({ view }), 5_000)).length]).toEqual([view, counts[view]])
    }
  })
})

describe('the neighbours of a ticket', () => {
  it.each([
    {},
    { view: 'mine' },
    { view: 'waiting' },
    { view: 'team' },
    { kind: 'TECH', locale: 'en' },
    { view: 'answered' },
  ] as const)('are those before and after it in its list: %o', async (changes) => {
    const query = queryOf(changes)
    const { rows } = await listQueue(opened.db, query, null, 12)
    const [before, ticket, after] = [rows[9], rows[10], rows[11]]
    if (!before || !ticket || !after) throw new Error('the list is too short')
    expect(await findNeighbourTickets(opened.db, query, ticket)).toEqual({
      previous: before.reference,
      next: after.reference,
    })
  })

  it('cross from the tickets to act on to those that wait', async () => {
    const query = queryOf({ view: 'mine' })
    const all = await readAll(query)
    const waiting = await readAll(queryOf({ view: 'waiting', assignee: 'officer-1' }))
    const at = all.indexOf(waiting[0] ?? '')
    const { rows } = await listQueue(opened.db, query, null, at + 1)
    const [last, first] = rows.slice(-2)
    if (!last || !first) throw new Error('the list is too short')
    expect((await findNeighbourTickets(opened.db, query, last)).next).toBe(first.reference)
    expect((await findNeighbourTickets(opened.db, query, first)).previous).toBe(last.reference)
    const [top] = rows
    expect(top && (await findNeighbourTickets(opened.db, query, top)).previous).toBeNull()
  })

  it('begin with the unassigned one that is due first', async () => {
    const [first] = await select(
      `${open} AND status <> 'needs_information' AND assignee IS NULL`,
      'due_on, created_at, reference',
    )
    expect((await findNextUnassigned(opened.db))?.reference).toBe(first)
  })
})

describe('20,000 tickets', () => {
  const filters = [
    ...queueViews.map((view) => ({ view })),
    { kind: 'TECH' },
    { locale: 'en' },
    { assignee: 'none' },
    { topic: 'other', due: 'week', unanswered: 'yes' },
    { team: 'team-1' },
    { from: '2026-11-05', to: '2026-11-09' },
    { assignee: 'officer-2' },
    { view: 'overdue', kind: 'INFO', locale: 'ar', assignee: 'officer-3' },
  ] as const

  it.each(filters)('are listed by an index, in two reads at most: %o', async (changes) => {
    const from = { lane: 0, value: '2026-11-05', receivedAt: start, reference: 'INFO-1000000100' }
    for (const position of [null, from]) {
      const statements = await recordStatements(opened.d1, (db) =>
        listQueue(db, queryOf(changes), position, 25),
      )
      expect(statements.length).toBeLessThanOrEqual(2)
      for (const statement of statements) {
        const plan = await planOf(opened.d1, statement)
        expect(plan.join('\n')).toMatch(
          /SEARCH submissions USING INDEX (?:submissions_|sqlite_autoindex_submissions)/,
        )
        expect(plan.join('\n')).not.toContain('SCAN submissions')
      }
    }
  })

  it('are counted by indexes alone, in four reads', async () => {
    const statements = await recordStatements(opened.d1, (db) => countQueue(db, queryOf()))
    expect(statements).toHaveLength(4)
    for (const statement of statements) {
      const plan = (await planOf(opened.d1, statement)).join('\n')
      expect(plan).toContain('USING COVERING INDEX')
      expect(plan).not.toContain('SCAN submissions')
    }
  })
})
