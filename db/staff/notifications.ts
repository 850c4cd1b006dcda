import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type MarkReason, markReasons, type NotificationReason } from '#domain/staff/notifications'
import { isReopening, type Status } from '#domain/tickets/status'
import type { Database } from '../client'
import { notifications, officerSettings, teamMembers } from '../schema/staff'
import { queueLane, submissions } from '../schema/submissions'
import { insertSelect } from '../statements'
import { isToldOfKind } from './officer-settings'

interface Event {
  reason: NotificationReason
  /** Epoch ms. */
  at: number
  /** The state of the ticket that the event changes. */
  isKnown: SQL | undefined
}

/** SQL condition: the officer of a row of `officer_settings` belongs to this team. */
function isMemberOf(team: SQL): SQL {
  const { member } = teamMembers
  return sql`${officerSettings.officer} in (select ${member} from ${teamMembers} where ${teamMembers.team} = ${team})`
}

/** Statement that notes an event of a ticket for the officers of whom `whom` holds. */
function notify(db: Database, { reason, at, isKnown }: Event, whom: SQL | undefined) {
  const row = {
    officer: officerSettings.officer,
    reference: submissions.reference,
    reason,
    occasion: String(at),
    at,
    seenAt: null,
    mail: null,
  }
  const source = sql`from ${submissions} cross join ${officerSettings} where ${and(isKnown, whom)}`
  return insertSelect(db, notifications, row, source).onConflictDoNothing()
}

type KnownTicket = Omit<Event, 'reason'>

/** Statement of a batch that assigns a ticket to an officer: tells them. */
export function notifyAssigned(db: Database, known: KnownTicket, officer: string) {
  return notify(db, { ...known, reason: 'assigned' }, eq(officerSettings.officer, officer))
}

/** Statement of a batch that refers a ticket: tells the members of the team but for who does it. */
export function notifyReferred(
  db: Database,
  known: KnownTicket,
  { team, actor }: { team: string; actor: string },
) {
  const isOther = sql`${officerSettings.officer} <> ${actor}`
  return notify(db, { ...known, reason: 'referred' }, and(isMemberOf(sql`${team}`), isOther))
}

/** Statement of a batch that stores a ticket: tells those who chose its kind. */
export function notifyNew(db: Database, known: KnownTicket) {
  return notify(db, { ...known, reason: 'new' }, isToldOfKind(sql`${submissions.kind}`))
}

/**
 * Statement of a batch in which the sender takes a ticket back into review, before the ticket changes:
 * tells its officer and the team that has it. A ticket of nobody is told like a new one.
 */
export function notifySenderActed(
  db: Database,
  known: KnownTicket,
  states: { from: Status; to: Status },
) {
  const { assignee, team, kind } = submissions
  const isNobodys = and(isNull(assignee), isNull(team), isToldOfKind(sql`${kind}`))
  const whom = sql`(${officerSettings.officer} = ${assignee} or ${isMemberOf(sql`${team}`)} or (${isNobodys}))`
  return notify(db, { ...known, reason: isReopening(states) ? 'reopened' : 'replied' }, whom)
}

/** SQL condition: the ticket of a notification is open, and still of its officer, their team or nobody. */
export function isConcerned(officer: SQL): SQL {
  const { assignee, team } = submissions
  return sql`${queueLane} in (0, 1) and (${assignee} is null or ${assignee} = ${officer} or ${team} in
    (select ${teamMembers.team} from ${teamMembers} where ${teamMembers.member} = ${officer}))`
}

/** SQL: the references of the open tickets with something that the officer has not seen. */
export function selectUnseen(officer: string): SQL {
  return sql`select ${notifications.reference} from ${notifications}
    cross join ${submissions} on ${submissions.reference} = ${notifications.reference}
    where ${notifications.officer} = ${officer} and ${isNull(notifications.seenAt)}
    and ${isConcerned(sql`${officer}`)}`
}

/** Statement that reads what an officer has not seen, at most 1,000 events. */
export function listUnseen(db: Database, officer: string) {
  const { reference, reason } = notifications
  return db
    .selectDistinct({ reference, reason })
    .from(notifications)
    .innerJoin(submissions, eq(submissions.reference, reference))
    .where(
      and(
        eq(notifications.officer, officer),
        isNull(notifications.seenAt),
        isConcerned(sql`${officer}`),
      ),
    )
    .limit(1_000)
}

/** The marks of tickets, by reference, in the order of `markReasons`. */
export function marksByTicket(
  unseen: readonly { reference: string; reason: NotificationReason }[],
): Map<string, MarkReason[]> {
  const groups = Map.groupBy(unseen, ({ reference }) => reference)
  const marksOf = (rows: typeof unseen) =>
    markReasons.filter((mark) => rows.some(({ reason }) => reason === mark))
  return new Map([...groups].map(([reference, rows]) => [reference, marksOf(rows)]))
}

/** Statement that notes that an officer has opened a ticket: it has no mark for them any more. */
export function markTicketSeen(db: Database, officer: string, reference: string, at: number) {
  return db
    .update(notifications)
    .set({ seenAt: at })
    .where(
      and(
        eq(notifications.officer, officer),
        eq(notifications.reference, reference),
        isNull(notifications.seenAt),
      ),
    )
}
