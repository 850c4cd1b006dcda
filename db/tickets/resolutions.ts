import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { events, resolutions, submissions } from '../schema/submissions'
import { insertSelect } from '../statements'

export type Resolution = typeof resolutions.$inferSelect

/** What the sender of a ticket said of its closings, oldest first; comments are encrypted. */
export function listResolutions(db: Database, reference: string): Promise<Resolution[]> {
  return db
    .select()
    .from(resolutions)
    .where(eq(resolutions.reference, reference))
    .orderBy(asc(resolutions.event))
}

/**
 * Stores the answer of a closing, or replaces it; the comment goes with an answer that changes. Nothing
 * is stored if the ticket has left that closing.
 */
export async function putResolution(
  db: Database,
  { reference, event, isSolved, at }: Omit<Resolution, 'comment'>,
): Promise<void> {
  const isClosing = and(
    eq(submissions.reference, reference),
    eq(submissions.status, 'closed'),
    sql`(select max(${events.sequence}) from ${events} where ${events.reference} = ${reference}) = ${event}`,
  )
  const row = { reference, event, isSolved, comment: null, at }
  await insertSelect(
    db,
    resolutions,
    row,
    sql`from ${submissions} where ${isClosing}`,
  ).onConflictDoUpdate({
    target: [resolutions.reference, resolutions.event],
    set: {
      isSolved,
      at,
      comment: sql`case when ${resolutions.isSolved} = excluded.is_solved then ${resolutions.comment} end`,
    },
  })
}

/** Stores an encrypted comment with the answer of a closing; nothing without an answer. */
export async function putResolutionComment(
  db: Database,
  { reference, event, comment }: Pick<Resolution, 'reference' | 'event' | 'comment'>,
): Promise<void> {
  await db
    .update(resolutions)
    .set({ comment })
    .where(and(eq(resolutions.reference, reference), eq(resolutions.event, event)))
}

export interface ResolutionCounts {
  kind: string
  solved: number
  unsolved: number
}

/** Answers given since an instant (epoch ms), by kind of ticket. */
export function countResolutions(db: Database, since: number): Promise<ResolutionCounts[]> {
  const { kind, reference } = submissions
  return db
    .select({
      kind,
      solved: sql<number>`sum(${resolutions.isSolved})`,
      unsolved: sql<number>`sum(1 - ${resolutions.isSolved})`,
    })
    .from(resolutions)
    .innerJoin(submissions, eq(reference, resolutions.reference))
    .where(gte(resolutions.at, since))
    .groupBy(kind)
    .orderBy(asc(kind))
}
