import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { toBase64Url } from '#domain/text/encoding'
import type { Database } from '../client'
import type { Keyring } from '../privacy/keyring'
import { accounts, sessions } from '../schema/accounts'

export type Account = typeof accounts.$inferSelect

type Identity = Pick<Account, 'id' | 'identityHash' | 'emailHash'>

/** Stores a login at `at` (epoch ms) and returns its account; the first login creates it. */
export async function putAccount(
  db: Database,
  { id, identityHash, emailHash }: Identity,
  at: number,
): Promise<Account> {
  const [account] = await db
    .insert(accounts)
    .values({ id, identityHash, emailHash, createdAt: at, loggedInAt: at })
    .onConflictDoUpdate({ target: accounts.identityHash, set: { emailHash, loggedInAt: at } })
    .returning()
  if (!account) throw new Error('the account was not stored')
  return account
}

/** Keyed hash of issuer and subject (OpenID Connect Core 1.0, 2), by which an account is found. */
export async function hashIdentity(
  keyring: Keyring,
  issuer: string,
  subject: string,
): Promise<string> {
  return toBase64Url(await keyring.hash(JSON.stringify([issuer, subject]), 'identity'))
}

/** Another account of the same person: its provider has verified the same address. */
export const otherAccounts = alias(accounts, 'other_accounts')

/** SQL condition: the account is disabled at `now` (epoch ms). */
export function isDisabledAt(
  now: number,
  { disabledAt, disabledUntil }: typeof accounts | typeof otherAccounts = accounts,
): SQL {
  return sql`(${disabledAt} is not null and (${disabledUntil} is null or ${disabledUntil} > ${now}))`
}

/** SQL condition: this account or another one of the same verified address is disabled at `now`. */
function isPersonDisabledAt(now: number): SQL {
  return sql`(${isDisabledAt(now)} or exists (select 1 from ${accounts} ${sql.identifier('other_accounts')}
    where ${otherAccounts.emailHash} = ${accounts.emailHash} and ${isDisabledAt(now, otherAccounts)}))`
}

const minuteMs = 60_000

/** Time without a request after which a session ends (ms), and its longest duration. */
export const idleMs = 15 * minuteMs
export const longestSessionMs = 8 * 60 * minuteMs

/** SQL condition: the session has not ended at `now` (epoch ms). */
export const isOpenSession = (now: number) =>
  and(gt(sessions.seenAt, now - idleMs), gt(sessions.createdAt, now - longestSessionMs))

/** SQL condition: the session with this hash is open at `now` (epoch ms), and its owner may act. */
export function mayActIn(idHash: string, now: number): SQL {
  return sql`exists (select 1 from ${sessions} join ${accounts} on ${accounts.id} = ${sessions.accountId}
    where ${eq(sessions.idHash, idHash)} and ${isOpenSession(now)} and not ${isPersonDisabledAt(now)})`
}

/** Language and display as their cookies have them. */
export type Preferences = Partial<Pick<Account, 'locale' | 'display'>>

/** Keeps preferences with the account of an open session; without one nothing changes. */
export async function keepPreferences(
  db: Database,
  idHash: string,
  preferences: Preferences,
  now: number,
): Promise<void> {
  const own = db
    .select({ id: sessions.accountId })
    .from(sessions)
    .where(and(eq(sessions.idHash, idHash), isOpenSession(now)))
  await db.update(accounts).set(preferences).where(sql`${accounts.id} in ${own}`)
}
