import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { accounts } from '../schema/accounts'

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
export function isPersonDisabledAt(now: number): SQL {
  return sql`(${isDisabledAt(now)} or exists (select 1 from ${accounts} ${sql.identifier('other_accounts')}
    where ${otherAccounts.emailHash} = ${accounts.emailHash} and ${isDisabledAt(now, otherAccounts)}))`
}
