import { and, eq, sql } from 'drizzle-orm'
import type { AmendmentKind, AmendmentPlace } from '#domain/tickets/amendments'
import { amendmentKindOf } from '#domain/tickets/amendments'
import type { PublicNote } from '#domain/tickets/status'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { amendments, mails, submissions } from '../schema/submissions'
import { insertSelect } from '../statements'
import type { Submission } from '../submissions/submissions'

/** An amendment of the ticket's answer, as its state is known. */
interface NewAmendment extends Omit<AmendmentPlace, 'sequence'> {
  ticket: Pick<Submission, 'reference' | 'status' | 'updatedAt'>
  note: PublicNote
}

/**
 * Stores an amendment with its mail and its entry of the audit log, atomically; false if the ticket
 * has changed since it was read. Status, due day and events stay, so that no measure of answers
 * changes. `updatedAt` does not: it identifies the state, and the sender has thirty days from here to
 * reopen the ticket.
 */
export async function amendAnswer(
  db: Database,
  { ticket, answer, replaces, note }: NewAmendment,
  actor: Actor,
): Promise<boolean> {
  const { reference, status, updatedAt } = ticket
  const at = Math.max(actor.at, updatedAt + 1)
  const isKnown = and(
    eq(submissions.reference, reference),
    eq(submissions.status, status),
    eq(submissions.updatedAt, updatedAt),
  )
  const ifKnown = sql`from ${submissions} where ${isKnown}`
  const last = sql`(select coalesce(max(${amendments.sequence}), 0) from ${amendments} where ${amendments.reference} = ${reference})`
  const texts = { noteAr: note.ar ?? null, noteEn: note.en ?? null }
  const row = { reference, sequence: sql`${last} + 1`, answer, replaces, at, ...texts }
  const mail = {
    about: sql`${`${reference}:amended:`} || ${last}`,
    template: 'amended',
    locale: submissions.locale,
    recipient: '',
    recipientHash: submissions.emailHash,
    reference,
    createdAt: at,
    nextAt: at,
    attempts: 0,
    sentAt: null,
  } as const
  const entry = {
    ...actor,
    action: 'ticket.amended',
    subject: reference,
    after: { amendment: amendmentKindOf({ replaces }) },
  } as const
  const [, , , updated] = await writeBatch(db, actor, [
    insertAuditEntry(entry, ifKnown),
    insertSelect(db, amendments, { ...row, actor: actor.actor }, ifKnown),
    insertSelect(db, mails, mail, ifKnown).onConflictDoNothing(),
    // The ticket is updated last: the other statements depend on its old state.
    db
      .update(submissions)
      .set({ updatedAt: at })
      .where(isKnown)
      .returning({ reference: submissions.reference }),
  ])
  return updated.length > 0
}

/** Kind of an amendment; null for none. */
export async function findAmendmentKind(
  db: Database,
  reference: string,
  sequence: number,
): Promise<AmendmentKind | null> {
  const row = await db
    .select({ replaces: amendments.replaces })
    .from(amendments)
    .where(and(eq(amendments.reference, reference), eq(amendments.sequence, sequence)))
    .get()
  return row ? amendmentKindOf(row) : null
}
