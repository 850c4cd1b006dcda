import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmSubscription, endSubscription } from '#db/newsletter/subscriptions'
import { deleteExpired } from '#db/privacy/retention'
import { claimMail, listDueMails, postponeMail } from '#db/submissions/mails'
import { storeRegistration } from '#db/submissions/registrations'
import type { Registration } from '#db/submissions/submissions'
import { openDatabase, type TestDatabase } from '../database'
import { countRows, emptyTables } from '../seed/tables'
import { address, at, day, sending } from '../subscribing'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

const tables = ['subscriptions', 'signups', 'mails', 'spent_captchas', 'rate_limit_hits']
beforeEach(() => emptyTables(database.d1, tables))

type Row = Record<string, string | number | null>
const rows = async () =>
  (await database.d1.prepare('SELECT * FROM subscriptions').all<Row>()).results

const subscribe = (row: Registration) =>
  storeRegistration(database.db, row, { since: at - 600_000, atMost: 10, tombstone: 'none stands' })

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

  it('takes no room from others once it is left for later', async () => {
    for (const days of [0, 1]) await subscribe(sending({ createdAt: at + days * day }))
    const [first, second] = await listDueMails(database.db, at + day, 10)
    if (!first || !second) throw new Error('there are no two mails')
    const now = at + day + 60_000
    const caps = [{ since: now - day, atMost: 1 }]
    const taken = { nextAt: now + 120_000, attempts: 1 }
    expect(await claimMail(database.db, first, taken, caps, now)).toBe(true)
    await postponeMail(database.db, { ...first, ...taken }, now + 6 * 3_600_000)
    expect(await claimMail(database.db, second, taken, caps, now)).toBe(true)
  })
})

describe('the daily sweep', () => {
  it('forgets what was not confirmed within 30 days, and who left two years ago', async () => {
    await subscribe(sending())
    await deleteExpired(database.db, at + 30 * day)
    expect(await rows()).toHaveLength(1)
    await deleteExpired(database.db, at + 30 * day + 1)
    expect(await countRows(database.d1, ['subscriptions', 'signups'])).toEqual([0, 0])
    await subscribe(sending())
    await endSubscription(database.db, address, at)
    await deleteExpired(database.db, at + 730 * day)
    expect(await rows()).toHaveLength(1)
    await deleteExpired(database.db, at + 730 * day + 1)
    expect(await rows()).toEqual([])
  })

  it('keeps a confirmed subscription, and forgets what waited beside it', async () => {
    const first = sending()
    await subscribe(first)
    await confirmSubscription(database.db, address, at)
    await subscribe(sending({ createdAt: at + 1 }))
    await deleteExpired(database.db, at + 31 * day)
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
