import { and, eq, sql } from 'drizzle-orm'
import type { AmendmentKind, AmendmentPlace } from '#domain/tickets/amendments'
import { amendmentKindOf } from '#domain/tickets/amendments'
import type { PublicNote } from '#domain/tickets/status'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { amendments, mails, submissions } from '../schema/submissions'
import { insertSelect } from '../statements'
import type { Submission } from '../submissions/submissions'
import { sendFiles, takeFilesBack } from './answer-files'

/** An amendment of the ticket's answer, as its state is known. */
interface NewAmendment extends Omit<AmendmentPlace, 'sequence'> {
  ticket: Pick<Submission, 'reference' | 'status' | 'updatedAt'>
  note: PublicNote
  /** Numbers of the files that go to the sender with it. */
  files?: readonly number[]
  /** Delay of the mail, in which the amendment can be undone (ms). */
  mailDelayMs: number
}

const aboutOf = (reference: string) => `${reference}:amended:`

/**
 * Stores an amendment with its mail and its entry of the audit log, atomically; false if the ticket
 * has changed since it was read. Status, due day and events stay, so that no measure of answers
 * changes. `updatedAt` does not: it identifies the state, and the sender has thirty days from here to
 * reopen the ticket.
 */
export async function amendAnswer(
  db: Database,
  { ticket, answer, replaces, note, files = [], mailDelayMs }: NewAmendment,
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
    about: sql`${aboutOf(reference)} || ${last}`,
    template: 'amended',
    locale: submissions.locale,
    recipient: '',
    recipientHash: submissions.emailHash,
    reference,
    createdAt: at,
    nextAt: at + mailDelayMs,
    attempts: 0,
    sentAt: null,
  } as const
  const entry = {
    ...actor,
    action: 'ticket.amended',
    subject: reference,
    after: { amendment: amendmentKindOf({ replaces }) },
  } as const
  const [, , , , updated] = await writeBatch(db, actor, [
    insertAuditEntry(entry, ifKnown),
    insertSelect(db, amendments, { ...row, actor: actor.actor }, ifKnown),
    insertSelect(db, mails, mail, ifKnown).onConflictDoNothing(),
    sendFiles(db, { reference, files }, { amendment: last }, isKnown),
    // The ticket is updated last: the other statements depend on its old state.
    db
      .update(submissions)
      .set({ updatedAt: at })
      .where(isKnown)
      .returning({ reference: submissions.reference }),
  ])
  return updated.length > 0
}

/** An amendment that has just been made. */
export interface MadeAmendment {
  reference: string
  sequence: number
  kind: AmendmentKind
  /** Its instant (epoch ms): the ticket's `updatedAt` since. */
  at: number
}

/**
 * Takes an amendment of the actor back while its mail waits and nothing else has happened. Returns its
 * texts and what it replaced; null if it is too late.
 */
export async function undoAmendment(
  db: Database,
  { reference, sequence, kind, at }: MadeAmendment,
  actor: Actor,
): Promise<Pick<typeof amendments.$inferSelect, 'noteAr' | 'noteEn' | 'replaces'> | null> {
  const about = `${aboutOf(reference)}${sequence}`
  const isLatest = and(
    eq(submissions.reference, reference),
    eq(submissions.updatedAt, at),
    sql`exists (select 1 from ${mails} where ${mails.about} = ${about}
      and ${mails.sentAt} is null and ${mails.attempts} = 0)`,
  )
  const isIt = and(eq(amendments.reference, reference), eq(amendments.sequence, sequence))
  const isOwn = and(isIt, eq(amendments.actor, actor.actor))
  const ifOwn = sql`from ${submissions} where ${isLatest}
    and exists (select 1 from ${amendments} where ${isOwn})`
  const isGone = sql`not exists (select 1 from ${amendments} where ${isIt})`
  const before = { amendment: kind }
  const entry = { ...actor, action: 'ticket.undone', subject: reference, before } as const
  const { noteAr, noteEn, replaces } = amendments
  const [, [undone]] = await writeBatch(db, actor, [
    insertAuditEntry(entry, ifOwn),
    // The other statements recognise this undoing by the absence of its row.
    db
      .delete(amendments)
      .where(and(isOwn, sql`exists (select 1 from ${submissions} where ${isLatest})`))
      .returning({ noteAr, noteEn, replaces }),
    db
      .update(submissions)
      .set({ updatedAt: Math.max(actor.at, at + 1) })
      .where(and(isLatest, isGone)),
    takeFilesBack(db, reference, { amendment: sequence }, isGone),
    db.delete(mails).where(and(eq(mails.about, about), isGone)),
  ])
  return undone ?? null
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
