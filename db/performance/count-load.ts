import { and, asc, lt, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { queueLane, submissions } from '../schema/submissions'
import type { Submission } from '../submissions/submissions'

/** Numbers of open tickets of an assignee; null for the unassigned ones. */
export interface Load {
  /** An id of `staff`. */
  assignee: string | null
  open: number
  overdue: number
}

/** Open and overdue tickets by assignee; `today` is a Riyadh day, `YYYY-MM-DD`. */
export function countLoad(db: Database, today: string): Promise<Load[]> {
  const { assignee, status, dueOn } = submissions
  const isOverdue = sql`${status} <> 'needs_information' and ${dueOn} < ${today}`
  return db
    .select({
      assignee,
      open: sql<number>`count(*)`,
      overdue: sql<number>`coalesce(sum(${isOverdue}), 0)`,
    })
    .from(submissions)
    .where(sql`${queueLane} in (0, 1)`)
    .groupBy(assignee)
}

/** Tickets that the authority has to act on, by due day. */
export function countDue(db: Database) {
  const { dueOn } = submissions
  return db
    .select({ due: sql<string>`${dueOn}`, total: sql<number>`count(*)` })
    .from(submissions)
    .where(and(sql`${queueLane} = 0`, sql`${dueOn} is not null`))
    .groupBy(dueOn)
}

export type OverdueTicket = Pick<
  Submission,
  'reference' | 'outboxReference' | 'kind' | 'status' | 'dueOn' | 'assignee'
>

/** Overdue tickets, the longest first, without anything of their senders. */
export function listOverdue(db: Database, today: string, limit: number): Promise<OverdueTicket[]> {
  const { reference, outboxReference, kind, status, dueOn, assignee } = submissions
  return db
    .select({ reference, outboxReference, kind, status, dueOn, assignee })
    .from(submissions)
    .where(and(sql`${queueLane} = 0`, lt(dueOn, today)))
    .orderBy(asc(dueOn), asc(reference))
    .limit(limit)
}
