import { eq, inArray, sql } from 'drizzle-orm'
import { forms } from '#domain/forms/registry'
import { type AuditEntry, insertAuditEntry } from '../audit/insert-entry'
import { createDatabase, type Database } from '../client'
import { isOneOf } from '../entries/is-one-of'
import { accounts } from '../schema/accounts'
import { signups, subscriptions } from '../schema/newsletter'
import { rateLimitHits } from '../schema/rate-limits'
import { mails, submissions } from '../schema/submissions'
import type { PersonalData, Stores } from './collect-personal-data'
import type { Keyring } from './keyring'
import { hashForTombstone, insertTombstones, type SubmissionIdentity } from './tombstones'

/** R2 deletes at most 1,000 objects per call. */
const filesPerDelete = 1_000

function identitiesOf({ tickets, waiting, signups: rows }: PersonalData): SubmissionIdentity[] {
  const { name: form } = forms.newsletter
  const pending = waiting.map(({ row }) => row.submission)
  return [...tickets, ...pending, ...rows.map((row) => ({ form, ...row }))]
}

/**
 * Deletes by digest instead of reference: a submission of the outbox may have reached D1 meanwhile
 * under any reference.
 */
function deleteRows(db: Database, data: PersonalData, entries: readonly AuditEntry[]) {
  const digests = identitiesOf(data).map(({ digest }) => digest)
  const isCollected = sql`${eq(submissions.emailHash, data.emailHash)} and ${isOneOf(submissions.digest, digests)}`
  const references = db
    .select({ reference: submissions.reference })
    .from(submissions)
    .where(isCollected)
  const accountIds = data.accounts.map(({ id }) => id)
  const mailIds = data.mails.map(({ about }) => about)
  const isMail = sql`(${isOneOf(mails.about, mailIds)} or ${inArray(mails.reference, references)})`
  // A rate-limit hit has the same instant as its submission or code mail.
  const instants = [...data.tickets, ...data.signups, ...data.mails].map((one) => one.createdAt)
  const keys = data.signups.map(({ idempotencyKey }) => idempotencyKey)
  return db.batch([
    db.delete(rateLimitHits).where(isOneOf(rateLimitHits.at, instants)),
    ...entries.map((entry) => insertAuditEntry(db, entry)),
    db.delete(signups).where(isOneOf(signups.idempotencyKey, keys)),
    db.delete(subscriptions).where(eq(subscriptions.emailHash, data.emailHash)),
    // Sessions go with their account; comments and ratings lose their link to it.
    db.delete(accounts).where(isOneOf(accounts.id, accountIds)),
    db.delete(mails).where(isMail),
    // Last, because mails are found through it; events, additions and codes are deleted by cascade.
    db.delete(submissions).where(isCollected),
  ])
}

/**
 * Erases the collected data and leaves a tombstone of each submission: a keyed hash and the Riyadh
 * day (`YYYY-MM-DD`). Rows are deleted last, because the rest is found through them: an interrupted
 * run can be repeated. The entries of the audit log are appended with their deletion.
 */
export async function erasePersonalData(
  stores: Stores,
  keyring: Keyring,
  data: PersonalData,
  day: string,
  entries: readonly AuditEntry[] = [],
): Promise<void> {
  const db = createDatabase(stores.DB)
  const hashes = await Promise.all(
    identitiesOf(data).map((identity) => hashForTombstone(keyring, identity)),
  )
  // Tombstones come first: they prevent a submission in transit from being stored again.
  await insertTombstones(db, hashes, day)
  for (const { name } of data.waiting) await stores.OUTBOX.delete(name)
  const names = data.files.map(({ name }) => name)
  for (let start = 0; start < names.length; start += filesPerDelete) {
    await stores.ATTACHMENTS.delete(names.slice(start, start + filesPerDelete))
  }
  await deleteRows(db, data, entries)
}
