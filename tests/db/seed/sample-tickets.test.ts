import { readdirSync, readFileSync } from 'node:fs'
import { parse as parsePath } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestsAndRepliesSource } from '#db/datasets/sources/counts'
import { openKeyring } from '#db/privacy/keyring'
import { decryptEmail } from '#db/privacy/personal-fields'
import { events, submissions } from '#db/schema/submissions'
import { buildSampleTickets } from '#db/seed/sample-tickets'
import { findStaff } from '#db/staff/staff'
import { countQueue } from '#db/tickets/queue'
import type { Row } from '#domain/datasets/rows'
import {
  addDays,
  daysBetween,
  isWorkingDay,
  riyadhDate,
  startOfRiyadhDay,
} from '#domain/dates/calendar'
import { ticketKinds } from '#domain/forms/support'
import { makeReference } from '#domain/tickets/reference'
import { isAwaitingReply, type Status, statuses } from '#domain/tickets/status'
import { runStatements } from '../../support/statements'
import { openDatabase, type TestDatabase } from '../database'

const secrets = {
  encryption: Buffer.alloc(32, 7).toString('base64'),
  hash: Buffer.alloc(32, 6).toString('base64'),
}
let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

describe.each([
  ['a Monday', '2026-11-23T10:30:00+03:00'],
  ['a Friday', '2026-11-27T00:10:00+03:00'],
])('the sample requests loaded on %s', (_, instant) => {
  const now = Date.parse(instant)
  const today = riyadhDate(now)
  const noHolidays = new Set<string>()
  const loadTickets = async () => {
    await runStatements(database.d1, await buildSampleTickets(secrets, now))
    const rows = await database.db.select().from(submissions)
    return rows.filter(({ reference }) => reference !== 'COMP-1000000018')
  }

  it('fill every list of the desk, with all kinds, in both languages', async () => {
    const rows = await loadTickets()
    expect(rows.length).toBeGreaterThan(35)
    const kinds = new Set(rows.map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(ticketKinds.filter((kind) => kind !== 'NEWS').toSorted())
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(statuses))
    const list = { reader: '', today, finishedSince: startOfRiyadhDay(addDays(today, -7)) }
    const { counts } = await countQueue(database.db, { ...list, reader: 'sample-officer-1' })
    // Teams are made and absences are noted at the desk, and nothing happens: the samples have none.
    const { team, absent, unseen, ...others } = counts
    expect([team, absent, unseen]).toEqual([0, 0, 0])
    for (const [view, count] of Object.entries(others)) {
      expect([view, count]).toEqual([
        view,
        expect.toSatisfy((value: number) => value > 1 && value < 30),
      ])
    }
    const english = rows.filter(({ locale }) => locale === 'en').length
    expect(Math.min(english, rows.length - english)).toBeGreaterThan(12)
    const keyring = await openKeyring(secrets)
    const emails = await Promise.all(rows.map((row) => decryptEmail(keyring, row)))
    expect(emails.filter((email) => email === 'visitor@example.com')).toHaveLength(4)
  })

  it('are dated in the sixty days before, on working days, and none later than the load', async () => {
    const rows = await loadTickets()
    const days = rows.map((row) => daysBetween(riyadhDate(row.createdAt), today))
    expect([Math.max(...days) <= 62, Math.max(...days) > 50]).toEqual([true, true])
    expect(rows.filter(({ updatedAt }) => updatedAt > now)).toEqual([])
    const isOpenNow = ({ status }: { status: Status }) => isAwaitingReply(status)
    const due = rows.filter(isOpenNow).map(({ dueOn }) => dueOn ?? '')
    expect(due.some((day) => day < today)).toBe(true)
    expect(due.some((day) => day === today)).toBe(isWorkingDay(today, noHolidays))
  })

  it('were answered within the promise and beyond it', async () => {
    const rows = await loadTickets()
    const answered = await database.db.select().from(events).where(eq(events.status, 'answered'))
    const late = answered.filter(({ reference, at }) => {
      const dueOn = rows.find((row) => row.reference === reference)?.dueOn ?? today
      return riyadhDate(at) > dueOn
    })
    expect(late.length).toBeGreaterThan(2)
    expect(answered.length - late.length).toBeGreaterThan(8)
  })

  it('are assigned to sample staff, whose names are encrypted', async () => {
    const rows = await loadTickets()
    const assigned = rows.flatMap(({ assignee }) => assignee ?? [])
    expect(assigned.length / rows.length).toBeGreaterThan(0.75)
    const actors = (await database.db.select().from(events)).flatMap(({ actor }) => actor ?? [])
    const staff = await findStaff(database.db, await openKeyring(secrets), [...assigned, ...actors])
    expect(new Set([...assigned, ...actors])).toEqual(new Set(staff.keys()))
    for (const { name } of staff.values()) {
      expect([name.ar, name.en]).toEqual([
        expect.stringContaining('تجريبي'),
        expect.stringContaining('Sample'),
      ])
    }
  })

  it('have references with their check digit, and topics of their form', async () => {
    const rows = await loadTickets()
    const numbers = rows.filter(({ reference }) => reference !== 'INFO-1234')
    for (const { reference, kind } of numbers) {
      expect(reference).toBe(makeReference(kind, reference.slice(-10, -1)))
    }
    const topics = readdirSync('db/content/ticket-topic').map((name) => parsePath(name).name)
    const support = rows.filter(({ form }) => form === 'support')
    expect(support.length).toBeGreaterThan(20)
    for (const { topic } of support) expect(topics).toContain(topic)
  })
})

// A month is counted a month after it ended.
it.each([
  ['2026-12-01', 0],
  ['2026-12-03', 0],
  ['2027-01-01', 1],
  ['2028-02-29', 14],
])(
  'the sample requests loaded on %s replace no month of the sample history and add %i',
  async (day, added) => {
    const now = Date.parse(`${day}T09:00:00+03:00`)
    await runStatements(database.d1, await buildSampleTickets(secrets, now))
    const former = readFileSync('db/samples/requests-and-replies.jsonl', 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Row)
    const { db, search } = database
    const rows = await requestsAndRepliesSource({ db, search, now, former })
    const isKnown = ({ month }: Row) => former.some((row) => row.month === month)
    expect(rows.filter(isKnown)).toEqual(former)
    const others = rows.filter((row) => !isKnown(row))
    expect(new Set(others.map(({ month }) => month)).size).toBe(added)
  },
)
