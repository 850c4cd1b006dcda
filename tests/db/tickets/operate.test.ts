import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ownerOf } from '#db/privacy/collect-personal-data'
import { openKeyring } from '#db/privacy/keyring'
import { decryptNote } from '#db/privacy/personal-fields'
import { auditEntries } from '#db/schema/staff'
import { insertRow } from '#db/seed/seed-sql'
import { listDuplicates } from '#db/submissions/submissions'
import { findTypedTicket, listTickets, operateTicket, readStatus } from '#db/tickets/operate'
import type { Transition } from '#db/tickets/status-transitions'
import { listNotes } from '#db/tickets/ticket-notes'
import { type Status, statuses } from '#domain/tickets/status'
import { makeActor, testSecret } from '../../support/actor'
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
const recorded = { at, actor: 'operator:1', role: 'operator', requestId: null }
const actor = makeActor(recorded)
const tables = ['events', 'mails', 'audit_entries']
const counts = () => countRows(database.d1, tables)
let before: number[]

const insertTicket = (own: string, status: Status, updatedAt: number, dueOn: string | null) =>
  insertRow('submissions', {
    reference: own,
    form: 'support',
    idempotencyKey: own,
    digest: own,
    kind: 'INFO',
    locale: 'ar',
    email: 'locked',
    emailHash: 'hash',
    answers: 'locked',
    privacyVersion: '1',
    status,
    createdAt: at - 9,
    updatedAt,
    dueOn,
  })

beforeEach(async () => {
  await emptyTables(database.d1, ['submissions', 'mails'])
  await runStatements(database.d1, [
    insertTicket(reference, 'in_review', at - 5, '2026-11-24'),
    insertRow('events', { reference, sequence: 1, status: 'in_review', at: at - 5 }),
  ])
  before = await counts()
})

const operate = async (to: string, note?: Transition['note'], first?: string) => {
  const { ticket } = await findTypedTicket(database.db, reference)
  await operateTicket(database.db, ticket, { to: readStatus(to), actor, note, first })
}
const read = () => findTypedTicket(database.db, reference)
const note = { ar: "سبب; فيه '؟", en: "A reason; it's in; two ? parts" }

