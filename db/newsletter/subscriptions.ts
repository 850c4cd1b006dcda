import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { dayMs } from '#domain/dates/calendar'
import type { Database } from '../client'
import { isNotErased, selectTombstone } from '../privacy/tombstones'
import { hasRoom, isUnused, selectTries } from '../rate-limits/rate-limit-hits'
import { signups, subscriptions } from '../schema/newsletter'
import { mails, spentCaptchas, tries } from '../schema/schema'
import type { Known, Lookup, Registration, Stored, Terms } from '../submissions/submissions'

/** The columns of what waits beside a confirmed subscription, when nothing does. */
export const nothingNewer = {
  newerAnswers: null,
  newerLocale: null,
  newerPrivacyVersion: null,
  newerAt: null,
}

const storedColumns = {
  reference: signups.reference,
  digest: signups.digest,
  kind: sql<string>`'NEWS'`,
  createdAt: signups.createdAt,
  dueOn: sql<string | null>`null`,
}

function selectStored(db: Database, key: string) {
  return db.select(storedColumns).from(signups).where(eq(signups.idempotencyKey, key))
}

/** What is known of a key and of its sender's limit. */
export async function lookUpSignup(
  db: Database,
  { key, bucket, since, tombstone }: Omit<Lookup, 'form'>,
): Promise<Known> {
  const [found, counted, erased] = await db.batch([
    selectStored(db, key),
    selectTries(db, { bucket, since }),
    selectTombstone(db, tombstone),
  ])
  const times = counted.map(({ at }) => at)
  return { stored: found[0] ?? null, times, isErased: erased.length > 0 }
}

/** The key, unless what came under it was erased, or it, its captcha answer or limit is used up. */
function insertSignup(db: Database, { submission, spent, bucket }: Registration, terms: Terms) {
  const { idempotencyKey, digest, reference, createdAt } = submission
  const { tombstone, ...limit } = terms
  const values = sql`${idempotencyKey}, ${digest}, ${reference}, ${createdAt}, null`
  return db
    .insert(signups)
    .select(
      sql`select ${values} where ${isUnused(spent)} and ${hasRoom({ bucket, ...limit })} and ${isNotErased(tombstone)}`,
    )
    .onConflictDoNothing({ target: signups.idempotencyKey })
}

const isConfirmed = sql`${subscriptions.status} = 'confirmed'`
const isOpen = (key: string) => and(eq(signups.idempotencyKey, key), isNull(signups.settledAt))

/** The address's row: begun, begun anew, or with something newer that waits to be confirmed. */
function putSubscription(db: Database, { submission }: Registration) {
  const {
    idempotencyKey,
    emailHash,
    reference,
    email,
    answers,
    locale,
    privacyVersion,
    createdAt,
  } = submission
  const values = sql`${emailHash}, ${reference}, 'pending', ${email}, ${answers}, ${locale},
    ${privacyVersion}, ${createdAt}, null, null, null, null, null, null`
  const replaced = (column: SQL, own: unknown) =>
    sql`case when ${isConfirmed} then ${own} else ${column} end`
  const newer = (column: SQL) => sql`case when ${isConfirmed} then ${column} end`
  return db
    .insert(subscriptions)
    .select(sql`select ${values} from ${signups} where ${isOpen(idempotencyKey)}`)
    .onConflictDoUpdate({
      target: subscriptions.emailHash,
      set: {
        status: replaced(sql`excluded.status`, subscriptions.status),
        email: replaced(sql`excluded.email`, subscriptions.email),
        answers: replaced(sql`excluded.answers`, subscriptions.answers),
        locale: replaced(sql`excluded.locale`, subscriptions.locale),
        privacyVersion: replaced(sql`excluded.privacy_version`, subscriptions.privacyVersion),
        createdAt: replaced(sql`excluded.created_at`, subscriptions.createdAt),
        leftAt: null,
        newerAnswers: newer(sql`excluded.answers`),
        newerLocale: newer(sql`excluded.locale`),
        newerPrivacyVersion: newer(sql`excluded.privacy_version`),
        newerAt: newer(sql`excluded.created_at`),
      },
    })
}

