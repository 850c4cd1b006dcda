import { eq, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { comments } from '../schema/feedback'
import { releases } from '../schema/staff'
import { queueLane, submissions } from '../schema/submissions'

/** Numbers of open tickets, and of texts that wait for a moderator, from indexes alone. */
export async function countNavigation(
  db: Database,
): Promise<{ openTickets: number; heldTexts: number }> {
  const total = sql<number>`count(*)`
  const [[tickets], [held], [drafts]] = await db.batch([
    db.select({ total }).from(submissions).where(sql`${queueLane} in (0, 1)`),
    db.select({ total }).from(comments).where(eq(comments.status, 'held')),
    db.select({ total }).from(releases).where(eq(releases.status, 'draft')),
  ])
  const heldTexts = (held?.total ?? 0) + (drafts?.total ?? 0)
  return { openTickets: tickets?.total ?? 0, heldTexts }
}
