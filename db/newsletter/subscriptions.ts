import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { dayMs } from '#domain/dates/calendar'
import type { Database } from '../client'
import { isNotErased, selectTombstone } from '../privacy/tombstones'
import { isUnderLimit, isUnspent, selectHits } from '../rate-limits/rate-limit-hits'
import { signups, subscriptions } from '../schema/newsletter'
import { mails, rateLimitHits, spentCaptchas } from '../schema/submissions'
import { insertSelect } from '../statements'
import type {
  KeyState,
  Lookup,
  Registration,
  StorageTerms,
  StoredSubmission,
} from '../submissions/submissions'

/** Columns of an unconfirmed update, emptied. */
export const noPendingUpdate = {
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

/** Looks up an idempotency key of the form and the sender's rate-limit hits. */
export async function lookUpSignup(
  db: Database,
  { key, rateLimitKey, since, tombstone }: Omit<Lookup, 'form'>,
): Promise<KeyState> {
  const [found, hits, erased] = await db.batch([
    selectStored(db, key),
    selectHits(db, { rateLimitKey, since }),
    selectTombstone(db, tombstone),
  ])
  const times = hits.map(({ at }) => at)
  return { stored: found[0] ?? null, times, isErased: erased.length > 0 }
}

function insertSignup(
  db: Database,
  { submission, spent, rateLimitKey }: Registration,
  terms: StorageTerms,
) {
  const { idempotencyKey, digest, reference, createdAt } = submission
  const { tombstone, ...limit } = terms
  return insertSelect(
    db,
    signups,
    { idempotencyKey, digest, reference, createdAt, settledAt: null },
    sql`where ${isUnspent(spent)} and ${isUnderLimit({ rateLimitKey, ...limit })} and ${isNotErased(tombstone)}`,
  ).onConflictDoNothing({ target: signups.idempotencyKey })
}

const isConfirmed = sql`${subscriptions.status} = 'confirmed'`
const isUnsettled = (key: string) => and(eq(signups.idempotencyKey, key), isNull(signups.settledAt))

/** A pending or ended subscription restarts; a confirmed one gets an unconfirmed update. */
function putSubscription(db: Database, { submission }: Registration) {
  const { idempotencyKey } = submission
  const row = {
    ...submission,
    status: 'pending',
    confirmedAt: null,
    leftAt: null,
    ...noPendingUpdate,
  } as const
  const unlessConfirmed = (column: SQL, current: unknown) =>
    sql`case when ${isConfirmed} then ${current} else ${column} end`
  const ifConfirmed = (column: SQL) => sql`case when ${isConfirmed} then ${column} end`
  return insertSelect(
    db,
    subscriptions,
    row,
    sql`from ${signups} where ${isUnsettled(idempotencyKey)}`,
  ).onConflictDoUpdate({
    target: subscriptions.emailHash,
    set: {
      status: unlessConfirmed(sql`excluded.status`, subscriptions.status),
      email: unlessConfirmed(sql`excluded.email`, subscriptions.email),
      answers: unlessConfirmed(sql`excluded.answers`, subscriptions.answers),
      locale: unlessConfirmed(sql`excluded.locale`, subscriptions.locale),
      privacyVersion: unlessConfirmed(sql`excluded.privacy_version`, subscriptions.privacyVersion),
      createdAt: unlessConfirmed(sql`excluded.created_at`, subscriptions.createdAt),
      leftAt: null,
      newerAnswers: ifConfirmed(sql`excluded.answers`),
      newerLocale: ifConfirmed(sql`excluded.locale`),
      newerPrivacyVersion: ifConfirmed(sql`excluded.privacy_version`),
      newerAt: ifConfirmed(sql`excluded.created_at`),
    },
  })
}

/** Queues the confirmation mail, at most one per address in 24 hours. */
function insertMail(db: Database, { submission, recipient }: Registration) {
  const { idempotencyKey, emailHash, reference, locale, createdAt } = submission
  const mail = {
    about: `${emailHash}:confirm:${createdAt}`,
    template: 'confirm',
    locale,
    recipient,
    recipientHash: emailHash,
    reference,
    createdAt,
    nextAt: createdAt,
    attempts: 0,
    sentAt: null,
  } as const
  const hasMail = sql`exists (select 1 from ${mails} where ${and(
    eq(mails.recipientHash, emailHash),
    eq(mails.template, 'confirm'),
    sql`${mails.createdAt} > ${createdAt - dayMs}`,
  )})`
  return insertSelect(
    db,
    mails,
    mail,
    sql`from ${signups} where ${isUnsettled(idempotencyKey)} and not ${hasMail}`,
  ).onConflictDoNothing()
}

/**
 * Subscribes an address with its mail, used captcha answer and rate-limit hit, atomically, and
 * returns what is stored under its key. The response is the same whether the address is new,
 * pending, confirmed or left. A pending or ended subscription restarts with these answers; for a
 * confirmed one they are an update that takes effect when confirmed: only the owner of the mailbox
 * can change it. Safe to repeat. Null, without a write, if the captcha answer was used before, the
 * rate limit is reached or this sign-up was erased.
 */
export async function insertSubscription(
  db: Database,
  row: Registration,
  terms: StorageTerms,
): Promise<StoredSubmission | null> {
  const { submission, spent, rateLimitKey } = row
  const { idempotencyKey: key, createdAt, emailHash } = submission
  const ifNew = sql`from ${signups} where ${isUnsettled(key)}`
  const hit = { key: rateLimitKey, at: createdAt, owner: emailHash }
  const writes: BatchItem<'sqlite'>[] = [
    putSubscription(db, row),
    insertMail(db, row),
    insertSelect(db, rateLimitHits, hit, ifNew),
    ...(spent ? [insertSelect(db, spentCaptchas, spent, ifNew).onConflictDoNothing()] : []),
    // `settledAt` is set last: the other statements recognise a new key by its absence.
    db.update(signups).set({ settledAt: createdAt }).where(isUnsettled(key)),
  ]
  const results = await db.batch([insertSignup(db, row, terms), ...writes, selectStored(db, key)])
  // The last result is the select; the type of a batch of unknown length has no positions.
  const [stored] = results.at(-1) as unknown as StoredSubmission[]
  return stored ?? null
}

/** The subscription of an address that has not ended; null for none. */
export async function findSubscription(db: Database, emailHash: string) {
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.emailHash, emailHash), ne(subscriptions.status, 'left')))
  return found ?? null
}

/**
 * Confirms a subscription with its newest answers; a repeat changes nothing. False if there is none
 * to confirm: it ended, or was not confirmed in time.
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
      ...noPendingUpdate,
    })
    .where(and(eq(subscriptions.emailHash, emailHash), ne(subscriptions.status, 'left')))
    .returning({ status: subscriptions.status })
  return confirmed.length > 0
}

/**
 * Ends a subscription in any state: deletes answers, address and unsent confirmation mail; the
 * keyed hash and the instant it ended remain.
 */
export async function endSubscription(db: Database, emailHash: string, now: number): Promise<void> {
  const isMail = and(eq(mails.recipientHash, emailHash), eq(mails.template, 'confirm'))
  await db.batch([
    db
      .update(subscriptions)
      .set({ status: 'left', leftAt: now, email: null, answers: null, ...noPendingUpdate })
      .where(and(eq(subscriptions.emailHash, emailHash), ne(subscriptions.status, 'left'))),
    db.delete(mails).where(and(isMail, isNull(mails.sentAt))),
    // The mail was sent and still counts against the limit.
    db.update(mails).set({ recipient: '', nextAt: null }).where(isMail),
  ])
}
