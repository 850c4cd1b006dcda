import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmSubscription, endSubscription } from '#db/newsletter/subscriptions'
import { listDueMails } from '#db/submissions/mails'
import { lookUp, storeRegistration } from '#db/submissions/registrations'
import type { Registration } from '#db/submissions/submissions'
import { openDatabase, type TestDatabase } from '../database'
import { countRows, emptyTables } from '../seed/tables'
import { address, at, day, sending } from '../subscribing'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

const tables = [
  'subscriptions',
  'signups',
  'mails',
  'spent_captchas',
  'rate_limit_hits',
  'submissions',
]
beforeEach(async () => {
  await emptyTables(database.d1, tables)
})
const counts = () => countRows(database.d1, tables)

type Row = Record<string, string | number | null>
const rows = async (table = 'subscriptions') =>
  (await database.d1.prepare(`SELECT * FROM ${table}`).all<Row>()).results

const terms = { since: at - 600_000, atMost: 10, tombstone: 'none stands' }
const subscribe = (row: Registration, some = terms) => storeRegistration(database.db, row, some)
const confirm = (now = at) => confirmSubscription(database.db, address, now)
const leave = (now = at) => endSubscription(database.db, address, now)

/** The expected stored receipt of a registration. */
const replyOf = ({ submission: { reference, digest, createdAt } }: Registration) => ({
  reference,
  digest,
  createdAt,
  kind: 'NEWS',
  dueOn: null,
})

describe('a subscription', () => {
  it('is written with its key, its mail, its captcha answer and its count, and is no request', async () => {
    const row = sending()
    expect(await subscribe(row)).toEqual(replyOf(row))
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 0])
    expect(await rows()).toMatchObject([
      { status: 'pending', answers: row.submission.answers, confirmed_at: null, left_at: null },
    ])
    const [mail] = await listDueMails(database.db, at, 10)
    expect(mail).toMatchObject({ template: 'confirm', recipient: row.recipient, locale: 'ar' })
  })

  it('is written once for one key, however often and however many at once', async () => {
    const row = sending()
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe(row)))
    expect(answers).toEqual(Array(8).fill(replyOf(row)))
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 0])
  })

  it('gives back what stands under a key that comes with other content, and keeps it', async () => {
    const row = sending()
    await subscribe(row)
    const { idempotencyKey } = row.submission
    expect(await subscribe(sending({ idempotencyKey, emailHash: 'another' }))).toEqual(replyOf(row))
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 0])
    const known = await lookUp(database.db, {
      form: 'newsletter',
      key: idempotencyKey,
      rateLimitKey: 'submit:x',
      since: terms.since,
      tombstone: terms.tombstone,
    })
    expect(known).toEqual({ stored: replyOf(row), times: [at], isErased: false })
  })

  it('is not written at all when its captcha answer is used, or its sender has no room', async () => {
    const first = sending()
    await subscribe(first)
    expect(await subscribe({ ...sending({ emailHash: 'two' }), spent: first.spent })).toBe(null)
    expect(await subscribe(sending({ emailHash: 'two' }), { ...terms, atMost: 1 })).toBe(null)
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 0])
  })

  it('of the same address again is the same row, and at most one mail within a day', async () => {
    await subscribe(sending())
    const second = sending({ createdAt: at + 1_000 })
    await subscribe(second)
    expect(await counts()).toEqual([1, 2, 1, 2, 2, 0])
    expect(await rows()).toMatchObject([{ answers: second.submission.answers }])
    await subscribe(sending({ createdAt: at + day - 1 }))
    expect(await rows('mails')).toHaveLength(1)
    await subscribe(sending({ createdAt: at + day }))
    expect(await rows('mails')).toHaveLength(2)
  })
})

describe('a confirmation', () => {
  it('takes the newest answers of what waits, and may be repeated', async () => {
    await subscribe(sending())
    const newest = sending({ createdAt: at + 1 })
    await subscribe(newest)
    expect([await confirm(at + 2), await confirm(at + 9)]).toEqual([true, true])
    const { answers, email } = newest.submission
    expect(await rows()).toMatchObject([
      { status: 'confirmed', confirmed_at: at + 2, answers, email, newer_answers: null },
    ])
  })

  it('is needed again for what comes in later: until then everything stays as it was', async () => {
    const first = sending()
    await subscribe(first)
    await confirm(at + 1)
    const later = sending({ createdAt: at + day, locale: 'en', privacyVersion: '2' })
    await subscribe(later)
    const before = { status: 'confirmed', locale: 'ar', privacy_version: '1', created_at: at }
    expect(await rows()).toMatchObject([
      { ...before, answers: first.submission.answers, newer_at: at + day },
    ])
    expect(await confirm(at + day + 5)).toBe(true)
    expect(await rows()).toMatchObject([
      {
        status: 'confirmed',
        locale: 'en',
        privacy_version: '2',
        newer_at: null,
        answers: later.submission.answers,
        newer_answers: null,
        confirmed_at: at + day + 5,
      },
    ])
  })

  it('finds nothing where nobody subscribed, or who did has left', async () => {
    expect(await confirm()).toBe(false)
    await subscribe(sending())
    await leave()
    expect(await confirm()).toBe(false)
    expect(await rows()).toMatchObject([{ status: 'left' }])
  })
})

describe('leaving', () => {
  it('deletes address and answers wherever they stand, keeps the hash and the day, and repeats', async () => {
    await subscribe(sending())
    await confirm()
    await subscribe(sending({ createdAt: at + day }))
    const [first] = await rows('mails')
    await database.d1
      .prepare('UPDATE mails SET sent_at = ? WHERE about = ?')
      .bind(at, first?.about)
      .run()
    const other = { reference: 'NEWS-1000000026', emailHash: 'hash of another address' }
    await subscribe(sending({ ...other, digest: other.emailHash }))
    const bystander = async () => [
      (await rows()).filter(({ email_hash }) => email_hash === other.emailHash),
      (await rows('mails')).filter(({ reference }) => reference === other.reference),
    ]
    const before = await bystander()
    expect(before.map(({ length }) => length)).toEqual([1, 1])
    await leave(at + day + 1)
    await leave(at + day + 2)
    expect(await bystander()).toEqual(before)
    await database.d1.exec(`DELETE FROM subscriptions WHERE email_hash = '${other.emailHash}'`)
    await database.d1.exec(`DELETE FROM mails WHERE reference = '${other.reference}'`)
    expect(await rows()).toMatchObject([
      {
        email_hash: address,
        status: 'left',
        left_at: at + day + 1,
        email: null,
        answers: null,
        newer_answers: null,
        newer_locale: null,
      },
    ])
    expect(await rows('mails')).toMatchObject([{ about: first?.about, recipient: '' }])
    expect(JSON.stringify([await rows(), await rows('mails')])).not.toMatch(
      /locked-|answers-|recipient-/,
    )
  })

  it('where nobody subscribed does nothing', async () => {
    await leave()
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('is undone by subscribing again, which waits to be confirmed like any other', async () => {
    await subscribe(sending())
    await confirm()
    await leave()
    const again = sending({ createdAt: at + 5 })
    await subscribe(again)
    const { answers } = again.submission
    expect(await rows()).toMatchObject([{ status: 'pending', answers, left_at: null }])
  })
})
