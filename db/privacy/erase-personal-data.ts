import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { riyadhDate } from '#domain/dates/calendar'
import { forms } from '#domain/forms/registry'
import { findDueAccount } from '../accounts/closing'
import { createSeal } from '../audit/chain'
import { type AuditEntry, insertAuditEntry, writeBatch } from '../audit/write-batch'
import { createDatabase, type Database } from '../client'
import { accounts } from '../schema/accounts'
import { newsletterDeliveries, signups, subscriptions } from '../schema/newsletter'
import { releases } from '../schema/staff'
import { mails, rateLimitHits, submissions } from '../schema/submissions'
import { isOneOf } from '../statements'
import { dropScans } from '../submissions/attachment-scans'
import { collectDataOf, type PersonalData, type Stores } from './collect-personal-data'
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
function deleteRows(db: Database, data: PersonalData, entry: AuditEntry) {
  const digests = identitiesOf(data).map(({ digest }) => digest)
  const isCollected = sql`${eq(submissions.emailHash, data.emailHash)} and ${isOneOf(submissions.digest, digests)}`
  const references = db
    .select({ reference: submissions.reference })
    .from(submissions)
    .where(isCollected)
  const accountIds = data.accounts.map(({ id }) => id)
  const mailIds = data.mails.map(({ about }) => about)
  const isMail = sql`(${isOneOf(mails.about, mailIds)} or ${inArray(mails.reference, references)})`
  const keys = data.signups.map(({ idempotencyKey }) => idempotencyKey)
  return writeBatch(db, entry, [
    db.delete(rateLimitHits).where(eq(rateLimitHits.owner, data.emailHash)),
    // What is published holds nothing of its sender and stays; all others go.
    db
      .delete(releases)
      .where(and(ne(releases.status, 'published'), inArray(releases.reference, references))),
    insertAuditEntry(entry),
    db.delete(signups).where(isOneOf(signups.idempotencyKey, keys)),
    db.delete(subscriptions).where(eq(subscriptions.emailHash, data.emailHash)),
    db.delete(newsletterDeliveries).where(eq(newsletterDeliveries.recipient, data.emailHash)),
    // Sessions go with their account; comments and ratings lose their link to it.
    db.delete(accounts).where(isOneOf(accounts.id, accountIds)),
    db.delete(mails).where(isMail),
    // Last, because mails are found through it; events, amendments, additions and codes go by cascade.
    db.delete(submissions).where(isCollected),
  ])
}

/**
 * Erases the collected data and leaves a tombstone of each submission: a keyed hash and the Riyadh
 * day (`YYYY-MM-DD`). Rows are deleted last, because the rest is found through them: an interrupted
 * run can be repeated. The entry of the audit log is appended with their deletion.
 */
export async function erasePersonalData(
  stores: Stores,
  keyring: Keyring,
  data: PersonalData,
  day: string,
  entry: AuditEntry,
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
    const some = names.slice(start, start + filesPerDelete)
    await stores.ATTACHMENTS.delete(some)
    await dropScans(db, some)
  }
  await deleteRows(db, data, entry)
}

/**
 * Erases the accounts that are due at `now` (epoch ms), each with all data of its verified address.
 * It leaves an entry in the audit log, which names nobody. An interrupted run can be repeated.
 */
export async function eraseDueAccounts(
  stores: Stores,
  keyring: Keyring,
  now: number,
): Promise<void> {
  const db = createDatabase(stores.DB)
  const seal = createSeal(keyring)
  // One at a time: its owner may keep it until then.
  for (let due = await findDueAccount(db, now); due; due = await findDueAccount(db, now)) {
    const { id, emailHash } = due
    const data = await collectDataOf(stores, { emailHash, accountId: id })
    const actor = { at: now, actor: id, role: 'member', requestId: null, session: null, seal }
    const entry = { ...actor, action: 'personal.erased', subject: id } as const
    await erasePersonalData(stores, keyring, data, riyadhDate(now), entry)
  }
}
