import { and, asc, eq, isNotNull, isNull, lte, not, notInArray, or, sql } from 'drizzle-orm'
import { riyadhDate } from '#domain/dates/calendar'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { accounts } from '../schema/accounts'
import { type Account, isDisabledAt } from './accounts'

/**
 * Sets the instant (epoch ms) from which an account is deleted, with an entry of the audit log. One
 * that was set before stays.
 */
export async function closeAccount(
  db: Database,
  id: string,
  closesAt: number,
  actor: Actor,
): Promise<void> {
  const isKept = and(eq(accounts.id, id), isNull(accounts.closesAt))
  // The last day on which the member may keep it.
  const after = { closesOn: riyadhDate(closesAt - 1) }
  const entry = { ...actor, action: 'account.closing', subject: id, after } as const
  await writeBatch(db, actor, [
    insertAuditEntry(entry, sql`from ${accounts} where ${isKept}`),
    db.update(accounts).set({ closesAt }).where(isKept),
  ])
}

/** Keeps an account that was to be deleted, with an entry of the audit log. */
export async function keepAccount(db: Database, id: string, actor: Actor): Promise<void> {
  const isClosing = and(eq(accounts.id, id), isNotNull(accounts.closesAt))
  const entry = { ...actor, action: 'account.kept', subject: id } as const
  await writeBatch(db, actor, [
    insertAuditEntry(entry, sql`from ${accounts} where ${isClosing}`),
    db.update(accounts).set({ closesAt: null }).where(isClosing),
  ])
}

/**
 * The account that is to be deleted next at `now` (epoch ms); null for none. A disabled account,
 * and others of its verified address, wait until it is enabled: their deletion would delete it as
 * well, and its owner could log in with a new one.
 */
export async function findDueAccount(db: Database, now: number): Promise<Account | null> {
  const { closesAt, emailHash } = accounts
  const disabledAddresses = db
    .select({ emailHash })
    .from(accounts)
    .where(and(isDisabledAt(now), isNotNull(emailHash)))
  const isErasable = and(
    not(isDisabledAt(now)),
    or(isNull(emailHash), notInArray(emailHash, disabledAddresses)),
  )
  const row = await db
    .select()
    .from(accounts)
    .where(and(lte(closesAt, now), isErasable))
    .orderBy(asc(closesAt), accounts.id)
    .limit(1)
    .get()
  return row ?? null
}
