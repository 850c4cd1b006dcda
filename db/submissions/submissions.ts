import { and, asc, desc, eq, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import * as v from 'valibot'
import { statuses } from '#domain/tickets/status'
import type { Database } from '../client'
import { isNotErased, selectTombstone } from '../privacy/tombstones'
import { isUnderLimit, isUnspent, selectHits } from '../rate-limits/rate-limit-hits'
import {
  additions,
  amendments,
  answerFiles,
  events,
  mails,
  rateLimitHits,
  spentCaptchas,
  submissions,
} from '../schema/submissions'
import { notifyNew } from '../staff/notifications'
import { insertSelect, isOneOf } from '../statements'

export type Submission = typeof submissions.$inferSelect
export type EventRow = typeof events.$inferSelect
export type Amendment = typeof amendments.$inferSelect

/** A submission and everything written with it; personal data is encrypted. */
export const registration = v.object({
  submission: v.object({
    reference: v.string(),
    form: v.string(),
    idempotencyKey: v.string(),
    digest: v.string(),
    kind: v.string(),
    topic: v.nullable(v.string()),
    locale: v.picklist(['ar', 'en']),
    status: v.picklist(statuses),
    email: v.string(),
    emailHash: v.string(),
    answers: v.string(),
    privacyVersion: v.string(),
    createdAt: v.number(),
    updatedAt: v.number(),
    dueOn: v.nullable(v.string()),
  }),
  recipient: v.string(),
  spent: v.nullable(v.object({ hash: v.string(), expiresAt: v.number() })),
  rateLimitKey: v.string(),
})

export type Registration = v.InferOutput<typeof registration>

/** Stored submission of a key: this one or an earlier one. */
export type StoredSubmission = Pick<
  Submission,
  'reference' | 'digest' | 'kind' | 'createdAt' | 'dueOn'
>

const storedColumns = {
  /** Reference shown to the sender. */
  reference: sql<string>`coalesce(${submissions.outboxReference}, ${submissions.reference})`,
  digest: submissions.digest,
  kind: submissions.kind,
  createdAt: submissions.createdAt,
  dueOn: submissions.dueOn,
}

function withKey(form: string, key: string) {
  return and(eq(submissions.form, form), eq(submissions.idempotencyKey, key))
}

/** Stored submission of a key, and the sender's recent rate-limit hits, oldest first (epoch ms). */
export interface KeyState {
  stored: StoredSubmission | null
  times: number[]
  /** Erased at its sender's request. */
  isErased: boolean
}

/** Query for a key of a form and the rate-limit hits since an instant (epoch ms). */
export interface Lookup {
  form: string
  key: string
  rateLimitKey: string
  since: number
  /** Hash of its tombstone (db/privacy/tombstones). */
  tombstone: string
}

/** Looks up an idempotency key and the sender's rate-limit hits, in one statement for speed. */
export async function lookUpKey(db: Database, query: Lookup): Promise<KeyState> {
  const { form, key, rateLimitKey, since, tombstone } = query
  const hits = selectHits(db, { rateLimitKey, since })
  const [found] = await db
    .select({
      stored: storedColumns,
      times: sql<string>`(select json_group_array(at) from ${hits})`,
      isErased: sql<number>`exists ${selectTombstone(db, tombstone)}`,
    })
    .from(sql`(select 1)`)
    .leftJoin(submissions, withKey(form, key))
  if (!found) throw new Error('A look-up without a row')
  const { stored, times, isErased } = found
  return {
    stored: stored?.digest ? stored : null,
    times: JSON.parse(times),
    isErased: isErased === 1,
  }
}

/** Conditions of a write: the rate limit since an instant (epoch ms), and no tombstone. */
export interface StorageTerms {
  since: number
  atMost: number
  /** Hash of the tombstone that prevents storing an erased submission again. */
  tombstone: string
}

function insertSubmission(
  db: Database,
  { submission, spent, rateLimitKey }: Registration,
  terms: StorageTerms,
) {
  const { tombstone, ...limit } = terms
  const unset = {
    outboxReference: null,
    sample: false,
    assignee: null,
    duplicateOf: null,
    duplicateOfOther: null,
    team: null,
    teamDueOn: null,
    wordsAt: null,
  }
  return insertSelect(
    db,
    submissions,
    { ...submission, ...unset },
    sql`where ${isUnspent(spent)} and ${isUnderLimit({ rateLimitKey, ...limit })} and ${isNotErased(tombstone)}`,
  ).onConflictDoNothing({ target: [submissions.form, submissions.idempotencyKey] })
}

/** Rows of a new ticket, inserted only if the same batch has inserted it under this reference. */
function relatedInserts(
  db: Database,
  { submission, recipient, spent, rateLimitKey }: Registration,
) {
  const { reference, form, idempotencyKey, createdAt, locale, emailHash } = submission
  const isNew = and(
    eq(submissions.reference, reference),
    withKey(form, idempotencyKey),
    sql`not exists (select 1 from ${events} where ${events.reference} = ${submissions.reference})`,
  )
  const ifNew = sql`from ${submissions} where ${isNew}`
  const mail = {
    about: `${reference}:registered`,
    template: 'registered',
    locale,
    recipient,
    recipientHash: emailHash,
    reference,
    createdAt,
    nextAt: createdAt,
    attempts: 0,
    sentAt: null,
  } as const
  const hit = { key: rateLimitKey, at: createdAt, owner: emailHash }
  const event = {
    reference,
    sequence: 1,
    status: 'received',
    at: createdAt,
    noteAr: null,
    noteEn: null,
    actor: null,
  } as const
  return [
    insertSelect(db, mails, mail, ifNew).onConflictDoNothing(),
    insertSelect(db, rateLimitHits, hit, ifNew),
    ...(spent ? [insertSelect(db, spentCaptchas, spent, ifNew).onConflictDoNothing()] : []),
    notifyNew(db, { at: createdAt, isKnown: isNew }),
    // The event goes last: the other statements recognise a new ticket by the absence of events.
    insertSelect(db, events, event, ifNew),
  ]
}

/**
 * Stores a ticket with its first event, mail, used captcha answer and rate-limit hit, atomically,
 * and returns what is stored under its key. Safe to repeat: an existing ticket is not changed.
 * Null, without a write, if the captcha answer was used before, the rate limit is reached or this
 * submission was erased. Throws if the reference belongs to another ticket.
 */
export async function insertRegistration(
  db: Database,
  row: Registration,
  terms: StorageTerms,
): Promise<StoredSubmission | null> {
  const { form, idempotencyKey: key } = row.submission
  const writes: BatchItem<'sqlite'>[] = relatedInserts(db, row)
  const results = await db.batch([
    insertSubmission(db, row, terms),
    ...writes,
    db.select(storedColumns).from(submissions).where(withKey(form, key)),
  ])
  // The last result is the select; the type of a batch of unknown length has no positions.
  const [stored] = results.at(-1) as unknown as StoredSubmission[]
  return stored ?? null
}

/** Filters submissions, identified by form, key and digest, to those that are stored. */
export async function listStoredKeys(
  db: Database,
  candidates: readonly { form: string; key: string; digest: string }[],
): Promise<{ form: string; key: string; digest: string }[]> {
  const { form, idempotencyKey, digest } = submissions
  const candidateKeys = sql`select value ->> 0, value ->> 1, value ->> 2 from json_each(${JSON.stringify(
    candidates.map((one) => [one.form, one.key, one.digest]),
  )})`
  return db
    .select({ form, key: idempotencyKey, digest })
    .from(submissions)
    .where(sql`(${form}, ${idempotencyKey}, ${digest}) in (${candidateKeys})`)
}

export interface FoundTicket {
  submission: Submission
  /** Newest first. */
  events: EventRow[]
  /** What was written about its answers later, oldest first. */
  amendments: Amendment[]
}

/**
 * Finds a ticket by any of its references, with its events and amendments; null for none. Among
 * several matches, tickets with this e-mail hash come first, then those whose own reference it is.
 * Unknown references cost the same work: the timing does not reveal which ones exist.
 */
export async function findTicket(
  db: Database,
  reference: string | readonly string[],
  emailHash = '',
): Promise<FoundTicket | null> {
  const references = [reference].flat()
  const isOwn = inArray(submissions.reference, references)
  const matches = or(isOwn, inArray(submissions.outboxReference, references))
  const [found, history, amended] = await db.batch([
    db
      .select()
      .from(submissions)
      .where(matches)
      .orderBy(sql`${submissions.emailHash} = ${emailHash} desc`, sql`${isOwn} desc`)
      .limit(1),
    db
      .select(getTableColumns(events))
      .from(events)
      .innerJoin(submissions, eq(submissions.reference, events.reference))
      .where(matches)
      .orderBy(desc(events.sequence)),
    db
      .select(getTableColumns(amendments))
      .from(amendments)
      .innerJoin(submissions, eq(submissions.reference, amendments.reference))
      .where(matches)
      .orderBy(asc(amendments.sequence)),
  ])
  const [submission] = found
  if (!submission) return null
  const isOfTicket = (row: { reference: string }) => row.reference === submission.reference
  return {
    submission,
    events: history.filter(isOfTicket),
    amendments: amended.filter(isOfTicket),
  }
}

/**
 * Stores the shown reference of a ticket that has another, and marks its captcha answer as used.
 */
export async function recordShownReference(
  db: Database,
  { submission, spent }: Registration,
): Promise<void> {
  const { reference, form, idempotencyKey } = submission
  const updateReference = db
    .update(submissions)
    .set({ outboxReference: reference })
    .where(and(withKey(form, idempotencyKey), ne(submissions.reference, reference)))
  const usedCaptcha = spent && db.insert(spentCaptchas).values(spent).onConflictDoNothing()
  await db.batch(usedCaptcha ? [updateReference, usedCaptcha] : [updateReference])
}

/** The tickets of a sender by the keyed hash of the address, the newest first, at most `limit`. */
export function listTicketsOf(
  db: Database,
  emailHash: string,
  limit: number,
): Promise<Submission[]> {
  return db
    .select()
    .from(submissions)
    .where(eq(submissions.emailHash, emailHash))
    .orderBy(desc(submissions.createdAt), submissions.reference)
    .limit(limit)
}

/** A ticket that repeats another. */
export interface Duplicate {
  /** As its sender knows it. */
  reference: string
  /** It is by another sender than the first one. */
  isOtherSender: boolean
}

/** The tickets that repeat a ticket, oldest first. */
export async function listDuplicates(
  db: Database,
  { reference, outboxReference }: Pick<Submission, 'reference' | 'outboxReference'>,
): Promise<Duplicate[]> {
  const names = [reference, outboxReference ?? reference]
  const { duplicateOf, duplicateOfOther } = submissions
  const rows = await db
    .select({
      reference: sql<string>`coalesce(${submissions.outboxReference}, ${submissions.reference})`,
      duplicateOfOther,
    })
    .from(submissions)
    .where(or(isOneOf(duplicateOf, names), isOneOf(duplicateOfOther, names)))
    .orderBy(asc(submissions.createdAt), submissions.reference)
  return rows.map((row) => ({
    reference: row.reference,
    isOtherSender: row.duplicateOfOther !== null,
  }))
}

export type Addition = Omit<typeof additions.$inferSelect, 'reference'>

/** Information that the sender of a ticket added, encrypted, oldest first. */
export function listAdditions(db: Database, reference: string): Promise<Addition[]> {
  const { sequence, information, message, files, upload } = additions
  return db
    .select({ sequence, information, message, files, upload })
    .from(additions)
    .where(eq(additions.reference, reference))
    .orderBy(asc(sequence))
}

/** Filters files that were added to a ticket later to those that a row knows; returns their names. */
export async function listKnownFiles(
  db: Database,
  files: readonly { name: string; addition: string }[],
): Promise<Set<string>> {
  if (files.length === 0) return new Set()
  const { message, upload } = additions
  const named = files.map(({ addition }) => addition)
  const [added, answered] = await db.batch([
    db
      .select({ message, upload })
      .from(additions)
      .where(or(isOneOf(message, named), isOneOf(upload, named))),
    db
      .select({ object: answerFiles.object })
      .from(answerFiles)
      .where(
        isOneOf(
          answerFiles.object,
          files.map(({ name }) => name),
        ),
      ),
  ])
  const known = new Set(added.flatMap((row) => [row.message, row.upload]))
  const objects = new Set(answered.map(({ object }) => object))
  const used = files.filter(({ name, addition }) => known.has(addition) || objects.has(name))
  return new Set(used.map(({ name }) => name))
}

/** True if the reply by mail with this keyed hash is stored. */
export async function isReplyStored(db: Database, message: string): Promise<boolean> {
  const { reference } = additions
  const row = await db
    .select({ reference })
    .from(additions)
    .where(eq(additions.message, message))
    .get()
  return row !== undefined
}
