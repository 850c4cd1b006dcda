import { eq, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { comments } from '../schema/feedback'
import { releases } from '../schema/staff'
import { queueLane, submissions } from '../schema/submissions'

/** Numbers of open tickets, and of texts that wait for a moderator, from indexes alone. */
export async function countNavigation(
  db: Database,
): Promise<{ openTickets: number; heldComments: number; releaseDrafts: number }> {
  const total = sql<number>`count(*)`
  const [[tickets], [held], [drafts]] = await db.batch([
    db.select({ total }).from(submissions).where(sql`${queueLane} in (0, 1)`),
    db.select({ total }).from(comments).where(eq(comments.status, 'held')),
    db.select({ total }).from(releases).where(eq(releases.status, 'draft')),
  ])
  return {
    openTickets: tickets?.total ?? 0,
    heldComments: held?.total ?? 0,
    releaseDrafts: drafts?.total ?? 0,
  }
}
