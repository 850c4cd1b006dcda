import { and, asc, desc, eq, lte, ne, sql } from 'drizzle-orm'
import { riyadhInstant } from '#domain/dates/calendar'
import { type SendingStep, sendingSteps } from '#domain/newsletter/sending'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { isShown } from '../entries/entries'
import { entries } from '../schema/content'
import { newsletterDeliveries, newsletterSendings, subscriptions } from '../schema/newsletter'
import { insertSelect } from '../statements'
import { isConfirmed, isDelivery, isSending } from './deliveries'

export type IssueSending = typeof newsletterSendings.$inferSelect

const { issue, status, nextAt } = newsletterSendings

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
      {
        ...row,
        ...empty,
        startedAt: null,
        finishedAt: null,
        queuedUpTo: null,
        queuedAt: null,
        failedAt: null,
      },
      from,
    )
      .onConflictDoUpdate({ target: issue, set: row })
      .returning({ issue }),
  ])
  return rows.length > 0
}

/**
 * Cancels a sending before its start, pauses or resumes it, with an entry of the audit log; false if it
 * is no longer in the status from which that leads. Once resumed, mails that the queue gave up wait again.
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
      .set(to === 'sending' ? resumed(actor.at) : { status: to, nextAt: null, failures: 0 })
      .where(isOpen)
      .returning({ issue }),
    db
      .update(newsletterDeliveries)
      .set({ status: 'waiting', at: actor.at })
      .where(and(isDelivery(slug, 'failed'), isSending(slug))),
  ])
  return rows.length > 0
}

/** The queue gets the waiting mails anew: those that it had are gone without being sent. */
const resumed = (now: number) =>
  ({ status: 'sending', nextAt: now, failures: 0, queuedUpTo: null, failedAt: null }) as const

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

/** Notes up to which recipient a sending is in the queue; null begins another round. */
export async function noteQueued(
  db: Database,
  slug: string,
  queuedUpTo: string | null,
  now: number,
): Promise<void> {
  await db
    .update(newsletterSendings)
    .set({ queuedUpTo, queuedAt: now })
    .where(and(eq(issue, slug), eq(status, 'sending')))
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
