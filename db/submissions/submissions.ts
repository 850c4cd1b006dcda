import { and, desc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import * as v from 'valibot'
import { statuses } from '#domain/tickets/status'
import type { Database } from '../client'
import { isNotErased, selectTombstone } from '../privacy/tombstones'
import { hasRoom, isUnused, selectTries } from '../rate-limits/rate-limit-hits'
import { events, mails, spentCaptchas, submissions, tries } from '../schema/schema'

export type Submission = typeof submissions.$inferSelect
export type EventRow = typeof events.$inferSelect

/** What a form sends in, with all that is written with it; nothing in it is in clear. */
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
  /** Whom the limit counts it for. */
  bucket: v.string(),
})

export type Registration = v.InferOutput<typeof registration>

/** What was stored under a key: this request, or the one that came before it. */
export type Stored = Pick<Submission, 'reference' | 'digest' | 'kind' | 'createdAt' | 'dueOn'>

const storedColumns = {
  /** The number that was told. */
  reference: sql<string>`coalesce(${submissions.awayReference}, ${submissions.reference})`,
  digest: submissions.digest,
  kind: submissions.kind,
  createdAt: submissions.createdAt,
  dueOn: submissions.dueOn,
}

function withKey(form: string, key: string) {
  return and(eq(submissions.form, form), eq(submissions.idempotencyKey, key))
}

/** What stands under a key, and when its sender's limit counted lately (epoch ms), oldest first. */
export interface Known {
  stored: Stored | null
  times: number[]
  /** It was erased for its sender. */
  isErased: boolean
}

/** A key of a form, and since when its sender's limit counts. */
export interface Lookup {
  form: string
  key: string
  bucket: string
  since: number
  /** What its tombstone would be known by (db/tombstones). */
  tombstone: string
}

function selectStored(db: Database, form: string, key: string) {
  return db.select(storedColumns).from(submissions).where(withKey(form, key))
}

/** What is known of a key and of its sender's limit. */
export async function lookUp(db: Database, wanted: Lookup): Promise<Known> {
  const { form, key, bucket, since, tombstone } = wanted
  const [found, counted, erased] = await db.batch([
    selectStored(db, form, key),
    selectTries(db, { bucket, since }),
    selectTombstone(db, tombstone),
  ])
  const times = counted.map(({ at }) => at)
  return { stored: found[0] ?? null, times, isErased: erased.length > 0 }
}

/** What is kept to by what is stored: so many of its sender since an instant (epoch ms). */
export interface Terms {
  since: number
  atMost: number
  /** What its tombstone would be known by: what was erased for its sender is not stored again. */
  tombstone: string
}

/** The request itself, unless it was erased, or its key, captcha answer or limit is used up. */
function insertSubmission(db: Database, { submission, spent, bucket }: Registration, terms: Terms) {
  const { tombstone, ...limit } = terms
  const row: Record<string, unknown> = submission
  const columns = Object.keys(getTableColumns(submissions))
  const values = columns.map((name) => sql`${row[name] ?? (name === 'sample' ? 0 : null)}`)
  return db
    .insert(submissions)
    .select(
      sql`select ${sql.join(values, sql`, `)} where ${isUnused(spent)} and ${hasRoom({ bucket, ...limit })} and ${isNotErased(tombstone)}`,
    )
    .onConflictDoNothing({ target: [submissions.form, submissions.idempotencyKey] })
}

