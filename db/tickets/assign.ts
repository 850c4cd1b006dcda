import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { riyadhDate } from '#domain/dates/calendar'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { queueLane, submissions } from '../schema/submissions'
import { isAbsentOn } from '../staff/absences'
import { notifyAssigned } from '../staff/notifications'
import { isOneOf } from '../statements'
import type { Submission } from '../submissions/submissions'

const isOpen = sql`${queueLane} in (0, 1)`

/** SQL condition: a ticket is assigned to this officer, null for nobody. */
function isAssignedTo(officer: string | null) {
  return officer === null ? isNull(submissions.assignee) : eq(submissions.assignee, officer)
}

/**
 * SQL condition: the assignee is not away on the day of the action. Who is away and works all the
 * same takes tickets themselves.
 */
function isPresent(assignee: string | null, { actor, at }: Actor) {
  if (assignee === null || assignee === actor) return undefined
  return sql`not ${isAbsentOn(sql`${assignee}`, riyadhDate(at))}`
}

/** The open tickets among these that are not the assignee's already. */
function isAssignable(references: readonly string[], assignee: string | null) {
  return and(
    or(
      isOneOf(submissions.reference, references),
      isOneOf(submissions.outboxReference, references),
    ),
    isOpen,
    sql`${submissions.assignee} is not ${assignee}`,
  )
}

/**
 * Assigns open tickets, each with an entry of the audit log. `assignee` is an id of `staff`, or
 * null for nobody; nothing is assigned to somebody who is away, except by themselves. With `from`,
 * tickets that are not this officer's (null: of nobody) stay as they are. Returns the number of
 * tickets that changed: one that somebody else assigned or finished meanwhile does not. `updatedAt`
 * stays, because nothing changes for the sender.
 */
export async function assignTickets(
  db: Database,
  references: readonly string[],
  assignee: string | null,
  actor: Actor,
  from?: string | null,
): Promise<number> {
  if (references.length === 0) return 0
  const selectAssignable = () =>
    db
      .select({ reference: submissions.reference, assignee: submissions.assignee })
      .from(submissions)
      .where(
        and(
          isAssignable(references, assignee),
          from === undefined ? undefined : isAssignedTo(from),
          isPresent(assignee, actor),
        ),
      )
  const assign = ({ reference, assignee: before }: Pick<Submission, 'reference' | 'assignee'>) => {
    const isUnchanged = and(
      eq(submissions.reference, reference),
      isOpen,
      isAssignedTo(before),
      isPresent(assignee, actor),
    )
    const entry = {
      ...actor,
      action: 'ticket.assigned',
      subject: reference,
      before: { assignee: before },
      after: { assignee },
    } as const
    return [
      insertAuditEntry(entry, sql`from ${submissions} where ${isUnchanged}`),
      ...(assignee === null || assignee === actor.actor
        ? []
        : [notifyAssigned(db, { at: actor.at, isKnown: isUnchanged }, assignee)]),
      db
        .update(submissions)
        .set({ assignee })
        .where(isUnchanged)
        .returning({ reference: submissions.reference }),
    ]
  }
  const results = await writeBatch(db, actor, async () =>
    (await selectAssignable()).flatMap(assign),
  )
  const changed: readonly unknown[] = results
  return changed.filter((rows) => Array.isArray(rows) && rows.length > 0).length
}
