import { and, asc, desc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import { riyadhInstant } from '#domain/dates/calendar'
import { type SendingStep, sendingSteps } from '#domain/newsletter/sending'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { isShown } from '../entries/entries'
import { entries } from '../schema/content'
import { newsletterDeliveries, newsletterSendings, subscriptions } from '../schema/newsletter'
import { insertSelect } from '../statements'

export type IssueSending = typeof newsletterSendings.$inferSelect

const { issue, status, nextAt } = newsletterSendings
const isConfirmed = eq(subscriptions.status, 'confirmed')

export async function findSending(db: Database, slug: string): Promise<IssueSending | null> {
  return (await db.select().from(newsletterSendings).where(eq(issue, slug)).get()) ?? null
}

/** All sendings, the last begun first. */
export function listSendings(db: Database): Promise<IssueSending[]> {
  return db.select().from(newsletterSendings).orderBy(desc(newsletterSendings.startsAt))
}

/** The sending whose next mails are due at an instant (epoch ms), the longest waiting; null for none. */
export async function findDueSending(db: Database, now: number): Promise<IssueSending | null> {
  const row = await db
    .select()
    .from(newsletterSendings)
    .where(lte(nextAt, now))
    .orderBy(asc(nextAt))
    .limit(1)
    .get()
  return row ?? null
}

const empty = { failures: 0, recipients: 0, sent: 0, refused: 0, left: 0, unknown: 0 } as const

/**
 * Schedules the sending of a published issue at an instant (epoch ms), with an entry of the audit log;
 * false if it is not published, or is or was sent.
 */
export async function scheduleSending(
  db: Database,
  slug: string,
  startsAt: number,
  actor: Actor,
): Promise<boolean> {
  const { at, actor: publisher } = actor
  const row = { issue: slug, status: 'scheduled', publisher, startsAt, nextAt: startsAt } as const
  const others = db
    .select({ issue })
    .from(newsletterSendings)
    .where(and(eq(issue, slug), ne(status, 'cancelled')))
  const isPublished = and(
    eq(entries.kind, 'newsletter-issue'),
    eq(entries.slug, slug),
    eq(entries.locale, 'ar'),
    isShown(at),
  )
  const from = sql`from ${entries} where ${isPublished} and not exists ${others}`
  const after = { status: 'scheduled', until: riyadhInstant(startsAt) }
  const [, rows] = await writeBatch(db, actor, [
    insertAuditEntry({ ...actor, action: 'newsletter.scheduled', subject: slug, after }, from),
    insertSelect(
      db,
      newsletterSendings,
      { ...row, ...empty, startedAt: null, finishedAt: null },
      from,
    )
      .onConflictDoUpdate({ target: issue, set: row })
      .returning({ issue }),
  ])
  return rows.length > 0
}

/**
 * Cancels a sending before its start, pauses or resumes it, with an entry of the audit log; false if it
 * is no longer in the status from which that leads.
 */
export async function moveSending(
  db: Database,
  slug: string,
  step: SendingStep,
  actor: Actor,
): Promise<boolean> {
  const { from, to } = sendingSteps[step]
  const isOpen = and(eq(issue, slug), eq(status, from))
  const change = { before: { status: from }, after: { status: to } }
  const [, rows] = await writeBatch(db, actor, [
    insertAuditEntry(
      { ...actor, action: `newsletter.${step}`, subject: slug, ...change },
      sql`from ${newsletterSendings} where ${isOpen}`,
    ),
    db
      .update(newsletterSendings)
      .set({ status: to, nextAt: to === 'sending' ? actor.at : null, failures: 0 })
      .where(isOpen)
      .returning({ issue }),
  ])
  return rows.length > 0
}

/**
 * Begins a scheduled sending: one delivery for each confirmed subscriber. It does nothing if another run
 * has begun it, or it was cancelled.
 */
export async function beginSending(db: Database, slug: string, now: number): Promise<void> {
  const isOpen = and(eq(issue, slug), eq(status, 'scheduled'))
  const whileOpen = sql`exists (select 1 from ${newsletterSendings} where ${isOpen})`
  const recipient = subscriptions.emailHash
  const recipients = sql`(select count(*) from ${newsletterDeliveries}
    where ${eq(newsletterDeliveries.issue, slug)})`
  await db.batch([
    insertSelect(
      db,
      newsletterDeliveries,
      { issue: slug, recipient, status: 'waiting', at: now },
      sql`from ${subscriptions} where ${isConfirmed} and ${whileOpen}`,
    ),
    // Last: the other statement depends on the status.
    db
      .update(newsletterSendings)
      .set({ status: 'sending', startedAt: now, recipients })
      .where(isOpen),
  ])
}

/** A subscriber whose mail waits; the columns are null if the subscription has ended meanwhile. */
export interface WaitingDelivery {
  recipient: string
  email: string | null
  answers: string | null
  locale: (typeof subscriptions.$inferSelect)['locale'] | null
}

/** Mails of a sending that wait, with what they need of their subscriber. */
export function listWaiting(
  db: Database,
  slug: string,
  atMost: number,
): Promise<WaitingDelivery[]> {
  const { recipient } = newsletterDeliveries
  const { email, answers, locale } = subscriptions
  return db
    .select({ recipient, email, answers, locale })
    .from(newsletterDeliveries)
    .leftJoin(subscriptions, and(eq(subscriptions.emailHash, recipient), isConfirmed))
    .where(isDelivery(slug, 'waiting'))
    .orderBy(asc(recipient))
    .limit(atMost)
}

type DeliveryStatus = (typeof newsletterDeliveries.$inferSelect)['status']

function isDelivery(slug: string, own: DeliveryStatus, recipient?: string): SQL | undefined {
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

const isSubscribed = (recipient: string) =>
  sql`exists (select 1 from ${subscriptions}
    where ${and(eq(subscriptions.emailHash, recipient), isConfirmed)})`

/**
 * Claims a mail before it is sent: no other run sends it. False if another run has claimed it, the
 * sending was paused, or the subscription has ended.
 */
export async function claimDelivery(db: Database, key: DeliveryKey, now: number): Promise<boolean> {
  const { recipient } = key
  const isSending = sql`exists (select 1 from ${newsletterSendings}
    where ${and(eq(issue, key.issue), eq(status, 'sending'))})`
  const claimed = await db
    .update(newsletterDeliveries)
    .set({ status: 'claimed', at: now })
    .where(and(isDelivery(key.issue, 'waiting', recipient), isSending, isSubscribed(recipient)))
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

/** Postpones a sending after a failure, unless it is paused or has ended meanwhile. */
export async function postponeSending(db: Database, slug: string, until: number): Promise<void> {
  await db
    .update(newsletterSendings)
    .set({ nextAt: until, failures: sql`${newsletterSendings.failures} + 1` })
    .where(and(eq(issue, slug), eq(status, 'sending')))
}

/** Pauses a sending that staff have to look at. */
export async function stopSending(db: Database, slug: string): Promise<void> {
  await db
    .update(newsletterSendings)
    .set({ status: 'paused', nextAt: null })
    .where(and(eq(issue, slug), eq(status, 'sending')))
}

/** How many mails of each issue were handed to the mail service without its answer. */
export async function countUnanswered(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({ issue: newsletterDeliveries.issue, mails: sql<number>`count(*)` })
    .from(newsletterDeliveries)
    .where(eq(newsletterDeliveries.status, 'claimed'))
    .groupBy(newsletterDeliveries.issue)
  return new Map(rows.map(({ issue: own, mails }) => [own, mails]))
}

/**
 * Ends a sending of which no mail waits, nor is being sent since `claimedBefore` (epoch ms); false if
 * one is.
 */
export async function finishSending(
  db: Database,
  slug: string,
  { now, claimedBefore }: { now: number; claimedBefore: number },
): Promise<boolean> {
  const isOpen = sql`exists (select 1 from ${newsletterDeliveries} where
    ${isDelivery(slug, 'waiting')})`
  const isBusy = sql`exists (select 1 from ${newsletterDeliveries} where
    ${isDelivery(slug, 'claimed')} and ${newsletterDeliveries.at} > ${claimedBefore})`
  const unknown = sql`(select count(*) from ${newsletterDeliveries}
    where ${isDelivery(slug, 'claimed')})`
  const done = await db
    .update(newsletterSendings)
    .set({ status: 'finished', nextAt: null, finishedAt: now, unknown })
    .where(and(eq(issue, slug), eq(status, 'sending'), sql`not ${isOpen} and not ${isBusy}`))
    .returning({ issue })
  return done.length > 0
}

export interface SubscriberCount {
  locale: (typeof subscriptions.$inferSelect)['locale']
  confirmed: number
  /** Confirmed since an instant. */
  recent: number
}

/** Confirmed subscribers by language, and how many subscribed and left since an instant (epoch ms). */
export async function countSubscribers(
  db: Database,
  since: number,
): Promise<{ byLocale: SubscriberCount[]; left: number }> {
  const { locale, confirmedAt, leftAt } = subscriptions
  const [byLocale, [left]] = await db.batch([
    db
      .select({
        locale,
        confirmed: sql<number>`count(*)`,
        recent: sql<number>`count(*) filter (where ${confirmedAt} > ${since})`,
      })
      .from(subscriptions)
      .where(isConfirmed)
      .groupBy(locale),
    db.select({ left: sql<number>`count(*)` }).from(subscriptions).where(sql`${leftAt} > ${since}`),
  ])
  return { byLocale, left: left?.left ?? 0 }
}

/** Deliveries of sendings that began before an instant (epoch ms) and are not going on. */
export function deleteOldDeliveries(db: Database, before: number) {
  const old = db
    .select({ issue })
    .from(newsletterSendings)
    .where(and(ne(status, 'sending'), lte(newsletterSendings.startedAt, before)))
  return db.delete(newsletterDeliveries).where(inArray(newsletterDeliveries.issue, old))
}
