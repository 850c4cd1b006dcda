import { type SQL, sql } from 'drizzle-orm'
import { accounts } from '../schema/accounts'

const { disabledAt, disabledUntil } = accounts

/** SQL condition: the account is disabled at `now` (epoch ms). */
export function isDisabledAt(now: number): SQL {
  return sql`(${disabledAt} is not null and (${disabledUntil} is null or ${disabledUntil} > ${now}))`
}
