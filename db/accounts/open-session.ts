import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { accounts, sessions } from '../schema/accounts'
import { isPersonDisabledAt } from './is-disabled'

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
