import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openKeyring } from '#db/privacy/keyring'
import { findStatusChange, listDueMails } from '#db/submissions/mails'
import { findTicket } from '#db/submissions/submissions'
import { digitsOf, seedOf } from '#db/tickets/code-digits'
import { findCode, orderCode, tryCode } from '#db/tickets/codes'
import { type Transition, transitionTicket } from '#db/tickets/status-transitions'
import { listNotes } from '#db/tickets/ticket-notes'
import { undoTransition } from '#db/tickets/undo-transition'
import { makeActor } from '../../support/actor'
import { openDatabase, type TestDatabase } from '../database'
import { countRows, emptyTables } from '../seed/tables'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

const at = Date.parse('2026-11-22T09:00:00+03:00')
const reference = 'INFO-1000000018'
const tables = ['events', 'mails', 'additions']
const counts = () => countRows(database.d1, tables)

beforeEach(async () => {
  await emptyTables(database.d1, ['submissions', 'mails', 'rate_limit_hits'])
  await database.d1.batch([
    database.d1
      .prepare(
        "INSERT INTO submissions (reference, form, idempotency_key, digest, kind, locale, status, email, email_hash, answers, privacy_version, created_at, updated_at, due_on) VALUES (?, 'support', 'key', 'digest', 'INFO', 'ar', 'in_review', 'locked', 'email-hash', 'locked', '1', ?, ?, '2026-11-24')",
      )
      .bind(reference, at - 5, at - 5),
    database.d1
      .prepare("INSERT INTO events VALUES (?, 1, 'in_review', ?, null, null, null)")
      .bind(reference, at - 5),
  ])
})

const move = (more: Partial<Transition> = {}): Transition => ({
  reference,
  from: 'in_review',
  since: at - 5,
  to: 'withdrawn',
  at,
  dueOn: null,
  ...more,
})
const read = async () => {
  const found = await findTicket(database.db, reference)
  if (!found) throw new Error('the request is gone')
  return found
}

describe('a move', () => {
  it('changes the request, dates its event, and leaves a mail that names nobody', async () => {
    const note = { ar: 'ملاحظة', en: 'A note' }
    expect(await transitionTicket(database.db, move({ note, dueOn: '2026-11-25' }))).toBe(true)
    const { submission, events } = await read()
    expect(submission).toMatchObject({ status: 'withdrawn', updatedAt: at, dueOn: '2026-11-25' })
    const [event] = events
    expect(event).toMatchObject({ sequence: 2, status: 'withdrawn', at, noteAr: note.ar })
    expect(await listDueMails(database.db, at, 9)).toMatchObject([
      {
        about: `${reference}:status:2`,
        template: 'status',
        locale: 'ar',
        recipient: '',
        recipientHash: 'email-hash',
      },
    ])
  })

  it('of eight at once is made once', async () => {
    const targets = ['withdrawn', 'answered', 'referred', 'rejected'] as const
    const moves = Array.from({ length: 8 }, (_, index) =>
      transitionTicket(
        database.db,
        move({ to: targets[index % 4] ?? 'withdrawn', at: at + index, information: 'locked' }),
      ),
    )
    expect((await Promise.all(moves)).filter(Boolean)).toHaveLength(1)
    expect(await counts()).toEqual([2, 1, 1])
    const { submission, events } = await read()
    expect(submission.status).toBe(events[0]?.status)
  })

  it.each([
    ['of a request that has another status', { from: 'received' }],
    ['of a request that was changed since', { since: at - 6 }],
    ['of a request that is not there', { reference: 'INFO-2' }],
  ] as const)('%s leaves nothing', async (_, more) => {
    expect(await transitionTicket(database.db, move({ ...more, information: 'locked' }))).toBe(
      false,
    )
    expect(await counts()).toEqual([1, 0, 0])
    expect((await read()).submission.status).toBe('in_review')
  })

  it('is later than the one before, whatever the clock says', async () => {
    await transitionTicket(database.db, move({ at: at - 100 }))
    expect((await read()).submission.updatedAt).toBe(at - 4)
  })
})

