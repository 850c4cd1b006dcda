import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { accounts, sessions } from '../schema/accounts'
import type { Account } from './accounts'
import { isOpenSession } from './open-session'

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
