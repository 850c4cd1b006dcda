import { and, count, desc, eq, lt, or, sql } from 'drizzle-orm'
import { type AuditEntry, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { accounts, sessions } from '../schema/accounts'
import { isOneOf } from '../statements'
import { idleMs, isDisabledAt, isOpenSession, longestSessionMs, otherAccounts } from './accounts'

/** A session is seen to the minute, so that it is not written at each request. */
const seenStepMs = 60_000

const { disabledAt, disabledUntil, disabledReasonAr, disabledReasonEn } = otherAccounts
const disabling = { disabledAt, disabledUntil, disabledReasonAr, disabledReasonEn }

export type Session = typeof sessions.$inferSelect
export type SessionWithAccount = { session: Session; account: typeof accounts.$inferSelect }

export function openSession(db: Database, session: Omit<Session, 'seenAt'>) {
  return db.insert(sessions).values({ ...session, seenAt: session.createdAt })
}

/**
 * The open session with a hash, and its account; null if it has ended or never was. The account is
 * disabled as well while another of its verified address is.
 */
export async function findSession(
  db: Database,
  idHash: string,
  now: number,
): Promise<SessionWithAccount | null> {
  const [found] = await db
    .select({ session: sessions, account: accounts, other: disabling })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(
      otherAccounts,
      and(eq(otherAccounts.emailHash, accounts.emailHash), isDisabledAt(now, otherAccounts)),
    )
    .where(and(eq(sessions.idHash, idHash), isOpenSession(now)))
    // The account's own disabling comes first.
    .orderBy(sql`${otherAccounts.id} is not ${accounts.id}`)
    .limit(1)
  return found ? { session: found.session, account: { ...found.account, ...found.other } } : null
}

/** Stores that a session was used at `now` (epoch ms), at most once a minute. */
export async function markSeen(
  db: Database,
  { idHash, seenAt }: Pick<Session, 'idHash' | 'seenAt'>,
  now: number,
): Promise<void> {
  if (now - seenAt < seenStepMs) return
  await db.update(sessions).set({ seenAt: now }).where(eq(sessions.idHash, idHash))
}

/** The open sessions of an account, the one used last first. */
export function listSessions(db: Database, accountId: string, now: number): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isOpenSession(now)))
    .orderBy(desc(sessions.seenAt), sessions.idHash)
}

/**
 * Number of sessions by account that are open at `now` (epoch ms); accounts without one are absent.
 */
export async function countSessions(
  db: Database,
  accountIds: readonly string[],
  now: number,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ accountId: sessions.accountId, total: count() })
    .from(sessions)
    .where(and(isOneOf(sessions.accountId, accountIds), isOpenSession(now)))
    .groupBy(sessions.accountId)
  return new Map(rows.map(({ accountId, total }) => [accountId, total]))
}

/** A session as stored, even if its time is over; null for none. */
export async function readSession(db: Database, idHash: string): Promise<Session | null> {
  const [found] = await db.select().from(sessions).where(eq(sessions.idHash, idHash))
  return found ?? null
}

/** Ends a session of an account, with its audit entry if there is such a session. */
export async function closeSession(
  db: Database,
  { idHash, accountId }: Pick<Session, 'idHash' | 'accountId'>,
  entry: AuditEntry | null,
): Promise<void> {
  const isIt = and(eq(sessions.idHash, idHash), eq(sessions.accountId, accountId))
  const deletion = db.delete(sessions).where(isIt)
  await (entry
    ? writeBatch(db, entry, [
        insertAuditEntry(entry, sql`from ${sessions} where ${isIt}`),
        deletion,
      ])
    : deletion)
}

/** Deletes sessions that have ended at `now` (epoch ms). */
export async function sweepSessions(db: Database, now: number): Promise<void> {
  await db
    .delete(sessions)
    .where(or(lt(sessions.seenAt, now - idleMs), lt(sessions.createdAt, now - longestSessionMs)))
}
