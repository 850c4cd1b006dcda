import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '#domain/site/locale'
import type { Status } from '#domain/tickets/status'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { ticketNotes } from '../schema/staff'
import { events, mails, submissions } from '../schema/submissions'
import type { Submission } from '../submissions/submissions'
import { takeFilesBack } from './answer-files'

/** Columns of a ticket that a transition sets besides its status, as they were before. */
type FormerColumns = Pick<
  Submission,
  'dueOn' | 'duplicateOf' | 'duplicateOfOther' | 'team' | 'teamDueOn'
>

/** A transition that has just been made, and the state before it. */
export interface MadeTransition {
  reference: string
  from: Status
  to: Status
  before: FormerColumns
  /** Instant of the transition (epoch ms): the ticket's `updatedAt` since. */
  at: number
  /** Sequence of its event. */
  sequence: number
}

/** The texts of an event that was deleted; null where there was none. */
interface UndoneTexts {
  note: Record<Locale, string | null>
  /** Encrypted. */
  reason: string | null
}

/**
 * Takes a transition of the actor back while its mail waits and nothing else has happened: deletes its
 * event with its reason and its mail, and restores status and due day. Returns the texts of the event;
 * null if it is too late.
 */
export async function undoTransition(
  db: Database,
  made: MadeTransition,
  actor: Actor,
): Promise<UndoneTexts | null> {
  const { reference, from, to, before, at, sequence } = made
  const about = `${reference}:status:${sequence}`
  const isMailWaiting = sql`exists (select 1 from ${mails} where ${mails.about} = ${about}
    and ${mails.sentAt} is null and ${mails.attempts} = 0)`
  const isLatest = and(
    eq(submissions.reference, reference),
    eq(submissions.updatedAt, at),
    eq(submissions.status, to),
    isMailWaiting,
  )
  const isEvent = and(eq(events.reference, reference), eq(events.sequence, sequence))
  const isOwnEvent = and(isEvent, eq(events.status, to), eq(events.actor, actor.actor))
  const ifOwn = sql`from ${submissions} where ${isLatest}
    and exists (select 1 from ${events} where ${isOwnEvent})`
  const isEventGone = sql`not exists (select 1 from ${events} where ${isEvent})`
  const updatedAt = Math.max(actor.at, at + 1)
  const entry = {
    ...actor,
    action: 'ticket.undone',
    subject: reference,
    before: { status: to },
    after: { status: from },
  } as const
  const [, [undone], [reason]] = await writeBatch(db, actor, [
    insertAuditEntry(entry, ifOwn),
    // The other statements recognise this undoing by the absence of its event.
    db
      .delete(events)
      .where(and(isOwnEvent, sql`exists (select 1 from ${submissions} where ${isLatest})`))
      .returning({ ar: events.noteAr, en: events.noteEn }),
    db
      .delete(ticketNotes)
      .where(
        and(eq(ticketNotes.reference, reference), eq(ticketNotes.event, sequence), isEventGone),
      )
      .returning({ text: ticketNotes.text }),
    db
      .update(submissions)
      .set({ ...before, status: from, updatedAt })
      .where(and(isLatest, isEventGone)),
    takeFilesBack(db, reference, { event: sequence }, isEventGone),
    db.delete(mails).where(and(eq(mails.about, about), isEventGone)),
  ])
  return undone ? { note: undone, reason: reason?.text ?? null } : null
}
