import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { events } from '../schema/submissions'

/** Number of answers that an officer has sent since an instant (epoch ms). */
export async function countAnsweredSince(
  db: Database,
  actor: string,
  since: number,
): Promise<number> {
  const row = await db
    .select({ total: sql<number>`count(*)` })
    .from(events)
    .where(and(eq(events.status, 'answered'), gte(events.at, since), eq(events.actor, actor)))
    .get()
  return row?.total ?? 0
}
