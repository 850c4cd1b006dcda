import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { claimMail, listDueMails } from '#db/mails'
import { lookUp, register } from '#db/registrations'
import { forgetOld } from '#db/retention'
import type { Registration } from '#db/submissions'
import { confirmSubscription, endSubscription } from '#db/subscriptions'
import { openSeededDatabase, type SeededDatabase } from './database'

let database: SeededDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

const tables = ['subscriptions', 'signups', 'mails', 'spent_captchas', 'tries', 'submissions']
beforeEach(async () => {
  const { d1 } = database
  await d1.batch(tables.map((table) => d1.prepare(`DELETE FROM ${table}`)))
})

async function counts(): Promise<number[]> {
  const results = await database.d1.batch<{ total: number }>(
    tables.map((table) => database.d1.prepare(`SELECT count(*) AS total FROM ${table}`)),
  )
  return results.map(({ results: [row] }) => row?.total ?? -1)
}

type Row = Record<string, string | number | null>
const rows = async (table = 'subscriptions') =>
  (await database.d1.prepare(`SELECT * FROM ${table}`).all<Row>()).results

const day = 86_400_000
const at = Date.parse('2026-11-20T09:00:00+03:00')
const address = 'hash of an address'
let sent = 0

/** One sending of the form; each under a key and a captcha answer of its own. */
function sending(fields: Partial<Registration['submission']> = {}): Registration {
  sent += 1
  return {
    submission: {
      reference: 'NEWS-1000000018',
      form: 'newsletter',
      idempotencyKey: `key-${sent}`,
      digest: `digest-${sent}`,
      kind: 'NEWS',
      topic: null,
      locale: 'ar',
      status: 'received',
      email: `locked-${sent}`,
      emailHash: address,
      answers: `answers-${sent}`,
      privacyVersion: '1',
      createdAt: at,
      updatedAt: at,
      dueOn: null,
      ...fields,
    },
    recipient: `recipient-${sent}`,
    spent: { hash: `spent-${sent}`, expiresAt: at + 1_800_000 },
    bucket: 'submit:x',
  }
}

const terms = { since: at - 600_000, atMost: 10 }
const subscribe = (row: Registration, some = terms) => register(database.db, row, some)
const confirm = (now = at) => confirmSubscription(database.db, address, now)
const leave = (now = at) => endSubscription(database.db, address, now)

/** An answer as it is told for a sending. */
const toldOf = ({ submission: { reference, digest, createdAt } }: Registration) => ({
  ...{ reference, digest, createdAt },
  ...{ kind: 'NEWS', dueOn: null },
})

describe('a subscription', () => {
  it('is written with its key, its mail, its captcha answer and its count, and is no request', async () => {
    const row = sending()
    expect(await subscribe(row)).toEqual(toldOf(row))
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
    expect(answers).toEqual(Array(8).fill(toldOf(row)))
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 0])
  })

  it('gives back what stands under a key that comes with other content, and keeps it', async () => {
    const row = sending()
    await subscribe(row)
    const { idempotencyKey } = row.submission
    expect(await subscribe(sending({ idempotencyKey, emailHash: 'another' }))).toEqual(toldOf(row))
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 0])
    const known = await lookUp(database.db, {
      ...{ form: 'newsletter', key: idempotencyKey },
      ...{ bucket: 'submit:x', since: terms.since },
    })
    expect(known).toEqual({ stored: toldOf(row), times: [at] })
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
        ...{ status: 'confirmed', locale: 'en', privacy_version: '2', newer_at: null },
        ...{ answers: later.submission.answers, newer_answers: null, confirmed_at: at + day + 5 },
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
    await leave(at + day + 1)
    await leave(at + day + 2)
    expect(await rows()).toMatchObject([
      {
        ...{ email_hash: address, status: 'left', left_at: at + day + 1 },
        ...{ email: null, answers: null, newer_answers: null, newer_locale: null },
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

describe('mail that asks to confirm', () => {
  it('leaves once a day to an address, beside others', async () => {
    for (const days of [0, 1]) await subscribe(sending({ createdAt: at + days * day }))
    const [first, second] = await listDueMails(database.db, at + day, 10)
    if (!first || !second) throw new Error('there are no two mails')
    const now = at + day + 60_000
    const caps = [
      { since: now - day, atMost: 5 },
      { since: now - day, atMost: 1, template: 'confirm' as const },
    ]
    const taken = { nextAt: now + 120_000, attempts: 1 }
    expect(await claimMail(database.db, first, taken, caps, now)).toBe(true)
    expect(await claimMail(database.db, second, taken, caps, now)).toBe(false)
    expect(await claimMail(database.db, second, taken, caps.slice(0, 1), now)).toBe(true)
  })
})

describe('the daily sweep', () => {
  it('forgets what was not confirmed within 30 days, and who left two years ago', async () => {
    await subscribe(sending())
    await forgetOld(database.db, at + 30 * day)
    expect(await rows()).toHaveLength(1)
    await forgetOld(database.db, at + 30 * day + 1)
    expect((await counts()).slice(0, 2)).toEqual([0, 0])
    await subscribe(sending())
    await leave(at)
    await forgetOld(database.db, at + 730 * day)
    expect(await rows()).toHaveLength(1)
    await forgetOld(database.db, at + 730 * day + 1)
    expect(await rows()).toEqual([])
  })

  it('keeps a confirmed subscription, and forgets what waited beside it', async () => {
    const first = sending()
    await subscribe(first)
    await confirm()
    await subscribe(sending({ createdAt: at + 1 }))
    await forgetOld(database.db, at + 31 * day)
    expect(await rows()).toMatchObject([
      {
        status: 'confirmed',
        answers: first.submission.answers,
        newer_answers: null,
        newer_at: null,
      },
    ])
  })
})
