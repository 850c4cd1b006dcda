import type { Database } from '../client'
import { accounts } from '../schema/accounts'

export type Account = typeof accounts.$inferSelect

type Identity = Pick<Account, 'id' | 'identityHash' | 'emailHash'>

/** Returns the account of somebody who logs in at `at` (epoch ms); the first login creates it. */
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
