import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { alias } from 'drizzle-orm/sqlite-core'
import { cleanText } from '#domain/text/clean-text'
import { readReference } from '#domain/tickets/reference'
import { needsNote, needsReason, type PublicNote, type Status } from '#domain/tickets/status'
import { type AuditEntry, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { teams, ticketNotes } from '../schema/staff'
import {
  additions,
  codes,
  events,
  idempotencyKeys,
  mails,
  submissions,
} from '../schema/submissions'
import { notifyReferred, notifySenderActed } from '../staff/notifications'
import { insertSelect } from '../statements'
import type { IdempotencyKey } from '../submissions/idempotency-keys'
import { findTicket, type Submission } from '../submissions/submissions'
import { sendFiles } from './answer-files'

/** A reply by mail, stored with the information in it. */
interface MailReply {
  /** Keyed hash of the message, which is stored once. */
  message: string
  /** Encrypted descriptions of its files; null without files. */
  files: string | null
  /** Its entry of the audit log. */
  entry: AuditEntry
}

/** The team to which a ticket is referred, and the Riyadh day by which it returns it. */
export interface Referral {
  team: string
  dueOn: string
}

/** A transition of a ticket from its known status to another. */
export interface Transition {
  reference: string
  from: Status
  /** Instant of the current status (epoch ms). */
  since: number
  to: Status
  at: number
  /** New due date, Riyadh day `YYYY-MM-DD`. */
  dueOn: string | null
  /** Of a transition to `referred`, if a team is named. */
  referral?: Referral
  /** Of a transition to `duplicate`. */
  first?: FirstRequest
  /** Public note; the sender's language at least. */
  note?: PublicNote
  /** Encrypted reason for staff alone, stored as an internal note of the member who makes it. */
  reason?: string
  /** Encrypted information from the sender. */
  information?: string
  /** The mail that the information came with. */
  reply?: MailReply
  /** Name of the files that came with the information on the site, and their encrypted descriptions. */
  upload?: { name: string; files: string }
  /** Numbers of the files that go to the sender with the note. */
  sentFiles?: readonly number[]
  /** The member of staff who makes it, and their entry of the audit log. */
  entry?: AuditEntry
  /** Delay of the mail, in which the transition can be undone (ms). */
  mailDelayMs?: number
  /** Idempotency key of the sender's request, stored with the transition. */
  key?: IdempotencyKey
  /** The code that authorised the transition, and the keyed hash of the action. */
  spent?: { seed: string; on: string }
}

/** A note as it is stored: cleaned, without empty languages; undefined for none. */
export function cleanNoteOf(note: PublicNote): PublicNote | undefined {
  const [ar, en] = [cleanText(note.ar ?? ''), cleanText(note.en ?? '')]
  return ar || en ? { ...(ar && { ar }), ...(en && { en }) } : undefined
}

/** The first request of a duplicate, as its own sender knows it. */
export interface FirstRequest {
  reference: string
  /** The duplicate is by the same sender, who is told the reference. */
  isOwn: boolean
}

function duplicateColumns(first: FirstRequest | undefined) {
  return {
    duplicateOf: first?.isOwn ? first.reference : null,
    duplicateOfOther: first && !first.isOwn ? first.reference : null,
  }
}

type Statement = BatchItem<'sqlite'>

const other = alias(submissions, 'other')

/**
 * SQL condition: nothing makes a chain or a loop of duplicates. The first request is no duplicate
 * itself, and no request repeats this one.
 */
function isNoChain({ reference, first }: Transition) {
  if (!first) return undefined
  const names = sql`${submissions.reference}, ${submissions.outboxReference}`
  const isFirst = sql`exists (select 1 from ${submissions} other
    where (${other.reference} = ${first.reference} or ${other.outboxReference} = ${first.reference})
    and ${other.reference} <> ${reference} and ${other.status} <> 'duplicate')`
  const isRepeated = sql`exists (select 1 from ${submissions} other
    where ${other.duplicateOf} in (${names}) or ${other.duplicateOfOther} in (${names}))`
  return and(isFirst, sql`not ${isRepeated}`)
}

/** SQL condition: the team of a referral has not been removed. */
function isTeam({ referral }: Transition) {
  if (!referral) return undefined
  return sql`exists (select 1 from ${teams} where ${teams.id} = ${referral.team})`
}

/** SQL condition: the ticket has not left the known status, and the step is still possible. */
function isUnchanged(transition: Transition) {
  const { reference, from, since } = transition
  return and(
    eq(submissions.reference, reference),
    eq(submissions.status, from),
    eq(submissions.updatedAt, since),
    isNoChain(transition),
    isTeam(transition),
  )
}

/** What the sender adds with the transition; null for nothing. */
function additionOf({ reference, information, reply, upload }: Transition, sequence: SQL) {
  if (!information) return null
  const { message = null } = reply ?? {}
  const files = reply?.files ?? upload?.files ?? null
  return { reference, sequence, information, message, files, upload: upload?.name ?? null }
}

/** Statements that tell officers of a step of the sender, or of a referral to their team. */
function notifyStatements(
  db: Database,
  { from, to, referral, entry }: Transition,
  known: Parameters<typeof notifySenderActed>[1],
): Statement[] {
  if (!entry) return to === 'in_review' ? [notifySenderActed(db, known, { from, to })] : []
  return referral ? [notifyReferred(db, known, { team: referral.team, actor: entry.actor })] : []
}

/**
 * Statements of a transition: event, mail, addition and used code. They run in one batch, whose
 * last result is the reference; they do nothing if the ticket has left the known status.
 */
function transitionStatements(db: Database, transition: Transition): [Statement, ...Statement[]] {
  const { reference, since, to, dueOn, note, reason, key, spent, entry } = transition
  const { sentFiles: files = [] } = transition
  // Events stay in time order, and `updatedAt` always changes, because it identifies the state.
  const at = Math.max(transition.at, since + 1)
  const isKnown = isUnchanged(transition)
  const ifUnchanged = sql`from ${submissions} where ${isKnown}`
  const last = sql`(select coalesce(max(${events.sequence}), 0) from ${events} where ${events.reference} = ${reference})`
  const event = {
    reference,
    sequence: sql`${last} + 1`,
    status: to,
    at,
    actor: entry?.actor ?? null,
    noteAr: note?.ar ?? null,
    noteEn: note?.en ?? null,
  }
  const mail = {
    about: sql`${`${reference}:status:`} || ${last}`,
    template: 'status',
    locale: submissions.locale,
    recipient: '',
    recipientHash: submissions.emailHash,
    reference,
    createdAt: at,
    nextAt: at + (transition.mailDelayMs ?? 0),
    attempts: 0,
    sentAt: null,
  } as const
  const addition = additionOf(transition, last)
  const writes: Statement[] = [
    insertSelect(db, mails, mail, ifUnchanged).onConflictDoNothing(),
    ...notifyStatements(db, transition, { at, isKnown }),
    ...(reason && entry
      ? [
          insertSelect(
            db,
            ticketNotes,
            { id: sql`null`, reference, author: entry.actor, at, text: reason, event: last },
            ifUnchanged,
          ),
        ]
      : []),
    ...(addition ? [insertSelect(db, additions, addition, ifUnchanged)] : []),
    ...(files.length > 0 ? [sendFiles(db, { reference, files }, { event: last }, isKnown)] : []),
    ...(key
      ? [insertSelect(db, idempotencyKeys, { ...key, at }, ifUnchanged).onConflictDoNothing()]
      : []),
    ...(spent
      ? [
          db
            .update(codes)
            .set({ spentOn: spent.on })
            .where(and(eq(codes.seed, spent.seed), sql`exists (select 1 ${ifUnchanged})`)),
        ]
      : []),
  ]
  return [
    insertSelect(db, events, event, ifUnchanged),
    ...writes,
    // The ticket is updated last: the other statements depend on its old status.
    db
      .update(submissions)
      .set({
        status: to,
        updatedAt: at,
        dueOn,
        ...duplicateColumns(transition.first),
        team: transition.referral?.team ?? null,
        teamDueOn: transition.referral?.dueOn ?? null,
      })
      .where(isKnown)
      .returning({ reference: submissions.reference }),
  ]
}

/**
 * Executes a transition atomically; false if the ticket has left the known status. Throws for one of
 * staff that lacks its note or its reason, or the first request of a duplicate. A public note states
 * a reason as well.
 */
export async function transitionTicket(db: Database, transition: Transition): Promise<boolean> {
  const { entry, note, reason, to, reply } = transition
  const hasNote = Boolean(note?.ar || note?.en)
  if (entry && needsNote(to) && !hasNote) throw new Error('This transition needs a public note')
  if (entry && needsReason(transition) && !hasNote && !reason) {
    throw new Error('This transition needs a reason')
  }
  if ((transition.to === 'duplicate') !== (transition.first !== undefined)) {
    throw new Error('A duplicate, and nothing else, names the first request')
  }
  const statements = transitionStatements(db, transition)
  const source = sql`from ${submissions} where ${isUnchanged(transition)}`
  const logged = entry ?? reply?.entry
  const results = logged
    ? await writeBatch(db, logged, [insertAuditEntry(logged, source), ...statements])
    : await db.batch(statements)
  // The last result is the update; the type of a batch of unknown length has no positions.
  const updated = results.at(-1) as unknown as { reference: string }[]
  return updated.length > 0
}

/**
 * The first request, of which a ticket is a duplicate, from any spelling of its reference; null for no
 * such request, for the ticket itself and for another duplicate.
 */
export async function findFirstRequest(
  db: Database,
  typed: string,
  { reference, emailHash }: Pick<Submission, 'reference' | 'emailHash'>,
): Promise<FirstRequest | null> {
  const read = readReference(typed)
  const first = read && (await findTicket(db, read, emailHash))?.submission
  // A chain of duplicates would lead its sender from number to number.
  if (!first || first.reference === reference || first.status === 'duplicate') return null
  return {
    reference: first.outboxReference ?? first.reference,
    isOwn: first.emailHash === emailHash,
  }
}
