import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  countActiveSpans,
  countAnswers,
  countFirstReplies,
  countOpenChange,
  countReceived,
} from '#db/performance/count-events'
import { countDue, countLoad, listOverdue } from '#db/performance/count-load'
import { numberOfDay } from '#domain/performance/day-counter'
import { openDatabase, type TestDatabase } from '../database'
import { planOf, recordStatements } from '../recorded-statements'

let small: TestDatabase
let many: TestDatabase

const day = (date: number) => numberOfDay(`2026-11-${String(date).padStart(2, '0')}`)
/** Just after midnight in Riyadh, still the day before in UTC. */
const at = (date: number) => Date.parse(`2026-11-${String(date).padStart(2, '0')}T00:30:00+03:00`)

/** A ticket with its history: status, day, and who did it. */
function ticket(
  reference: string,
  history: [status: string, date: number, actor?: string][],
  { dueOn = '2026-11-04', assignee = null as string | null } = {},
): string[] {
  const status = history.at(-1)?.[0]
  const who = assignee ? `'${assignee}'` : 'null'
  return [
    `INSERT INTO submissions (reference, form, idempotency_key, digest, kind, locale, status, email,
      email_hash, answers, privacy_version, created_at, updated_at, due_on, assignee)
      VALUES ('${reference}', 'support', '${reference}', 'd', 'INFO', 'ar', '${status}', 'e', 'h', 'a',
      '1', ${at(history[0]?.[1] ?? 1)}, ${at(history.at(-1)?.[1] ?? 1)}, '${dueOn}', ${who})`,
    ...history.map(
      ([name, date, actor], index) => `INSERT INTO events (reference, sequence, status, at, actor)
      VALUES ('${reference}', ${index + 1}, '${name}', ${at(date) + index}, ${actor ? `'${actor}'` : 'null'})`,
    ),
  ]
}

const histories = [
  ticket('INFO-1', [
    ['received', 1],
    ['in_review', 1, 'a'],
    ['referred', 2, 'a'],
    ['answered', 3, 'a'],
    ['closed', 20],
  ]),
  // Answered a second time: only the first answer counts.
  ticket('INFO-2', [
    ['received', 1],
    ['in_review', 2, 'a'],
    ['answered', 3, 'b'],
    ['in_review', 5],
    ['answered', 9, 'b'],
  ]),
  ticket('INFO-3', [
    ['received', 2],
    ['in_review', 2, 'a'],
    ['needs_information', 3, 'a'],
    ['in_review', 8],
    ['rejected', 9, 'a'],
  ]),
  ticket('INFO-4', [['received', 5]], { dueOn: '2026-11-10', assignee: 'a' }),
  ticket(
    'INFO-5',
    [
      ['received', 1],
      ['in_review', 1, 'b'],
      ['needs_information', 2, 'b'],
    ],
    { assignee: 'b' },
  ),
  ticket('INFO-6', [
    ['received', 1],
    ['withdrawn', 4],
  ]),
].flat()

beforeAll(async () => {
  small = await openDatabase()
  await small.d1.batch(histories.map((statement) => small.d1.prepare(statement)))
  many = await openDatabase()
  const numbers = 'WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 19999)'
  const reference = "printf('INFO-%010d', i)"
  await many.d1.batch(
    [
      `INSERT INTO submissions (reference, form, idempotency_key, digest, kind, locale, status, email,
        email_hash, answers, privacy_version, created_at, updated_at, due_on)
        ${numbers} SELECT ${reference}, 'support', i, 'd', 'INFO', 'ar',
        iif(i % 50 = 0, 'in_review', 'answered'), 'e', 'h', 'a', '1', i * 1000000, i * 1000000,
        '2026-11-04' FROM n`,
      ...['received', 'in_review', 'answered'].map(
        (status, index) => `INSERT INTO events (reference, sequence, status, at)
        ${numbers} SELECT ${reference}, ${index + 1}, '${status}', i * 1000000 + ${index}
        FROM n ${status === 'answered' ? 'WHERE i % 50 > 0' : ''}`,
      ),
    ].map((statement) => many.d1.prepare(statement)),
  )
})
afterAll(() => Promise.all([small.close(), many.close()]))