describe('undoing a step', () => {
  const officer = makeActor({ actor: 'officer-1', role: 'case_officer', requestId: null, at })
  const entry = { ...officer, action: 'ticket.transitioned' as const }
  const note = { ar: 'ملاحظة' }
  const step = { from: 'needs_information', to: 'in_review', dueOn: '2026-11-25' } as const
  const none = { duplicateOf: null, duplicateOfOther: null, team: null, teamDueOn: null }
  const former = { ...none, dueOn: '2026-11-24' }
  const made = { reference, ...step, before: former, at, sequence: 2 }
  const mails = async () => (await listDueMails(database.db, at, 9)).map(({ about }) => about)
  beforeEach(async () => {
    await database.d1
      .prepare("UPDATE submissions SET status = 'needs_information' WHERE reference = ?")
      .bind(reference)
      .run()
    await transitionTicket(database.db, move({ ...step, note, entry }))
  })

  it('restores status and due day and deletes its event and mail', async () => {
    expect((await read()).submission.dueOn).toBe('2026-11-25')
    expect(await undoTransition(database.db, made, officer)).toEqual({
      note: { ar: note.ar, en: null },
      reason: null,
    })
    const { submission, events } = await read()
    expect(submission).toMatchObject({ status: 'needs_information', dueOn: '2026-11-24' })
    expect([events.length, await mails()]).toEqual([1, []])
  })

  it('takes the reason of a reopening back, and gives it to be changed', async () => {
    const to = { from: 'answered', to: 'in_review' } as const
    await database.d1.batch([
      database.d1.prepare("UPDATE submissions SET status = 'answered', updated_at = 1"),
      database.d1.prepare('DELETE FROM events WHERE sequence > 1'),
      database.d1.prepare('DELETE FROM mails'),
    ])
    const step = move({ ...to, since: 1, entry, reason: 'encrypted' })
    await expect(transitionTicket(database.db, { ...step, reason: undefined })).rejects.toThrow(
      'needs a reason',
    )
    expect(await transitionTicket(database.db, step)).toBe(true)
    const notes = () => listNotes(database.db, reference)
    expect(await notes()).toMatchObject([{ author: 'officer-1', text: 'encrypted', event: 2 }])
    expect(await transitionTicket(database.db, step)).toBe(false)
    expect(await notes()).toHaveLength(1)
    const change = () => findStatusChange(database.db, reference, 2)
    expect(await change()).toEqual({ status: 'in_review', isReopened: false })
    await database.d1.prepare("UPDATE events SET status = 'answered' WHERE sequence = 1").run()
    expect(await change()).toEqual({ status: 'in_review', isReopened: true })
    const undone = await undoTransition(database.db, { ...made, ...to }, officer)
    // A mail that is written meanwhile does not state the step before as new.
    expect(await change()).toBeNull()
    expect(undone).toMatchObject({ reason: 'encrypted' })
    expect(await notes()).toEqual([])
  })

  it('does nothing, and leaves the mail, if another officer acted in the same millisecond', async () => {
    const later = { ...officer, at: at + 5 }
    const other = { ...entry, actor: 'officer-2', at: later.at }
    const reply = { from: 'in_review', since: at, to: 'answered', at: later.at } as const
    await transitionTicket(database.db, move({ ...reply, note, entry: other }))
    expect(await undoTransition(database.db, made, later)).toBeNull()
    expect((await read()).submission).toMatchObject({ status: 'answered', updatedAt: later.at })
    expect(await countRows(database.d1, ['events', 'mails'])).toEqual([3, 2])
  })

  it('is for the officer who made it alone', async () => {
    const other = { ...officer, actor: 'officer-2' }
    expect(await undoTransition(database.db, made, other)).toBeNull()
    expect((await read()).submission.status).toBe('in_review')
  })
})

describe('a code', () => {
  const rateLimitKey = 'code:x'
  const order = (seed: string, now = at, more = {}) =>
    orderCode(database.db, {
      reference,
      action: 'withdraw',
      seed,
      now,
      expiresAt: now + 1_800_000,
      limit: { rateLimitKey, since: now - 3_600_000, atMost: 3 },
      mailsAtMost: 5,
      ...more,
    })
  const attempt = (now = at) => tryCode(database.db, { reference, action: 'withdraw', now })

  it('is six digits that only key and seed give', async () => {
    const keyring = await openKeyring(Buffer.alloc(32, 7).toString('base64'))
    const other = await openKeyring(Buffer.alloc(32, 8).toString('base64'))
    const input = { reference, action: 'withdraw', key: 'key' } as const
    const seed = await seedOf(keyring, input)
    expect(seed).toBe(await seedOf(keyring, input))
    expect(seed).not.toBe(await seedOf(keyring, { ...input, action: 'reopen' }))
    expect(await digitsOf(keyring, seed)).toMatch(/^\d{6}$/)
    expect(await digitsOf(keyring, seed)).not.toBe(await digitsOf(other, seed))
  })

  it('asked for twice with one seed is one code and one mail', async () => {
    expect(await order('one')).toBe('ordered')
    expect(await order('one', at + 5)).toBe('ordered')
    expect(await countRows(database.d1, ['codes', 'mails', 'rate_limit_hits'])).toEqual([1, 1, 1])
  })

  it('takes the place of the one before, whose seed never comes back', async () => {
    await order('one')
    await order('two', at + 5)
    await order('one', at + 9)
    expect((await findCode(database.db, reference))?.seed).toBe('two')
    expect(await countRows(database.d1, ['codes', 'mails', 'rate_limit_hits'])).toEqual([1, 2, 2])
  })

  it('is had three times an hour, however many ask at once', async () => {
    const reply = await Promise.all([1, 2, 3, 4, 5].map((turn) => order(`seed-${turn}`, at + turn)))
    expect(reply.filter((one) => one === 'ordered')).toHaveLength(3)
    expect(reply.filter((one) => one === 'codes')).toHaveLength(2)
    expect(await order('later', at + 3_600_010)).toBe('ordered')
  })

  it('is refused when its address has had its mails, those that wait among them', async () => {
    await transitionTicket(database.db, move({ to: 'referred' }))
    expect(await order('one', at, { mailsAtMost: 1 })).toBe('mails')
    await database.d1.prepare('UPDATE mails SET next_at = null, sent_at = ?').bind(at).run()
    expect(await order('one', at, { mailsAtMost: 1 })).toBe('mails')
    expect(await order('one', at + 86_400_001, { mailsAtMost: 1 })).toBe('ordered')
  })

  it('may be tried five times, not after its time, and for nothing else', async () => {
    await order('one')
    expect(await tryCode(database.db, { reference, action: 'reopen', now: at })).toBe(null)
    expect(await attempt(at + 1_800_000)).toBe(null)
    const tries = await Promise.all(Array.from({ length: 8 }, () => attempt()))
    expect(tries.filter(Boolean)).toHaveLength(5)
  })

  it('is used with the move it proves, or not at all', async () => {
    await order('one')
    const spent = { seed: 'one', on: 'what was done' }
    await transitionTicket(database.db, move({ since: at - 6, spent }))
    expect((await findCode(database.db, reference))?.spentOn).toBe(null)
    await transitionTicket(database.db, move({ spent }))
    expect((await findCode(database.db, reference))?.spentOn).toBe('what was done')
    expect(await attempt()).toBe(null)
  })
})
