import type { Database } from '../client'
import { accounts } from '../schema/accounts'

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
