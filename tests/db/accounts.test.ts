import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { hashIdentity, putAccount } from '#db/accounts/accounts'
import {
  closeSession,
  findSession,
  listSessions,
  markSeen,
  openSession,
  sweepSessions,
} from '#db/accounts/sessions'
import type { Database } from '#db/client'
import { openKeyring } from '#db/privacy/keyring'
import { deleteExpired } from '#db/privacy/retention'
import { sessions } from '#db/schema/accounts'
import { auditEntries } from '#db/schema/staff'
import { buildSampleAccounts } from '#db/seed/sample-accounts'
import { makeActor } from '../support/actor'
import { runStatements } from '../support/statements'
import { openDatabase, type TestDatabase } from './database'

const secrets = {
  encryption: Buffer.alloc(32, 7).toString('base64'),
  hash: Buffer.alloc(32, 6).toString('base64'),
}
const dayMs = 86_400_000
const now = Date.parse('2026-11-26T09:00:00Z')

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await openDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.d1.prepare('DELETE FROM accounts').run()
})

const countRows = async (table: string) =>
  database.d1.prepare(`SELECT count(*) AS total FROM ${table}`).first<number>('total')

const identity = (id: string, emailHash: string | null = null) => ({
  id,
  identityHash: 'hash-of-issuer-and-subject',
  emailHash,
})
const open = (idHash: string, createdAt: number) =>
  openSession(db, { idHash, accountId: 'a', createdAt, device: 'firefox.linux', claims: '' })

it('an identity has one account, with the address that was stated last', async () => {
  await putAccount(db, identity('a', 'first'), now)
  const again = await putAccount(db, identity('b', 'second'), now + 1)
  expect(again).toMatchObject({
    id: 'a',
    emailHash: 'second',
    createdAt: now,
    loggedInAt: now + 1,
  })
  expect(await countRows('accounts')).toBe(1)
})

it('sessions that have ended are not found, and swept', async () => {
  await putAccount(db, identity('a'), now)
  await open('idle', now - 16 * 60_000)
  await open('open', now - 14 * 60_000)
  expect(await findSession(db, 'idle', now)).toBeNull()
  expect((await findSession(db, 'open', now))?.account.id).toBe('a')
  expect((await listSessions(db, 'a', now)).map(({ idHash }) => idHash)).toEqual(['open'])
  await sweepSessions(db, now)
  expect(await countRows('sessions')).toBe(1)
})

it('a session is found, listed, moved and ended as that of its account, beside somebody else’s', async () => {
  for (const id of ['a', 'b']) {
    await putAccount(db, { ...identity(id), identityHash: `hash-of-${id}` }, now)
    const device = 'firefox.linux'
    await openSession(db, { idHash: `of-${id}`, accountId: id, createdAt: now, device, claims: '' })
  }
  const stored = () => db.select().from(sessions).orderBy(sessions.idHash)
  expect((await findSession(db, 'of-b', now))?.account.id).toBe('b')
  expect((await listSessions(db, 'a', now)).map(({ idHash }) => idHash)).toEqual(['of-a'])
  await markSeen(db, { idHash: 'of-a', seenAt: now }, now + 120_000)
  expect((await stored()).map(({ seenAt }) => seenAt - now)).toEqual([120_000, 0])
  const actor = makeActor({ at: now, actor: 'a', role: 'auditor', requestId: null })
  const entry = { ...actor, action: 'session.closed' } as const
  await closeSession(db, { idHash: 'of-b', accountId: 'a' }, entry)
  await closeSession(db, { idHash: 'of-b', accountId: 'a' }, null)
  expect([(await stored()).length, await countRows('audit_entries')]).toEqual([2, 0])
  await closeSession(db, { idHash: 'of-a', accountId: 'a' }, entry)
  expect((await stored()).map(({ idHash }) => idHash)).toEqual(['of-b'])
  expect(await db.select().from(auditEntries)).toMatchObject([{ action: 'session.closed' }])
})

it('an account without a login for two years is deleted with its sessions', async () => {
  await putAccount(db, identity('a'), now - 729 * dayMs)
  await open('old', now - 729 * dayMs)
  await deleteExpired(db, now)
  expect([await countRows('accounts'), await countRows('sessions')]).toEqual([1, 1])
  await deleteExpired(db, now + 2 * dayMs)
  expect([await countRows('accounts'), await countRows('sessions')]).toEqual([0, 0])
})

it('the sample account is the disabled user of the local provider, however often it is loaded', async () => {
  for (const _ of [1, 2]) await runStatements(database.d1, await buildSampleAccounts(secrets, now))
  const keyring = await openKeyring(secrets)
  const identityHash = await hashIdentity(keyring, 'http://localhost:8788', 'disabled-visitor')
  const account = await putAccount(db, { id: 'new', identityHash, emailHash: null }, now + 1)
  expect(account).toMatchObject({ id: 'sample-disabled', disabledAt: now, disabledUntil: null })
  expect(account.disabledReasonAr).toMatch(/\p{Script=Arabic}/u)
  expect(account.disabledReasonEn).toMatch(/disabled/)
})