/** The mail it is confirmed by, unless one was written to the address within a day. */
function insertMail(db: Database, { submission, recipient }: Registration) {
  const { idempotencyKey, emailHash, reference, locale, createdAt } = submission
  const mail = sql`${`${emailHash}:confirm:${createdAt}`}, 'confirm', ${locale}, ${recipient},
    ${emailHash}, ${reference}, ${createdAt}, ${createdAt}, 0, null`
  const hasMail = sql`exists (select 1 from ${mails} where ${and(
    eq(mails.recipientHash, emailHash),
    eq(mails.template, 'confirm'),
    sql`${mails.createdAt} > ${createdAt - dayMs}`,
  )})`
  return db
    .insert(mails)
    .select(sql`select ${mail} from ${signups} where ${isOpen(idempotencyKey)} and not ${hasMail}`)
    .onConflictDoNothing()
}

/**
 * Subscribes an address and writes its mail, the used captcha answer and the limit's count, all or
 * nothing, and returns what stands under its key afterwards. The same is done whether the address is
 * new, waits, is subscribed or has left; it has one row. What waits, or has left, begins anew with
 * these answers; a confirmed subscription stays as it is, and these answers wait beside it until
 * they are confirmed too, so that nobody but who reads the mail can change it. Safe to repeat. Null,
 * and nothing is stored, when the captcha answer was used before, the sender has no room left or had
 * this very sending erased.
 */
export async function insertSubscription(
  db: Database,
  row: Registration,
  terms: Terms,
): Promise<Stored | null> {
  const { submission, spent, bucket } = row
  const { idempotencyKey: key, createdAt } = submission
  const only = (values: SQL) => sql`select ${values} from ${signups} where ${isOpen(key)}`
  const used = spent && sql`${spent.hash}, ${spent.expiresAt}`
  const writes: BatchItem<'sqlite'>[] = [
    putSubscription(db, row),
    insertMail(db, row),
    db.insert(tries).select(only(sql`${bucket}, ${createdAt}`)),
    ...(used ? [db.insert(spentCaptchas).select(only(used)).onConflictDoNothing()] : []),
    // Settled last: that it is not is how the others know that the key is new.
    db.update(signups).set({ settledAt: createdAt }).where(isOpen(key)),
  ]
  const results = await db.batch([insertSignup(db, row, terms), ...writes, selectStored(db, key)])
  // The last is the select; the type of a batch of any length does not tell its results apart.
  const [stored] = results.at(-1) as unknown as Stored[]
  return stored ?? null
}

/**
 * Confirms an address's subscription with the newest answers; confirmed already, it stays so. False
 * when there is none to confirm: it has left, or was never confirmed in time.
 */
export async function confirmSubscription(
  db: Database,
  emailHash: string,
  now: number,
): Promise<boolean> {
  const { answers, locale, privacyVersion, confirmedAt } = subscriptions
  const { newerAnswers, newerLocale, newerPrivacyVersion } = subscriptions
  const isSame = sql`${isConfirmed} and ${newerAnswers} is null`
  const confirmed = await db
    .update(subscriptions)
    .set({
      status: 'confirmed',
      confirmedAt: sql`case when ${isSame} then ${confirmedAt} else ${now} end`,
      answers: sql`coalesce(${newerAnswers}, ${answers})`,
      locale: sql`coalesce(${newerLocale}, ${locale})`,
      privacyVersion: sql`coalesce(${newerPrivacyVersion}, ${privacyVersion})`,
      ...nothingNewer,
    })
    .where(and(eq(subscriptions.emailHash, emailHash), ne(subscriptions.status, 'left')))
    .returning({ status: subscriptions.status })
  return confirmed.length > 0
}

/**
 * Ends an address's subscription, whatever became of it before: its answers, the address itself and
 * mail that was still to leave are deleted, its keyed hash and the day it left stay.
 */
export async function endSubscription(db: Database, emailHash: string, now: number): Promise<void> {
  const isMail = and(eq(mails.recipientHash, emailHash), eq(mails.template, 'confirm'))
  await db.batch([
    db
      .update(subscriptions)
      .set({ status: 'left', leftAt: now, email: null, answers: null, ...nothingNewer })
      .where(and(eq(subscriptions.emailHash, emailHash), ne(subscriptions.status, 'left'))),
    db.delete(mails).where(and(isMail, isNull(mails.sentAt))),
    // That it was sent is still counted.
    db.update(mails).set({ recipient: '', nextAt: null }).where(isMail),
  ])
}
