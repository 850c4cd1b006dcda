import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { type Actor, insertAuditEntry } from '../audit/insert-entry'
import type { Database } from '../client'
import { accounts } from '../schema/accounts'
import type { Account } from './accounts'

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
  const entry = { ...actor, action: 'account.closing', subject: id, after: { closesAt } } as const
  await db.batch([
    insertAuditEntry(db, entry, sql`from ${accounts} where ${isKept}`),
    db.update(accounts).set({ closesAt }).where(isKept),
  ])
}

/** Keeps an account that was to be deleted, with an entry of the audit log. */
export async function keepAccount(db: Database, id: string, actor: Actor): Promise<void> {
  const isClosing = and(eq(accounts.id, id), isNotNull(accounts.closesAt))
  const entry = { ...actor, action: 'account.kept', subject: id } as const
  await db.batch([
    insertAuditEntry(db, entry, sql`from ${accounts} where ${isClosing}`),
    db.update(accounts).set({ closesAt: null }).where(isClosing),
  ])
}

/** The accounts that are to be deleted at `now` (epoch ms), at most `limit`. */
export function listDueAccounts(db: Database, now: number, limit: number): Promise<Account[]> {
  return db
    .select()
    .from(accounts)
    .where(lte(accounts.closesAt, now))
    .orderBy(asc(accounts.closesAt), accounts.id)
    .limit(limit)
}
