import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addHits } from '#db/rate-limits/rate-limit-hits'
import { findTicketForMail, listDueMails } from '#db/submissions/mails'
import {
  findTicket,
  insertRegistration,
  lookUpKey,
  type Registration,
  recordShownReference,
  registration,
} from '#db/submissions/submissions'
import { openDatabase, type TestDatabase } from '../database'
import { countRows, emptyTables } from '../seed/tables'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

const tables = ['submissions', 'events', 'mails', 'spent_captchas', 'rate_limit_hits']
beforeEach(() => emptyTables(database.d1, tables))
const counts = () => countRows(database.d1, tables)

const at = Date.parse('2026-11-20T09:00:00+03:00')

function row(fields: Partial<Registration['submission']> = {}, spent = 'hash'): Registration {
  return {
    submission: {
      reference: 'INFO-1000000018',
      form: 'support',
      idempotencyKey: 'key-one',
      digest: 'digest',
      kind: 'INFO',
      topic: 'other',
      locale: 'ar',
      status: 'received',
      email: 'locked',
      emailHash: 'email-hash',
      answers: 'locked',
      privacyVersion: '1',
      createdAt: at,
      updatedAt: at,
      dueOn: '2026-11-24',
      ...fields,
    },
    recipient: 'locked recipient',
    spent: { hash: spent, expiresAt: at + 1_800_000 },
    rateLimitKey: 'submit:x',
  }
}

const tombstone = 'none stands'
const terms = { since: at - 600_000, atMost: 10, tombstone }
const insert = (one: Registration, some = terms) => insertRegistration(database.db, one, some)
const answer = {
  reference: 'INFO-1000000018',
  digest: 'digest',
  kind: 'INFO',
  createdAt: at,
  dueOn: '2026-11-24',
}

describe('a registration', () => {
  it('is written with its event, its mail, its captcha answer and its count', async () => {
    expect(await insert(row())).toEqual(answer)
    expect(await counts()).toEqual([1, 1, 1, 1, 1])
  })

  it('is counted under the address of its sender, with whose data the count is erased', async () => {
    await insert(row())
    const { results } = await database.d1.prepare('SELECT owner FROM rate_limit_hits').all()
    expect(results).toEqual([{ owner: row().submission.emailHash }])
  })

  it('is not written at all when its captcha answer was used for another', async () => {
    await insert(row())
    const other = row({ reference: 'INFO-2', idempotencyKey: 'key-two' })
    expect(await insert(other)).toBe(null)
    expect(await counts()).toEqual([1, 1, 1, 1, 1])
  })

  it('of the same key stays as it was first, and is given back', async () => {
    await insert(row())
    const later = row({ reference: 'INFO-2', digest: 'other', createdAt: at + 1 }, 'other hash')
    expect(await insert(later)).toEqual(answer)
    expect(await insert(row())).toEqual(answer)
    expect(await counts()).toEqual([1, 1, 1, 1, 1])
  })

  it('of a number that another has throws, and leaves nothing', async () => {
    await insert(row())
    const error = await insert(row({ idempotencyKey: 'key-two' }, 'other hash')).catch(
      (cause) => cause,
    )
    expect(`${error} ${error.cause}`).toContain('UNIQUE constraint failed: submissions.reference')
    expect(await counts()).toEqual([1, 1, 1, 1, 1])
  })

  it('is not written when its sender has no room left, however many come at once', async () => {
    const requests = Array.from({ length: 12 }, (_, index) =>
      row({ reference: `INFO-${index}`, idempotencyKey: `key-${index}` }, `hash-${index}`),
    )
    const known = await Promise.all(requests.map((one) => insert(one, { ...terms, atMost: 3 })))
    expect(known.filter((stored) => !stored)).toHaveLength(9)
    expect(await counts()).toEqual([3, 3, 3, 3, 3])
  })

  it('has room again as soon as the count begins later', async () => {
    await insert(row(), { ...terms, atMost: 1 })
    const other = row({ reference: 'INFO-2', idempotencyKey: 'key-two' }, 'other hash')
    expect(await insert(other, { ...terms, atMost: 1 })).toBe(null)
    expect((await insert(other, { ...terms, since: at, atMost: 1 }))?.reference).toBe('INFO-2')
  })

  it('is one row for one key, however many write it at once', async () => {
    const known = await Promise.all(Array.from({ length: 10 }, () => insert(row())))
    expect(known).toEqual(Array(10).fill(answer))
    expect(await counts()).toEqual([1, 1, 1, 1, 1])
  })

  it('is read from the outbox as it was put there, and not when a part is missing', () => {
    const { submission, ...others } = row()
    const kept = JSON.parse(JSON.stringify(row()))
    expect(v.parse(registration, kept)).toEqual(row())
    expect(v.is(registration, others)).toBe(false)
    expect(v.is(registration, { ...kept, submission: { ...submission, email: 7 } })).toBe(false)
    expect(v.is(registration, { ...kept, submission: { ...submission, status: 'lost' } })).toBe(
      false,
    )
  })
})