/** What goes with a request, only where it was written just now, under this number. */
function besides(db: Database, { submission, recipient, spent, bucket }: Registration) {
  const { reference, form, idempotencyKey, createdAt, locale, emailHash } = submission
  const isNew = and(
    eq(submissions.reference, reference),
    withKey(form, idempotencyKey),
    sql`not exists (select 1 from ${events} where ${events.reference} = ${submissions.reference})`,
  )
  const only = (values: SQL) => sql`select ${values} from ${submissions} where ${isNew}`
  const mail = sql`${`${reference}:registered`}, 'registered', ${locale}, ${recipient}, ${emailHash},
    ${reference}, ${createdAt}, ${createdAt}, 0, null`
  const used = spent && sql`${spent.hash}, ${spent.expiresAt}`
  return [
    db.insert(mails).select(only(mail)).onConflictDoNothing(),
    db.insert(tries).select(only(sql`${bucket}, ${createdAt}`)),
    ...(used ? [db.insert(spentCaptchas).select(only(used)).onConflictDoNothing()] : []),
    // The event goes last: that there is none is how the others know that the request is new.
    db.insert(events).select(only(sql`${reference}, 1, 'received', ${createdAt}, null, null`)),
  ]
}

/**
 * Stores a request, its first event, the mail that has to leave, the used captcha answer and the
 * limit's count, all or nothing, and returns what stands under its key afterwards. Safe to repeat: a
 * request that is there already stays as it is. Null, and nothing is stored, when the captcha answer
 * was used before, the sender has no room left or had this very request erased; a reference that is
 * another's throws.
 */
export async function insertRegistration(
  db: Database,
  row: Registration,
  terms: Terms,
): Promise<Stored | null> {
  const { form, idempotencyKey: key } = row.submission
  const writes: BatchItem<'sqlite'>[] = besides(db, row)
  const results = await db.batch([
    insertSubmission(db, row, terms),
    ...writes,
    selectStored(db, form, key),
  ])
  // The last is the select; the type of a batch of any length does not tell its results apart.
  const [stored] = results.at(-1) as unknown as Stored[]
  return stored ?? null
}

/** Which requests of some stand: each named by its form, its key and what was sent under it. */
export async function listKnown(
  db: Database,
  wanted: readonly { form: string; key: string; digest: string }[],
): Promise<{ form: string; key: string; digest: string }[]> {
  const { form, idempotencyKey, digest } = submissions
  const asked = sql`select value ->> 0, value ->> 1, value ->> 2 from json_each(${JSON.stringify(
    wanted.map((one) => [one.form, one.key, one.digest]),
  )})`
  return db
    .select({ form, key: idempotencyKey, digest })
    .from(submissions)
    .where(sql`(${form}, ${idempotencyKey}, ${digest}) in (${asked})`)
}

/**
 * A request by any number it was given, with what happened to it, newest first; null for none. Of
 * several (a number that was told to two, or more than one number to look for) the one whose sender
 * asks comes first, then one that has the number as its own. The same work is done either way, so that
 * time does not tell which numbers exist.
 */
export async function findRequest(
  db: Database,
  reference: string | readonly string[],
  emailHash = '',
): Promise<{ submission: Submission; events: EventRow[] } | null> {
  const wanted = [reference].flat()
  const isOwn = inArray(submissions.reference, wanted)
  const named = or(isOwn, inArray(submissions.awayReference, wanted))
  const [found, past] = await db.batch([
    db
      .select()
      .from(submissions)
      .where(named)
      .orderBy(sql`${submissions.emailHash} = ${emailHash} desc`, sql`${isOwn} desc`)
      .limit(1),
    db
      .select(getTableColumns(events))
      .from(events)
      .innerJoin(submissions, eq(submissions.reference, events.reference))
      .where(named)
      .orderBy(desc(events.sequence)),
  ])
  const [submission] = found
  if (!submission) return null
  const own = past.filter((event) => event.reference === submission.reference)
  return { submission, events: own }
}

/**
 * Notes the number that a visitor was told, where the request stands under another, and that its
 * captcha answer is used.
 */
export async function noteTold(db: Database, { submission, spent }: Registration): Promise<void> {
  const { reference, form, idempotencyKey } = submission
  const told = db
    .update(submissions)
    .set({ awayReference: reference })
    .where(and(withKey(form, idempotencyKey), ne(submissions.reference, reference)))
  const used = spent && db.insert(spentCaptchas).values(spent).onConflictDoNothing()
  await db.batch(used ? [told, used] : [told])
}
