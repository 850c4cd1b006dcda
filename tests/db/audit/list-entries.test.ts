import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuditRow, genesis } from '#db/audit/chain'
import { type EntryFilter, listAuditEntries, noFilter } from '#db/audit/list-entries'
import { checkEnd, checkLinks } from '#db/audit/verify-chain'
import { testSeal } from '../../support/actor'
import { openDatabase, type TestDatabase } from '../database'
import { planOf, recordStatements } from '../recorded-statements'
import { appendEntries, appendMany } from './log'

let opened: TestDatabase
let all: AuditRow[]
beforeAll(async () => {
  opened = await openDatabase()
  await appendEntries(opened, 40)
  all = await listAuditEntries(opened.db, noFilter, null, 100)
})
afterAll(() => opened.close())

const list = (filter: Partial<EntryFilter>, before: number | null = null, limit = 100) =>
  listAuditEntries(opened.db, { ...noFilter, ...filter }, before, limit)
const at = (text: string) => Date.parse(`${text}+03:00`)

describe('the list', () => {
  it('has the newest first, and continues behind an entry', async () => {
    expect(all.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 40 }, (_, n) => 40 - n),
    )
    const first = await list({}, null, 15)
    const second = await list({}, first.at(-1)?.sequence, 15)
    const third = await list({}, second.at(-1)?.sequence, 15)
    expect([...first, ...second, ...third]).toEqual(all)
  })

  const since = at('2026-11-20T20:00')
  const until = at('2026-11-21T08:00')
  it.each<[string, Partial<EntryFilter>, (row: AuditRow) => boolean]>([
    ['a person', { actor: 'b' }, (row) => row.actor === 'b'],
    ['a record', { subject: 'INFO-1' }, (row) => row.subject === 'INFO-1'],
    ['an action', { actions: ['ticket.read'] }, (row) => row.action === 'ticket.read'],
    ['several actions', { actions: ['ticket.read', 'ticket.transitioned'] }, () => true],
    ['a time', { since, until }, (row) => row.at >= since && row.at < until],
    ['a time from', { since }, (row) => row.at >= since],
    ['a time until', { until }, (row) => row.at < until],
    [
      'all of it',
      { actor: 'a', subject: 'INFO-1', actions: ['ticket.read'], since: at('2026-11-20T09:00') },
      (row) => row.actor === 'a' && row.subject === 'INFO-1' && row.action === 'ticket.read',
    ],
  ])('is narrowed to %s, also page by page', async (_, filter, isWanted) => {
    const expected = all.filter(isWanted)
    expect(expected.length).toBeGreaterThan(0)
    expect(await list(filter)).toEqual(expected)
    const [first] = await list(filter, null, 1)
    expect(await list(filter, first?.sequence)).toEqual(expected.slice(1))
  })
})

describe('among 20,000 entries', () => {
  let many: TestDatabase
  beforeAll(async () => {
    many = await openDatabase()
    await appendMany(many.d1, 20_000, genesis)
  })
  afterAll(() => many.close())

  const time = { since: 60_000_000, until: 120_000_000 }
  it.each<[string, Partial<EntryFilter>]>([
    ['all', {}],
    ['those of a person', { actor: 'a1' }],
    ['those of a record', { subject: 'INFO-7' }],
    ['those of an action', { actions: ['ticket.read'] }],
    ['readings', { actions: ['ticket.read', 'tickets.listed', 'account.read'] }],
    ['those of a time', time],
    ['those of a person, an action and a time', { actor: 'a1', actions: ['ticket.read'], ...time }],
  ])('%s are read from an index in order', async (_, filter) => {
    const recorded = await recordStatements(many.d1, async (db) => {
      await listAuditEntries(db, { ...noFilter, ...filter }, null, 51)
      const rows = await listAuditEntries(db, { ...noFilter, ...filter }, 15_000, 51)
      await checkLinks(db, testSeal, rows, null)
      await checkEnd(db, { sequence: 19_000, hash: 'x' }, 0)
    })
    const plans = await Promise.all(recorded.map((one) => planOf(many.d1, one)))
    expect(plans.length).toBeGreaterThan(3)
    for (const step of plans.flat())
      expect(step).not.toMatch(/^SCAN (?!CONSTANT|sqlite_sequence|sqlite_master)|TEMP B-TREE/)
  })
})
