import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#db/client'
import {
  claimDelivery,
  countFailedDeliveries,
  countOpenMails,
  deleteOldDeliveries,
  dropDelivery,
  failDeliveries,
  findWaiting,
  listUnqueued,
  listWaiting,
  releaseDelivery,
  settleDelivery,
} from '#db/newsletter/deliveries'
import {
  beginSending,
  countSubscribers,
  findDueSending,
  findSending,
  finishSending,
  moveSending,
  noteQueued,
  postponeSending,
  scheduleSending,
} from '#db/newsletter/sendings'
import { endSubscription } from '#db/newsletter/subscriptions'
import { makeActor } from '../../support/actor'
import { openDatabase, type TestDatabase } from '../database'
import { planOf, recordStatements } from '../recorded-statements'
import { record } from '../records'
import { emptyTables } from '../seed/tables'

const now = Date.parse('2026-11-20T09:00:00+03:00')
const day = 86_400_000
const actor = makeActor({ at: now, actor: 'publisher', role: 'publisher', requestId: null })
const item = { type: 'text' as const, title: 'Title', text: 'Text', interests: [] }
const issue = '2026-11'
const records = [
  record('newsletter-issue', issue, {
    date: '2026-11-01',
    summary: 'Summary',
    body: { month: '2026-11', introduction: 'Introduction', items: [item] },
  }),
]

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await openDatabase(records)
  db = database.db
})
afterAll(() => database.close())
beforeEach(() =>
  emptyTables(database.d1, ['subscriptions', 'newsletter_sendings', 'newsletter_deliveries']),
)

const run = (statement: string) => database.d1.prepare(statement).run()

