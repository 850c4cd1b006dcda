import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { riyadhDate } from '#domain/dates/calendar'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { accounts, sessions } from '../schema/accounts'
import { type Account, isDisabledAt } from './accounts'

const { id, emailHash, disabledAt } = accounts

/**
 * Accounts with this keyed hash of a verified address: several identities may state one address.
 */
export function findAccounts(db: Database, hash: string, limit: number): Promise<Account[]> {
  return db.select().from(accounts).where(eq(emailHash, hash)).orderBy(id).limit(limit)
}

/** The account with this id; null for none. */
export async function findAccount(db: Database, accountId: string): Promise<Account | null> {
  return (await db.select().from(accounts).where(eq(id, accountId)).get()) ?? null
}

/** Accounts that are disabled at `now` (epoch ms), the latest first. */
export function listDisabledAccounts(db: Database, now: number, limit: number): Promise<Account[]> {
  return db
    .select()
    .from(accounts)
    .where(and(gt(disabledAt, 0), isDisabledAt(now)))
    .orderBy(desc(disabledAt))
    .limit(limit)
}

export interface Disabling {
  accountId: string
  /** Shown to the owner of the account, in their language. */
  reason: { ar: string; en: string }
  /** Epoch ms; null: without end. */
  until: number | null
}

/**
 * Disables an account and ends its sessions, so that it is out at its next request. False if it is
 * disabled already or does not exist. The audit log does not get the reason.
 */
export async function disableAccount(
  db: Database,
  { accountId, reason, until }: Disabling,
  actor: Actor,
): Promise<boolean> {
  const isEnabled = sql`${eq(id, accountId)} and not ${isDisabledAt(actor.at)}`
  const entry = {
    ...actor,
    action: 'account.disabled',
    subject: accountId,
    before: { account: 'active' },
    after: { account: 'disabled', until: until === null ? null : riyadhDate(until) },
  } as const
  const [, , changed] = await writeBatch(db, actor, [
    insertAuditEntry(entry, sql`from ${accounts} where ${isEnabled}`),
    db
      .delete(sessions)
      .where(
        and(
          eq(sessions.accountId, accountId),
          sql`exists (select 1 from ${accounts} where ${isEnabled})`,
        ),
      ),
    db
      .update(accounts)
      .set({
        disabledAt: actor.at,
        disabledUntil: until,
        disabledReasonAr: reason.ar,
        disabledReasonEn: reason.en,
      })
      .where(isEnabled)
      .returning({ id }),
  ])
  return changed.length > 0
}

/**
 * Enables an account that was disabled at `since` (epoch ms). False if it is enabled, or was
 * disabled anew meanwhile.
 */
export async function enableAccount(
  db: Database,
  { accountId, since }: { accountId: string; since: number },
  actor: Actor,
): Promise<boolean> {
  const isUnchanged = sql`${eq(id, accountId)} and ${eq(disabledAt, since)} and ${isDisabledAt(actor.at)}`
  const entry = {
    ...actor,
    action: 'account.enabled',
    subject: accountId,
    before: { account: 'disabled' },
    after: { account: 'active' },
  } as const
  const [, changed] = await writeBatch(db, actor, [
    insertAuditEntry(entry, sql`from ${accounts} where ${isUnchanged}`),
    db
      .update(accounts)
      .set({
        disabledAt: null,
        disabledUntil: null,
        disabledReasonAr: null,
        disabledReasonEn: null,
      })
      .where(isUnchanged)
      .returning({ id }),
  ])
  return changed.length > 0
}
