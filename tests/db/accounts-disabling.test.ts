import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  disableAccount,
  enableAccount,
  findAccount,
  findAccounts,
  listDisabledAccounts,
} from '#db/accounts/disable'
import { countSessions } from '#db/accounts/sessions'
import { accounts, sessions } from '#db/schema/accounts'
import { auditEntries } from '#db/schema/staff'
import { makeActor } from '../support/actor'
import { openDatabase, type TestDatabase } from './database'
import { planOf, recordStatements } from './recorded-statements'

let opened: TestDatabase
const now = 1_800_000_000_000
const actor = makeActor({
  at: now,
  actor: 'supervisor-1',
  role: 'supervisor',
  requestId: 'r',
})
const reason = { ar: 'سبب خاص', en: 'A private reason' }
const disabling = { accountId: 'member', reason, until: null }

beforeEach(async () => {
  opened = await openDatabase()
  const { db } = opened
  const row = { createdAt: 1, loggedInAt: 1 }
  await db.insert(accounts).values([
    { id: 'member', identityHash: 'i1', emailHash: 'e', ...row },
    { id: 'other', identityHash: 'i2', emailHash: 'e', ...row },
    { id: 'ended', identityHash: 'i3', ...row, disabledAt: 5, disabledUntil: now },
  ])
  const session = { createdAt: now, seenAt: now, device: 'x', claims: 'c' }
  await db.insert(sessions).values([
    { idHash: 's1', accountId: 'member', ...session },
    { idHash: 's2', accountId: 'other', ...session },
  ])
})
afterEach(() => opened.close())

const entries = async () => opened.db.select().from(auditEntries)

it('an account is disabled once, its sessions end, and the log has no reason', async () => {
  const { db } = opened
  const results = await Promise.all([
    disableAccount(db, disabling, actor),
    disableAccount(db, { ...disabling, reason: { ar: 'آخر', en: 'Another' } }, actor),
  ])
  expect(results.toSorted()).toEqual([false, true])
  expect((await db.select().from(sessions)).map(({ idHash }) => idHash)).toEqual(['s2'])
  const [entry, ...others] = await entries()
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    action: 'account.disabled',
    subject: 'member',
    before: '{"account":"active"}',
    after: '{"account":"disabled","until":null}',
  })
  expect(JSON.stringify(entry)).not.toMatch(/private|سبب/)
})

it('a second refusal ends no session', async () => {
  const { db } = opened
  await disableAccount(db, disabling, actor)
  const session = { createdAt: now, seenAt: now, device: 'x', claims: 'c' }
  await db.insert(sessions).values({ idHash: 's3', accountId: 'member', ...session })
  expect(await disableAccount(db, disabling, actor)).toBe(false)
  expect(await db.select().from(sessions)).toHaveLength(2)
})

it('an account whose time has ended can be disabled again', async () => {
  const { db } = opened
  expect(await disableAccount(db, { ...disabling, accountId: 'ended' }, actor)).toBe(true)
  expect((await listDisabledAccounts(db, now, 10)).map(({ id }) => id)).toEqual(['ended'])
})

it('an account is enabled by whoever saw how it was disabled', async () => {
  const { db } = opened
  await disableAccount(db, disabling, actor)
  expect(await enableAccount(db, { accountId: 'member', since: now - 1 }, actor)).toBe(false)
  expect(await enableAccount(db, { accountId: 'other', since: now }, actor)).toBe(false)
  expect(await enableAccount(db, { accountId: 'member', since: now }, actor)).toBe(true)
  expect(await enableAccount(db, { accountId: 'member', since: now }, actor)).toBe(false)
  expect(await findAccount(db, 'member')).toMatchObject({
    disabledAt: null,
    disabledReasonAr: null,
    disabledReasonEn: null,
  })
  expect((await entries()).map(({ action }) => action)).toEqual([
    'account.disabled',
    'account.enabled',
  ])
})

it('open sessions are counted by account in one statement', async () => {
  const { db, d1 } = opened
  const session = { seenAt: now, device: 'x', claims: 'c' }
  await db.insert(sessions).values([
    { idHash: 's3', accountId: 'member', createdAt: now, ...session },
    { idHash: 'idle', accountId: 'member', createdAt: now, ...session, seenAt: now - 900_000 },
    { idHash: 'old', accountId: 'ended', createdAt: now - 28_800_000, ...session },
  ])
  const ids = ['member', 'other', 'ended', ...Array.from({ length: 110 }, (_, at) => `no-${at}`)]
  const recorded = await recordStatements(d1, async (recording) => {
    const counts = await countSessions(recording, ids, now)
    expect([...counts].toSorted()).toEqual([
      ['member', 2],
      ['other', 1],
    ])
  })
  expect(recorded).toHaveLength(1)
})

it('accounts are found by the hash of an address, and listed, from an index', async () => {
  const { d1 } = opened
  const recorded = await recordStatements(d1, async (db) => {
    expect((await findAccounts(db, 'e', 10)).map(({ id }) => id)).toEqual(['member', 'other'])
    expect(await findAccount(db, 'nobody')).toBeNull()
    expect(await listDisabledAccounts(db, now, 10)).toEqual([])
    await disableAccount(db, disabling, actor)
    await enableAccount(db, { accountId: 'member', since: now }, actor)
  })
  const plans = await Promise.all(recorded.map((statement) => planOf(d1, statement)))
  expect(plans.length).toBeGreaterThan(5)
  for (const step of plans.flat()) expect(step).not.toMatch(/^SCAN (?!CONSTANT)/)
})