describe('an operator', () => {
  it('moves a ticket, with its event, its note, its mail and an audit entry', async () => {
    await operate('rejected', note)
    const { ticket, events } = await read()
    expect(ticket).toMatchObject({ status: 'rejected', dueOn: '2026-11-24', updatedAt: at })
    expect(events.at(-1)).toMatchObject({
      sequence: 2,
      noteAr: note.ar,
      noteEn: note.en,
      actor: actor.actor,
    })
    const entries = await database.db.select().from(auditEntries)
    expect(entries.at(-1)).toMatchObject({
      ...recorded,
      action: 'ticket.transitioned',
      subject: reference,
      before: '{"status":"in_review"}',
      after: '{"status":"rejected"}',
    })
    expect(await counts()).toEqual(before.map((count) => count + 1))
  })

  it('gives three working days from when information came in', async () => {
    await operate('needs_information', note)
    await operate('in_review')
    expect((await read()).ticket.dueOn).toBe('2026-11-25')
  })

  it('needs only a note in the language of the sender', async () => {
    await operate('answered', { ar: 'الجواب' })
    expect((await read()).events.at(-1)).toMatchObject({ noteAr: 'الجواب', noteEn: null })
  })

  it('reopens an answered ticket with a reason, which its sender is told by mail', async () => {
    await operate('answered', note)
    await expect(operate('in_review')).rejects.toThrow('needs --reason')
    const { ticket: answered } = await read()
    const reason = { text: 'A canary figure is wrong.', keyring: await openKeyring(testSecret) }
    const step = { to: 'in_review', actor, reason } as const
    await operateTicket(database.db, answered, step)
    const { ticket, events } = await read()
    expect(ticket).toMatchObject({ status: 'in_review', dueOn: '2026-11-25' })
    expect(events.at(-1)).toMatchObject({ sequence: 3, noteAr: null, noteEn: null })
    expect(await countRows(database.d1, ['mails'])).toEqual([2])
    const [kept] = await listNotes(database.db, reference)
    expect(kept).toMatchObject({ author: actor.actor, at: events.at(-1)?.at, event: 3 })
    expect(kept?.text).not.toContain('canary')
    expect(await decryptNote(reason.keyring, ownerOf(ticket), kept?.text ?? '')).toBe(reason.text)
  })

  it.each<[string, Transition['note'], string]>([
    ['closed', undefined, 'may not go'],
    ['answered', undefined, 'needs --note-ar'],
    ['referred', undefined, 'needs --note-ar'],
    ['needs_information', undefined, 'needs --note-ar'],
    ['answered', { en: 'In the other language alone' }, 'needs --note-ar'],
    ['withdrawn', undefined, 'may not go'],
    ['rejected', undefined, 'needs --note-ar'],
    ['rejected', { ar: ' ', en: 'A reason' }, 'needs --note-ar'],
    ['lost', undefined, 'is not a status'],
  ])('is refused %s with %j, and nothing is written', async (to, said, words) => {
    await expect(operate(to, said)).rejects.toThrow(words)
    expect(await counts()).toEqual(before)
  })

  it('closes a duplicate only with the reference of another request that is none itself', async () => {
    await runStatements(database.d1, [insertTicket('INFO-1000000062', 'answered', at, null)])
    for (const wrong of [undefined, reference, 'INFO-1000000075']) {
      await expect(operate('duplicate', undefined, wrong)).rejects.toThrow('needs --of')
    }
    await operate('duplicate', undefined, 'info 1000000062')
    const { ticket } = await read()
    expect(ticket).toMatchObject({ status: 'duplicate', duplicateOf: 'INFO-1000000062' })
    const { ticket: first } = await findTypedTicket(database.db, 'INFO-1000000062')
    expect(await listDuplicates(database.db, first)).toEqual([{ reference, isOtherSender: false }])
  })

  it('names a request of another sender only when that is meant, and not to the sender', async () => {
    const other = 'INFO-1000000062'
    await runStatements(database.d1, [
      insertTicket(other, 'in_review', at, null),
      `UPDATE submissions SET email_hash = 'other' WHERE reference = '${other}'`,
    ])
    await expect(operate('duplicate', undefined, other)).rejects.toThrow('--other-sender')
    const { ticket } = await read()
    const step = { to: 'duplicate', actor, first: other, isOtherSender: true } as const
    await operateTicket(database.db, ticket, step)
    expect((await read()).ticket).toMatchObject({ duplicateOf: null, duplicateOfOther: other })
    const { ticket: first } = await findTypedTicket(database.db, other)
    expect(await listDuplicates(database.db, first)).toEqual([{ reference, isOtherSender: true }])
  })

  it('makes no chain and no loop of duplicates, also when two are closed at once', async () => {
    const [second, third] = ['INFO-1000000062', 'INFO-1000000075']
    await runStatements(database.d1, [
      insertTicket(second, 'in_review', at, null),
      insertTicket(third, 'in_review', at, null),
    ])
    const close = async (own: string, first: string) => {
      const { ticket } = await findTypedTicket(database.db, own)
      await operateTicket(database.db, ticket, { to: 'duplicate', actor, first })
    }
    const both = await Promise.allSettled([close(reference, second), close(second, reference)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { ticket } = await read()
    const [repeat, first] =
      ticket.duplicateOf === second ? [reference, second] : [second, reference]
    await expect(close(first, third)).rejects.toThrow('is repeated by others')
    await expect(close(third, repeat)).rejects.toThrow('needs --of')
    expect((await findTypedTicket(database.db, first)).ticket.status).toBe('in_review')
  })

  it('fails and writes nothing if somebody else changed the ticket meanwhile', async () => {
    const { ticket } = await read()
    await operate('referred', note)
    const changed = await counts()
    await expect(
      operateTicket(database.db, ticket, { to: 'answered', note, actor }),
    ).rejects.toThrow('was changed by someone else')
    expect(await counts()).toEqual(changed)
  })

  it('finds a ticket by any spelling of its reference alone', async () => {
    const { events } = await findTypedTicket(database.db, 'info ١٠٠٠٠٠٠٠١٨')
    expect(events).toMatchObject([{ sequence: 1, at: at - 5 }])
    await expect(findTypedTicket(database.db, "x' OR 1=1 --")).rejects.toThrow('is not a reference')
    await expect(findTypedTicket(database.db, 'INFO-1')).rejects.toThrow('is not a reference')
    await expect(findTypedTicket(database.db, 'INFO-2345')).rejects.toThrow('There is no ticket')
  })
})

describe('a list of tickets', () => {
  const list = async (status: Status | null) =>
    (await listTickets(database.db, status, at)).map((row) => row.reference)

  it('holds all open ones, the next due first and those that wait last', async () => {
    await runStatements(database.d1, [
      insertTicket('TECH-1', 'needs_information', at, '2026-11-01'),
      insertTicket('TECH-2', 'received', at, '2026-11-23'),
      insertTicket('TECH-3', 'answered', at, '2026-11-20'),
    ])
    expect(await list(null)).toEqual(['TECH-2', reference, 'TECH-1'])
  })

  it.each(statuses)('of %s holds no other, in the order of an index', async (status) => {
    await runStatements(database.d1, [
      insertTicket('TECH-1', status, at + 1, null),
      insertTicket('TECH-2', status, at + 2, null),
      insertTicket('TECH-3', status === 'closed' ? 'received' : 'closed', at, null),
    ])
    const isFinished = ['answered', 'closed', 'rejected', 'duplicate', 'withdrawn'].includes(status)
    const others = status === 'in_review' ? [reference] : []
    const all = [...others, 'TECH-1', 'TECH-2']
    expect(await list(status)).toEqual(isFinished ? all.toReversed() : all)
    const { results } = await database.d1
      .prepare(
        'EXPLAIN QUERY PLAN SELECT * FROM submissions WHERE status = ? ORDER BY updated_at DESC, reference DESC LIMIT 200',
      )
      .bind(status)
      .all<{ detail: string }>()
    expect(results.map(({ detail }) => detail)).toEqual([
      expect.stringContaining('USING INDEX submissions_changed'),
    ])
  })
})
