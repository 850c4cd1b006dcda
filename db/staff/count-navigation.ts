import { eq, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { comments } from '../schema/feedback'
import { releases } from '../schema/staff'
import { queueLane, submissions } from '../schema/submissions'
import { selectUnseen } from './notifications'

interface NavigationCounts {
  openTickets: number
  /** Open tickets with something that the reader has not seen. */
  unseenTickets: number
  heldComments: number
  releaseDrafts: number
}

/** Numbers of tickets, and of texts that wait for a moderator, from indexes alone. */
export async function countNavigation(db: Database, reader: string): Promise<NavigationCounts> {
  const total = sql<number>`count(*)`
  const unseenTickets = sql<number>`count(distinct reference)`
  const [[tickets], [unseen], [held], [drafts]] = await db.batch([
    db.select({ total }).from(submissions).where(sql`${queueLane} in (0, 1)`),
    db.select({ unseenTickets }).from(sql`(${selectUnseen(reader)})`),
    db.select({ total }).from(comments).where(eq(comments.status, 'held')),
    db.select({ total }).from(releases).where(eq(releases.status, 'draft')),
  ])
  return {
    openTickets: tickets?.total ?? 0,
    unseenTickets: unseen?.unseenTickets ?? 0,
    heldComments: held?.total ?? 0,
    releaseDrafts: drafts?.total ?? 0,
  }
}