describe('what is found of a request', () => {
  const asked = { form: 'support', key: 'key-one', rateLimitKey: 'submit:x', since: at - 1 }
  const wanted = { ...asked, tombstone }

  it('by its key is the first answer, with how often its key was counted', async () => {
    expect(await lookUpKey(database.db, wanted)).toEqual({
      stored: null,
      times: [],
      isErased: false,
    })
    await insert(row())
    await addHits(database.db, ['submit:x', 'submit:y'], at + 5)
    const { stored, times } = await lookUpKey(database.db, wanted)
    expect(stored?.reference).toBe('INFO-1000000018')
    expect(times).toEqual([at, at + 5])
    expect((await lookUpKey(database.db, { ...wanted, since: at })).times).toEqual([at + 5])
    expect((await lookUpKey(database.db, { ...wanted, form: 'inquiry' })).stored).toBe(null)
  })

  it('by its number is its row and its events, newest first', async () => {
    await insert(row())
    const note = 'INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, NULL)'
    await database.d1
      .prepare(note)
      .bind('INFO-1000000018', 2, 'in_review', at + 1, 'ملاحظة', 'A note')
      .run()
    const found = await findTicket(database.db, 'INFO-1000000018')
    expect(found?.events.map(({ sequence, status }) => [sequence, status])).toEqual([
      [2, 'in_review'],
      [1, 'received'],
    ])
    expect(found?.submission).toMatchObject({ idempotencyKey: 'key-one', sample: false })
    expect(await findTicket(database.db, 'INFO-1')).toBe(null)
    expect(await findTicket(database.db, '')).toBe(null)
  })

  it('by the number it was told while the database was away, too', async () => {
    await insert(row())
    const reply = row({ reference: 'INFO-9000000018' })
    await recordShownReference(database.db, reply)
    const found = await findTicket(database.db, 'INFO-9000000018')
    expect(found?.submission.reference).toBe('INFO-1000000018')
    expect(found?.events).toHaveLength(1)
    expect((await lookUpKey(database.db, wanted)).stored?.reference).toBe('INFO-9000000018')
    expect((await counts())[3]).toBe(1)
    expect(await findTicketForMail(database.db, 'INFO-1000000018')).toMatchObject({
      shownReference: 'INFO-9000000018',
      dueOn: '2026-11-24',
    })
  })

  it('told the number it has is noted no second time', async () => {
    await insert(row())
    await recordShownReference(database.db, row())
    const found = await findTicket(database.db, 'INFO-1000000018')
    expect(found?.submission.outboxReference).toBe(null)
  })
})

describe('mail', () => {
  it('waits from the moment its request is stored', async () => {
    await insert(row())
    const [mail] = await listDueMails(database.db, at, 10)
    expect(mail).toMatchObject({
      about: 'INFO-1000000018:registered',
      recipient: 'locked recipient',
      recipientHash: 'email-hash',
      locale: 'ar',
      attempts: 0,
    })
    expect(await listDueMails(database.db, at - 1, 10)).toEqual([])
  })
})
