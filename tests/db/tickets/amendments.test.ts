import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countAnswers, countFirstReplies, countOpenChange } from '#db/performance/count-events'
import { countKinds } from '#db/performance/count-load'
import { deleteExpired } from '#db/privacy/retention'
import { insertRow } from '#db/seed/seed-sql'
import { findTicket } from '#db/submissions/submissions'
import { amendAnswer, findAmendmentKind, undoAmendment } from '#db/tickets/amendments'
import { countAnsweredSince } from '#db/tickets/queue'
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
const officer = makeActor({ actor: 'officer-1', role: 'case_officer', requestId: null, at })
const ticket = { reference, status: 'answered', updatedAt: at - 5 } as const
const note = { ar: 'المهلة 30 يومًا.', en: 'The period is 30 days.' }
const supplement = { ticket, answer: 2, replaces: null, note, mailDelayMs: 10_000 }
const counts = () => countRows(database.d1, ['amendments', 'mails', 'audit_entries'])
let recorded = 0

beforeEach(async () => {
  await emptyTables(database.d1, ['submissions', 'mails'])
  await runStatements(database.d1, [
    insertRow('submissions', {
      ...ticket,
      form: 'support',
      idempotencyKey: 'key',
      digest: 'digest',
      kind: 'INFO',
      locale: 'ar',
      email: 'locked',
      emailHash: 'hash',
      answers: 'locked',
      privacyVersion: '1',
      createdAt: at - 9,
      dueOn: '2026-11-24',
    }),
    insertRow('events', { reference, sequence: 1, status: 'received', at: at - 9 }),
    insertRow('events', { reference, sequence: 2, status: 'answered', at: at - 5, actor: 'a' }),
  ])
  recorded = (await counts())[2] ?? 0
})

const read = async () => {
  const found = await findTicket(database.db, reference)
  if (!found) throw new Error('the request is gone')
  return found
}

describe('an amendment of an answer', () => {
  it('is stored with its mail and an audit entry, and leaves status, due day and events', async () => {
    const { events } = await read()
    expect(await amendAnswer(database.db, supplement, officer)).toBe(true)
    const found = await read()
    expect(found.submission).toMatchObject({
      status: 'answered',
      updatedAt: at,
      dueOn: '2026-11-24',
    })
    expect(found.events).toEqual(events)
    expect(found.amendments).toEqual([
      {
        reference,
        sequence: 1,
        answer: 2,
        replaces: null,
        at,
        noteAr: note.ar,
        noteEn: note.en,
        actor: 'officer-1',
      },
    ])
    expect(await counts()).toEqual([1, 1, recorded + 1])
    expect(await database.d1.prepare('SELECT * FROM mails').first()).toMatchObject({
      about: `${reference}:amended:1`,
      template: 'amended',
      recipient: '',
      recipient_hash: 'hash',
      next_at: at + 10_000,
    })
    expect(await findAmendmentKind(database.db, reference, 1)).toBe('supplement')
    expect(await findAmendmentKind(database.db, reference, 2)).toBeNull()
  })

  it('of eight at once is made once', async () => {
    const all = Array.from({ length: 8 }, () => amendAnswer(database.db, supplement, officer))
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(1)
    expect(await counts()).toEqual([1, 1, recorded + 1])
  })

  it.each([
    ['that has left its status', { status: 'closed' }],
    ['that has changed since', { updatedAt: at - 6 }],
    ['that is not there', { reference: 'INFO-2' }],
  ] as const)('of a request %s leaves nothing', async (_, more) => {
    const late = { ...supplement, ticket: { ...ticket, ...more } }
    expect(await amendAnswer(database.db, late, officer)).toBe(false)
    expect(await counts()).toEqual([0, 0, recorded])
  })

  it('is undone by its officer alone, with its mail, while that waits', async () => {
    await amendAnswer(database.db, supplement, officer)
    const made = { reference, sequence: 1, kind: 'supplement', at } as const
    expect(await undoAmendment(database.db, made, { ...officer, actor: 'officer-2' })).toBeNull()
    const later = { ...officer, at: at + 9 }
    expect(await undoAmendment(database.db, made, later)).toEqual({
      noteAr: note.ar,
      noteEn: note.en,
      replaces: null,
    })
    expect(await counts()).toEqual([0, 0, recorded + 2])
    expect((await read()).submission).toMatchObject({ status: 'answered', updatedAt: at + 9 })
    expect(await undoAmendment(database.db, made, later)).toBeNull()
    await amendAnswer(
      database.db,
      { ...supplement, ticket: { ...ticket, updatedAt: at + 9 } },
      later,
    )
    await database.d1.prepare('UPDATE mails SET attempts = 1').run()
    expect(await undoAmendment(database.db, { ...made, at: at + 10 }, later)).toBeNull()
  })

  it('changes no measure of answers', async () => {
    const since = at - dayMs
    const measure = async () => [
      await countAnswers(database.db, since),
      await countFirstReplies(database.db, since),
      await countOpenChange(database.db, since),
      await countKinds(database.db, { since, today: '2026-11-22' }),
      await countAnsweredSince(database.db, 'a', since),
      await countAnsweredSince(database.db, 'officer-1', since),
    ]
    const before = await measure()
    await amendAnswer(database.db, supplement, officer)
    const correction = { ...supplement, ticket: { ...ticket, updatedAt: at }, replaces: 0 }
    expect(await amendAnswer(database.db, correction, { ...officer, at: at + dayMs })).toBe(true)
    expect(await measure()).toEqual(before)
    expect(before).not.toEqual([[], [], 0, [], 0, 0])
  })

  it('is deleted with its ticket, two years after it', async () => {
    await amendAnswer(database.db, supplement, officer)
    await deleteExpired(database.db, at + 729 * dayMs)
    expect((await counts())[0]).toBe(1)
    await deleteExpired(database.db, at + 731 * dayMs)
    expect((await counts())[0]).toBe(0)
  })
})
