import { desc, gte, sql } from 'drizzle-orm'
import { type StatusPart, statusParts } from '#domain/site/status-parts'
import type { Database } from '../client'
import { statusDays } from '../schema/status'

export type StatusDay = typeof statusDays.$inferSelect

/** Counts a check at an instant (epoch ms) on its Riyadh day, with the parts that failed in it. */
export async function addStatusCheck(
  db: Database,
  day: string,
  checkedAt: number,
  failing: readonly StatusPart[],
): Promise<void> {
  const failed = Object.fromEntries(
    statusParts.map((part) => [part, failing.includes(part) ? 1 : 0]),
  ) as Record<StatusPart, number>
  const last = { checkedAt, failing: failing.join(' ') }
  const sums = Object.fromEntries(
    (['checks', ...statusParts] as const).map((name) => [
      name,
      sql`${statusDays[name]} + ${name === 'checks' ? 1 : failed[name]}`,
    ]),
  )
  await db
    .insert(statusDays)
    .values({ day, checks: 1, ...failed, ...last })
    .onConflictDoUpdate({ target: statusDays.day, set: { ...sums, ...last } })
}

/** The days with checks since a Riyadh day, the newest first. */
export function listStatusDays(db: Database, since: string): Promise<StatusDay[]> {
  return db
    .select()
    .from(statusDays)
    .where(gte(statusDays.day, since))
    .orderBy(desc(statusDays.day))
}
