import { and, asc, eq, gt, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { newsletterDeliveries, newsletterSendings, subscriptions } from '../schema/newsletter'
import { isOneOf } from '../statements'

const { issue, status } = newsletterSendings

/** SQL condition: a subscription that gets the newsletter. */
export const isConfirmed = eq(subscriptions.status, 'confirmed')

/** A subscriber whose mail waits; the columns are null if the subscription has ended meanwhile. */
export interface WaitingDelivery {
  recipient: string
  email: string | null
  answers: string | null
  locale: (typeof subscriptions.$inferSelect)['locale'] | null
}

function selectWaiting(db: Database, slug: string, others?: SQL) {
  const { recipient } = newsletterDeliveries
  const { email, answers, locale } = subscriptions
  return db
    .select({ recipient, email, answers, locale })
    .from(newsletterDeliveries)
    .leftJoin(subscriptions, and(eq(subscriptions.emailHash, recipient), isConfirmed))
    .where(and(isDelivery(slug, 'waiting'), others))
}

/** Mails of a sending that wait, with what they need of their subscriber. */
export function listWaiting(
  db: Database,
  slug: string,
  atMost: number,
): Promise<WaitingDelivery[]> {
  return selectWaiting(db, slug).orderBy(asc(newsletterDeliveries.recipient)).limit(atMost)
}

/** Those of some recipients whose mails wait. */
export function findWaiting(
  db: Database,
  slug: string,
  recipients: readonly string[],
): Promise<WaitingDelivery[]> {
  return selectWaiting(db, slug, isOneOf(newsletterDeliveries.recipient, recipients))
}

type DeliveryStatus = (typeof newsletterDeliveries.$inferSelect)['status']

/** SQL condition: the deliveries of an issue in a status, or that of one recipient. */
export function isDelivery(slug: string, own: DeliveryStatus, recipient?: string): SQL | undefined {
  return and(
    eq(newsletterDeliveries.issue, slug),
    eq(newsletterDeliveries.status, own),
    recipient === undefined ? undefined : eq(newsletterDeliveries.recipient, recipient),
  )
}

/** A subscriber's mail of a sending. */
export interface DeliveryKey {
  issue: string
  recipient: string
}

/** SQL condition: mails of the issue may be sent. */
export const isSending = (slug: string) =>
  sql`exists (select 1 from ${newsletterSendings}
    where ${and(eq(issue, slug), eq(status, 'sending'))})`

const isSubscribed = (recipient: string) =>
  sql`exists (select 1 from ${subscriptions}
    where ${and(eq(subscriptions.emailHash, recipient), isConfirmed)})`

/**
 * Claims a mail before it is sent: no other run sends it. False if another run has claimed it, the
 * sending was paused, or the subscription has ended.
 */
export async function claimDelivery(db: Database, key: DeliveryKey, now: number): Promise<boolean> {
  const { recipient } = key
  const claimed = await db
    .update(newsletterDeliveries)
    .set({ status: 'claimed', at: now })
    .where(
      and(
        isDelivery(key.issue, 'waiting', recipient),
        isSending(key.issue),
        isSubscribed(recipient),
      ),
    )
    .returning({ recipient: newsletterDeliveries.recipient })
  return claimed.length > 0
}

/** Deletes the mail of a subscription that has ended meanwhile, and counts it. */
export async function dropDelivery(db: Database, key: DeliveryKey): Promise<void> {
  const isLeft = and(
    isDelivery(key.issue, 'waiting', key.recipient),
    sql`not ${isSubscribed(key.recipient)}`,
  )
  await db.batch([
    countIf(db, key.issue, { left: sql`${newsletterSendings.left} + 1` }, isLeft),
    db.delete(newsletterDeliveries).where(isLeft),
  ])
}

/** Changes the counts of a sending if there is a delivery. */
function countIf(
  db: Database,
  slug: string,
  set: Partial<Record<'sent' | 'refused' | 'left' | 'failures', SQL | number>>,
  isThere: SQL | undefined,
) {
  return db
    .update(newsletterSendings)
    .set(set)
    .where(
      and(eq(issue, slug), sql`exists (select 1 from ${newsletterDeliveries} where ${isThere})`),
    )
}

/** Stores that the mail service took a claimed mail, or refused it for good. */
export async function settleDelivery(
  db: Database,
  key: DeliveryKey,
  outcome: 'sent' | 'refused',
  now: number,
): Promise<void> {
  const isClaimed = isDelivery(key.issue, 'claimed', key.recipient)
  const count = sql`${newsletterSendings[outcome]} + 1`
  await db.batch([
    countIf(db, key.issue, { [outcome]: count, failures: 0 }, isClaimed),
    // Last: the other statement depends on the status.
    db.update(newsletterDeliveries).set({ status: outcome, at: now }).where(isClaimed),
  ])
}

/** Returns a claimed mail that was not sent for certain: a later run sends it. */
export async function releaseDelivery(db: Database, key: DeliveryKey, now: number): Promise<void> {
  await db
    .update(newsletterDeliveries)
    .set({ status: 'waiting', at: now })
    .where(isDelivery(key.issue, 'claimed', key.recipient))
}

/** Recipients of a sending whose mails wait and were not put into the queue in this round. */
export async function listUnqueued(
  db: Database,
  { issue: slug, queuedUpTo }: { issue: string; queuedUpTo: string | null },
  atMost: number,
): Promise<string[]> {
  const { recipient } = newsletterDeliveries
  const rows = await db
    .select({ recipient })
    .from(newsletterDeliveries)
    .where(
      and(isDelivery(slug, 'waiting'), queuedUpTo === null ? undefined : gt(recipient, queuedUpTo)),
    )
    .orderBy(asc(recipient))
    .limit(atMost)
  return rows.map((row) => row.recipient)
}

/** Marks waiting mails that the queue has given up, and pauses their sending for staff to look at. */
export async function failDeliveries(
  db: Database,
  slug: string,
  recipients: readonly string[],
  now: number,
): Promise<void> {
  const isGivenUp = and(
    isDelivery(slug, 'waiting'),
    isOneOf(newsletterDeliveries.recipient, recipients),
  )
  const hasGivenUp = sql`exists (select 1 from ${newsletterDeliveries} where ${isGivenUp})`
  await db.batch([
    db
      .update(newsletterSendings)
      .set({
        failedAt: now,
        status: sql`iif(${status} = 'sending', 'paused', ${status})`,
        nextAt: null,
      })
      .where(and(eq(issue, slug), hasGivenUp)),
    // Last: the other statement depends on the status.
    db.update(newsletterDeliveries).set({ status: 'failed', at: now }).where(isGivenUp),
  ])
}

/** Mails that the queue gave up, of sendings that staff have not resumed since. */
export async function countFailedDeliveries(db: Database): Promise<number> {
  const row = await db
    .select({ mails: sql<number>`count(*)` })
    .from(newsletterSendings)
    // Not the other way round: few sendings, many deliveries.
    .crossJoin(newsletterDeliveries)
    .where(
      and(
        isNotNull(newsletterSendings.failedAt),
        eq(newsletterDeliveries.issue, issue),
        eq(newsletterDeliveries.status, 'failed'),
      ),
    )
    .get()
  return row?.mails ?? 0
}

/** Mails of an issue that were handed to the mail service without its answer, or given up. */
export interface OpenMails {
  claimed: number
  failed: number
}

/** By issue; issues without such mails are missing. */
export async function countOpenMails(db: Database): Promise<Map<string, OpenMails>> {
  const counted = (own: DeliveryStatus) =>
    db
      .select({ issue: newsletterDeliveries.issue, mails: sql<number>`count(*)` })
      .from(newsletterDeliveries)
      .where(eq(newsletterDeliveries.status, own))
      .groupBy(newsletterDeliveries.issue)
  const [claimed, failed] = await db.batch([counted('claimed'), counted('failed')])
  const ofIssue = (rows: typeof claimed, slug: string) =>
    rows.find((row) => row.issue === slug)?.mails ?? 0
  const slugs = new Set([...claimed, ...failed].map((row) => row.issue))
  return new Map(
    [...slugs].map((slug) => [
      slug,
      { claimed: ofIssue(claimed, slug), failed: ofIssue(failed, slug) },
    ]),
  )
}

/** Deliveries of sendings that began before an instant (epoch ms) and are not going on. */
export function deleteOldDeliveries(db: Database, before: number) {
  const old = db
    .select({ issue })
    .from(newsletterSendings)
    .where(and(ne(status, 'sending'), lte(newsletterSendings.startedAt, before)))
  return db.delete(newsletterDeliveries).where(inArray(newsletterDeliveries.issue, old))
}
