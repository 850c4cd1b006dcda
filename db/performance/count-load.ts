import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { events, queueLane, submissions } from '../schema/submissions'
import type { Submission } from '../submissions/submissions'

/** Numbers of open tickets of an assignee; null for the unassigned ones. */
export interface AssigneeLoad {
  /** An id of `staff`. */
  assignee: string | null
  open: number
  overdue: number
}

/** Open and overdue tickets by assignee; `today` is a Riyadh day, `YYYY-MM-DD`. */
export function countLoad(db: Database, today: string): Promise<AssigneeLoad[]> {
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

export interface KindCounts {
  kind: string
  received: number
  answered: number
  open: number
  overdue: number
}

const isAnswer = sql`${events.status} in ('answered', 'rejected', 'duplicate')`

/**
 * Tickets by kind: received and answered since an instant (epoch ms), and open and overdue now;
 * `today` is a Riyadh day, `YYYY-MM-DD`.
 */
export async function countKinds(
  db: Database,
  { since, today }: { since: number; today: string },
): Promise<KindCounts[]> {
  const { reference, kind, status, dueOn } = submissions
  const isOverdue = sql`${status} <> 'needs_information' and ${dueOn} < ${today}`
  const [moved, open] = await db.batch([
    db
      .select({
        kind,
        received: sql<number>`sum(${events.status} = 'received')`,
        answered: sql<number>`count(distinct case when ${isAnswer} then ${reference} end)`,
      })
      .from(events)
      .innerJoin(submissions, eq(reference, events.reference))
      .where(and(gte(events.at, since), sql`(${events.status} = 'received' or ${isAnswer})`))
      .groupBy(kind),
    db
      .select({
        kind,
        open: sql<number>`count(*)`,
        overdue: sql<number>`coalesce(sum(${isOverdue}), 0)`,
      })
      .from(submissions)
      .where(sql`${queueLane} in (0, 1)`)
      .groupBy(kind),
  ])
  const kinds = [...new Set([...moved, ...open].map((one) => one.kind))].toSorted()
  return kinds.map((one) => {
    const { received = 0, answered = 0 } = moved.find((row) => row.kind === one) ?? {}
    const now = open.find((row) => row.kind === one)
    return { kind: one, received, answered, open: now?.open ?? 0, overdue: now?.overdue ?? 0 }
  })
}