/** Subscribers `s0001`, `s0002` …, all confirmed. */
async function subscribe(count: number): Promise<void> {
  await run(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT INTO subscriptions (email_hash, reference, status, email, answers, locale, privacy_version,
      created_at, confirmed_at)
    SELECT printf('s%04d', i), 'NEWS-1', 'confirmed', 'locked', 'locked', iif(i % 2, 'ar', 'en'), '1',
      ${now - 90 * day}, ${now} - i * 86400000 FROM n`)
}

const schedule = (startsAt = now) => scheduleSending(db, issue, startsAt, actor)
const waiting = async () => (await listWaiting(db, issue, 10)).map(({ recipient }) => recipient)
const claim = (recipient: string) => claimDelivery(db, { issue, recipient }, now)
const settle = (recipient: string, outcome: 'sent' | 'refused' = 'sent') =>
  settleDelivery(db, { issue, recipient }, outcome, now)
const finish = (claimedBefore = now) => finishSending(db, issue, { now, claimedBefore })

async function begin(count: number): Promise<void> {
  await subscribe(count)
  await schedule()
  await beginSending(db, issue, now)
}

describe('the sending of an issue', () => {
  it('is scheduled once, and only of an issue that is published', async () => {
    expect(await scheduleSending(db, '2026-12', now, actor)).toBe(false)
    expect(await schedule(now + day)).toBe(true)
    expect(await schedule()).toBe(false)
    expect(await findSending(db, issue)).toMatchObject({ status: 'scheduled', recipients: 0 })
    expect(await findDueSending(db, now)).toBeNull()
    expect((await findDueSending(db, now + day))?.issue).toBe(issue)
  })

  it('is cancelled before its start and scheduled again, and not afterwards', async () => {
    await schedule()
    expect(await moveSending(db, issue, 'cancelled', actor)).toBe(true)
    expect(await findDueSending(db, now + day)).toBeNull()
    expect(await schedule()).toBe(true)
    await beginSending(db, issue, now)
    expect(await moveSending(db, issue, 'cancelled', actor)).toBe(false)
    expect(await schedule()).toBe(false)
  })

  it('begins once, with those alone who have confirmed', async () => {
    await subscribe(4)
    await run("UPDATE subscriptions SET status = 'pending' WHERE email_hash = 's0002'")
    await run("UPDATE subscriptions SET status = 'left', email = NULL WHERE email_hash = 's0003'")
    await schedule()
    await beginSending(db, issue, now)
    await beginSending(db, issue, now)
    expect(await waiting()).toEqual(['s0001', 's0004'])
    expect(await findSending(db, issue)).toMatchObject({ status: 'sending', recipients: 2 })
  })

  it('claims a mail once, and counts what became of it', async () => {
    await begin(3)
    expect(await claim('s0001')).toBe(true)
    expect(await claim('s0001')).toBe(false)
    await settle('s0001')
    await settle('s0001')
    await claim('s0002')
    await settle('s0002', 'refused')
    expect(await waiting()).toEqual(['s0003'])
    expect(await findSending(db, issue)).toMatchObject({ sent: 1, refused: 1, left: 0 })
  })

  it('sends nothing to those who leave meanwhile, and counts them once', async () => {
    await begin(2)
    await endSubscription(db, 's0001', now)
    expect(await claim('s0001')).toBe(false)
    await dropDelivery(db, { issue, recipient: 's0001' })
    await dropDelivery(db, { issue, recipient: 's0001' })
    await dropDelivery(db, { issue, recipient: 's0002' })
    expect(await waiting()).toEqual(['s0002'])
    expect(await findSending(db, issue)).toMatchObject({ left: 1, recipients: 2 })
  })

  it('does not send again what was claimed and never answered, unless it is released', async () => {
    await begin(1)
    await claim('s0001')
    expect(await waiting()).toEqual([])
    expect(await finish(now - 1)).toBe(false)
    await releaseDelivery(db, { issue, recipient: 's0001' }, now)
    expect(await waiting()).toEqual(['s0001'])
    await claim('s0001')
    expect(await finish()).toBe(true)
    expect(await findSending(db, issue)).toMatchObject({ status: 'finished', unknown: 1, sent: 0 })
    expect(await finish()).toBe(false)
  })

  it('claims nothing while it is paused, and goes on when it is resumed', async () => {
    await begin(1)
    expect(await moveSending(db, issue, 'paused', actor)).toBe(true)
    expect(await claim('s0001')).toBe(false)
    expect(await findDueSending(db, now + day)).toBeNull()
    expect(await finish()).toBe(false)
    expect(await moveSending(db, issue, 'resumed', actor)).toBe(true)
    expect(await claim('s0001')).toBe(true)
  })

  it('waits after a failure, and no longer once a mail was sent', async () => {
    await begin(2)
    await postponeSending(db, issue, now + 60_000)
    expect(await findDueSending(db, now)).toBeNull()
    expect((await findDueSending(db, now + 60_000))?.failures).toBe(1)
    await claim('s0001')
    await settle('s0001')
    expect((await findSending(db, issue))?.failures).toBe(0)
  })

  it('forgets to whom it was sent, not how many, once it is old and does not go on', async () => {
    await begin(1)
    const count = async () =>
      (await database.d1.prepare('SELECT count(*) n FROM newsletter_deliveries').first('n')) ?? 0
    await deleteOldDeliveries(db, now + 1)
    expect(await count()).toBe(1)
    await claim('s0001')
    await settle('s0001')
    await finish()
    await deleteOldDeliveries(db, now - 1)
    expect(await count()).toBe(1)
    await deleteOldDeliveries(db, now + 1)
    expect(await count()).toBe(0)
    expect(await findSending(db, issue)).toMatchObject({ sent: 1, recipients: 1 })
  })
})

describe('with 20,000 subscribers', () => {
  it('every query uses an index', async () => {
    await begin(20_000)
    const key = { issue, recipient: 's19999' }
    const statements = await recordStatements(database.d1, async (recorded) => {
      await countSubscribers(recorded, now - 30 * day)
      await listWaiting(recorded, issue, 200)
      await claimDelivery(recorded, key, now)
      await releaseDelivery(recorded, key, now)
      await dropDelivery(recorded, key)
      await settleDelivery(recorded, key, 'sent', now)
      await listUnqueued(recorded, { issue, queuedUpTo: 's0002' }, 10)
      await findWaiting(recorded, issue, ['s0003'])
      await failDeliveries(recorded, issue, ['s0003'], now)
      await countFailedDeliveries(recorded)
      await finishSending(recorded, issue, { now, claimedBefore: now })
      await deleteOldDeliveries(recorded, now - day)
    })
    expect(statements.length).toBeGreaterThan(9)
    const plans = await Promise.all(statements.map((one) => planOf(database.d1, one)))
    const scans = plans
      .flat()
      .filter((step) => /^SCAN (?!newsletter_sendings|json_each)/.test(step))
    expect(scans.filter((step) => !/USING COVERING INDEX subscriptions_/.test(step))).toEqual([])
    expect(plans.flat().join('\n')).toContain('newsletter_deliveries_open')
  })

  it('is put into the queue in rounds, each from where the last one came to', async () => {
    await begin(5)
    const unqueued = async () => listUnqueued(db, (await findSending(db, issue)) as never, 3)
    expect(await unqueued()).toEqual(['s0001', 's0002', 's0003'])
    await noteQueued(db, issue, 's0003', now)
    expect(await unqueued()).toEqual(['s0004', 's0005'])
    await noteQueued(db, issue, null, now)
    await claim('s0001')
    expect(await unqueued()).toEqual(['s0002', 's0003', 's0004'])
    const found = await findWaiting(db, issue, ['s0001', 's0002', 'absent'])
    expect(found.map(({ recipient }) => recipient)).toEqual(['s0002'])
  })

  it('is paused when the queue gives mails up, which wait again once it is resumed', async () => {
    await begin(4)
    await claim('s0001')
    await settle('s0001')
    await noteQueued(db, issue, 's0004', now)
    // The first was sent, and what is not of the sending changes nothing.
    await failDeliveries(db, issue, ['s0001', 'absent'], now)
    expect(await findSending(db, issue)).toMatchObject({ status: 'sending', failedAt: null })
    await failDeliveries(db, issue, ['s0002', 's0003'], now)
    expect(await findSending(db, issue)).toMatchObject({ status: 'paused', failedAt: now })
    expect(await waiting()).toEqual(['s0004'])
    expect(await countFailedDeliveries(db)).toBe(2)
    expect((await countOpenMails(db)).get(issue)).toEqual({ claimed: 0, failed: 2 })
    expect(await claim('s0004')).toBe(false)

    await moveSending(db, issue, 'resumed', actor)
    expect(await findSending(db, issue)).toMatchObject({ failedAt: null, queuedUpTo: null })
    expect(await waiting()).toEqual(['s0002', 's0003', 's0004'])
    expect(await countFailedDeliveries(db)).toBe(0)
  })

  it('counts them by language, with those of the last month', async () => {
    await subscribe(100)
    const { byLocale, left } = await countSubscribers(db, now - 30 * day)
    expect(byLocale.toSorted((a, b) => a.locale.localeCompare(b.locale))).toEqual([
      { locale: 'ar', confirmed: 50, recent: 15 },
      { locale: 'en', confirmed: 50, recent: 14 },
    ])
    expect(left).toBe(0)
  })
})
