import { eq, inArray, sql } from 'drizzle-orm'
import { forms } from '#domain/forms/registry'
import { createDatabase, type Database } from '../client'
import { isOneOf } from '../entries/is-one-of'
import { signups, subscriptions } from '../schema/newsletter'
import { mails, submissions, tries } from '../schema/schema'
import { blankHash, blankRows } from './blank'
import type { Held, Stores } from './collect-personal-data'
import type { Vault } from './keyring'
import { hashSent, insertTombstones, type Sent } from './tombstones'

/** R2 deletes so many with one call. */
const filesAtOnce = 1_000

function sendingsOf({ requests, waiting, signups: signed }: Held): Sent[] {
  const { name: form } = forms.newsletter
  const waits = waiting.map(({ row }) => row.submission)
  return [...requests, ...waits, ...signed.map((one) => ({ form, ...one }))]
}

/** Rows, by what was sent: a request of the outbox may have come to D1 meanwhile, under any number. */
function deleteRows(db: Database, held: Held) {
  const digests = sendingsOf(held).map(({ digest }) => digest)
  const isTheirs = sql`${eq(submissions.emailHash, held.emailHash)} and ${isOneOf(submissions.digest, digests)}`
  const theirs = db.select({ reference: submissions.reference }).from(submissions).where(isTheirs)
  const abouts = held.mails.map(({ about }) => about)
  const isTheirMail = sql`(${isOneOf(mails.about, abouts)} or ${inArray(mails.reference, theirs)})`
  // What limits count of a request was counted at the instant it came, or its code was asked for.
  const instants = [...held.requests, ...held.signups, ...held.mails].map((one) => one.createdAt)
  const keys = held.signups.map(({ idempotencyKey }) => idempotencyKey)
  const blanked = blankHash(held.emailHash)
  return db.batch([
    db.delete(tries).where(isOneOf(tries.at, instants)),
    ...blankRows(db, held, isTheirs, isTheirMail),
    db.delete(signups).where(isOneOf(signups.idempotencyKey, keys)),
    db.delete(mails).where(eq(mails.recipientHash, blanked)),
    // Events, additions and codes go with their requests.
    db.delete(submissions).where(eq(submissions.emailHash, blanked)),
    db.delete(subscriptions).where(eq(subscriptions.emailHash, blanked)),
  ])
}

/**
 * Deletes all that was found about an address, and leaves of each thing that was sent a tombstone of
 * a keyed hash and a day (Riyadh, `YYYY-MM-DD`). The rows go last, for they lead to the rest: stopped
 * anywhere, it can be done again.
 */
export async function eraseHeld(
  stores: Stores,
  vault: Vault,
  held: Held,
  day: string,
): Promise<void> {
  const db = createDatabase(stores.DB)
  const hashes = await Promise.all(sendingsOf(held).map((sent) => hashSent(vault, sent)))
  // They stand before anything goes, so that nothing that is on its way comes back.
  await insertTombstones(db, hashes, day)
  for (const { name } of held.waiting) await stores.OUTBOX.delete(name)
  const names = held.files.map(({ name }) => name)
  for (let at = 0; at < names.length; at += filesAtOnce) {
    await stores.ATTACHMENTS.delete(names.slice(at, at + filesAtOnce))
  }
  await deleteRows(db, held)
}
