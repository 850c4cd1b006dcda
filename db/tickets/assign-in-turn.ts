import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { may } from '#domain/access/permissions'
import { riyadhDate } from '#domain/dates/calendar'
import { isDisabledAt } from '../accounts/accounts'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { accounts } from '../schema/accounts'
import { rotaPlaces, staff } from '../schema/staff'
import { inQueueOrder, queueLane, submissions } from '../schema/submissions'
import { isAbsentOn } from '../staff/absences'
import { parseRoles } from '../staff/staff'

/** SQL condition: a ticket that nobody has begun and that is nobody's. */
const isNew = and(
  sql`${queueLane} = 0`,
  eq(submissions.status, 'received'),
  isNull(submissions.assignee),
)

/** References of new tickets of a kind that are nobody's, the first due first, at most `limit`. */
export async function listNewTickets(db: Database, kind: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ reference: submissions.reference })
    .from(submissions)
    .where(and(isNew, eq(submissions.kind, kind)))
    .orderBy(...inQueueOrder(submissions).map((column) => asc(column)))
    .limit(limit)
  return rows.map(({ reference }) => reference)
}

/** SQL condition: an officer of the rota is at the desk on a day, and may log in. */
function isAtDesk(day: string, now: number): SQL {
  const { officer } = rotaPlaces
  const disabled = sql`select 1 from ${accounts} where ${eq(accounts.id, officer)} and ${isDisabledAt(now)}`
  return sql`not ${isAbsentOn(officer, day)} and not exists (${disabled})`
}

/** Whose turn it is: those who are away, disabled or no officers any more are passed over. */
async function findNext(db: Database, kind: string, day: string, now: number) {
  const { officer, turn, position } = rotaPlaces
  const rows = await db
    .select({ officer, turn, roles: staff.roles })
    .from(rotaPlaces)
    .innerJoin(staff, eq(staff.id, officer))
    .where(and(eq(rotaPlaces.kind, kind), isAtDesk(day, now)))
    .orderBy(asc(turn), asc(position))
  return rows.find(({ roles }) => may(parseRoles(roles), 'tickets.assign')) ?? null
}

/**
 * Assigns a new ticket of a kind to the officer whose turn it is, with an entry of the audit log, and
 * moves the turn on. Returns the officer, an id of `staff`; null if nobody of the rota is at the desk,
 * or if the ticket, the turn or the officer's absence has changed meanwhile: then nothing is written.
 */
export async function assignInTurn(
  db: Database,
  { reference, kind }: { reference: string; kind: string },
  actor: Actor,
): Promise<string | null> {
  const day = riyadhDate(actor.at)
  const next = await findNext(db, kind, day, actor.at)
  if (!next) return null
  const { officer, turn } = next
  const isPlace = and(eq(rotaPlaces.kind, kind), eq(rotaPlaces.officer, officer))
  const isTurn = sql`exists (select 1 from ${rotaPlaces}
    where ${isPlace} and ${eq(rotaPlaces.turn, turn)} and ${isAtDesk(day, actor.at)})`
  const isFree = and(
    eq(submissions.reference, reference),
    eq(submissions.kind, kind),
    isNew,
    isTurn,
  )
  const entry = {
    ...actor,
    action: 'ticket.assigned',
    subject: reference,
    before: { assignee: null },
    after: { assignee: officer },
  } as const
  const last = sql`(select max(${rotaPlaces.turn}) from ${rotaPlaces} where ${eq(rotaPlaces.kind, kind)})`
  const isTheirs = and(eq(submissions.reference, reference), eq(submissions.assignee, officer))
  const [, assigned] = await writeBatch(db, actor, [
    insertAuditEntry(entry, sql`from ${submissions} where ${isFree}`),
    db
      .update(submissions)
      .set({ assignee: officer })
      .where(isFree)
      .returning({ reference: submissions.reference }),
    db
      .update(rotaPlaces)
      .set({ turn: sql`${last} + 1` })
      .where(
        and(
          isPlace,
          eq(rotaPlaces.turn, turn),
          sql`exists (select 1 from ${submissions} where ${isTheirs})`,
        ),
      ),
  ])
  return assigned.length > 0 ? officer : null
}