describe('counts of events', () => {
  it('are those of received tickets, by Riyadh day', async () => {
    expect(await countReceived(small.db, at(2))).toEqual([
      { day: day(2), total: 1 },
      { day: day(5), total: 1 },
    ])
  })

  it('are those of first answers, by who sent them, with the waits before', async () => {
    const none = { waits: null, total: 1 }
    expect(await countAnswers(small.db, at(1))).toEqual([
      { received: day(1), replied: day(3), actor: 'a', ...none },
      { received: day(1), replied: day(3), actor: 'b', ...none },
      {
        received: day(2),
        replied: day(9),
        actor: 'a',
        total: 1,
        waits: `${day(3)}:${day(8)}`,
      },
    ])
  })

  it('leave out an answer whose ticket was answered before the period', async () => {
    const answers = await countAnswers(small.db, at(5))
    expect(answers.map(({ received, replied }) => [received, replied])).toEqual([[day(2), day(9)]])
  })

  it('are those of first replies, a question to the sender and a referral among them', async () => {
    const replies = await countFirstReplies(small.db, at(1))
    expect(replies.map(({ received, replied, total }) => [received, replied, total])).toEqual([
      [day(1), day(2), 1],
      [day(1), day(2), 1],
      [day(1), day(3), 1],
      [day(2), day(3), 1],
    ])
  })

  it('are those of times in which the authority had to act', async () => {
    expect(await countActiveSpans(small.db, at(1))).toEqual([
      { from: day(1), to: day(2), total: 1 },
      { from: day(1), to: day(3), total: 2 },
      { from: day(1), to: day(4), total: 1 },
      { from: day(2), to: day(3), total: 1 },
      { from: day(5), to: day(9), total: 1 },
      { from: day(8), to: day(9), total: 1 },
    ])
  })

  it('tell how many tickets were closed and reopened', async () => {
    // Closed: 1, 2 twice, 3, 6; reopened: 2.
    expect(await countOpenChange(small.db, at(1))).toBe(-4)
    expect(await countOpenChange(small.db, at(5))).toBe(-1)
  })
})

describe('counts of tickets', () => {
  it('are open and overdue ones by assignee; who waits for the sender is not overdue', async () => {
    expect(await countLoad(small.db, '2026-11-11')).toEqual([
      { assignee: 'a', open: 1, overdue: 1 },
      { assignee: 'b', open: 1, overdue: 0 },
    ])
    expect(await countDue(small.db)).toEqual([{ due: '2026-11-10', total: 1 }])
  })

  it('come with a list of overdue ones without anything of their senders', async () => {
    expect(await listOverdue(small.db, '2026-11-11', 10)).toEqual([
      {
        reference: 'INFO-4',
        outboxReference: null,
        kind: 'INFO',
        status: 'received',
        dueOn: '2026-11-10',
        assignee: 'a',
      },
    ])
    expect(await listOverdue(small.db, '2026-11-10', 10)).toEqual([])
  })
})

describe('among 20,000 tickets', () => {
  it.each([
    ['received tickets', (db) => countReceived(db, 19_900_000_000)],
    ['first replies', (db) => countFirstReplies(db, 19_900_000_000)],
    ['answers', (db) => countAnswers(db, 19_900_000_000)],
    ['times to act', (db) => countActiveSpans(db, 19_900_000_000)],
    ['changes', (db) => countOpenChange(db, 19_900_000_000)],
    ['load', (db) => countLoad(db, '2026-11-11')],
    ['due days', (db) => countDue(db)],
    ['overdue tickets', (db) => listOverdue(db, '2026-11-11', 50)],
  ] as const satisfies [string, (db: TestDatabase['db']) => Promise<unknown>][])(
    '%s are searched for in an index',
    async (_, work) => {
      const recorded = await recordStatements(many.d1, work)
      expect(recorded.length).toBeGreaterThan(0)
      for (const statement of recorded) {
        const plan = await planOf(many.d1, statement)
        expect(plan.filter((step) => /SEARCH/.test(step)).length).toBeGreaterThan(0)
        expect(plan.filter((step) => /^SCAN|AUTOMATIC/.test(step))).toEqual([])
      }
    },
  )
})
