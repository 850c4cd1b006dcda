import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { addDays } from '#domain/dates/calendar'
import { mailOf, type NotificationReason } from '#domain/staff/notifications'
import type { Database } from '../client'
import { notifications, officerSettings } from '../schema/staff'
import { inQueueOrder, mails, queueLane, submissions } from '../schema/submissions'
import { insertSelect, isOneOf } from '../statements'
import { isConcerned } from './notifications'
import type { Recipient } from './officer-settings'

type Notification = typeof notifications.$inferSelect
type NotificationKey = Pick<Notification, 'officer' | 'reference' | 'reason' | 'occasion'>

/** Mails of a review begin with it, those of notifications with `notify`. */
const digestOf = (officer: string, day: string) => `digest:${officer}:${day}`

/** The officer to whom a mail of the desk goes, from its id. */
export function officerOfMail(about: string): string {
  return about.split(':')[1] ?? ''
}

/** The Riyadh day of a digest, `YYYY-MM-DD`, from the id of its mail. */
export function dayOfDigest(about: string): string {
  return about.split(':')[2] ?? ''
}

/** SQL condition: what a notification says still holds, and its officer has not seen it. */
function isCurrent(): SQL<number> {
  const { officer, reason, occasion, seenAt } = notifications
  const { assignee, dueOn } = submissions
  return sql`case when ${reason} in ('due', 'overdue')
    then ${queueLane} = 0 and ${dueOn} = ${occasion} and (${reason} = 'overdue' or ${assignee} = ${officer})
    else ${seenAt} is null and ${isConcerned(sql`${officer}`)} end`
}

/** Notifications of which it is not decided whether a mail tells them, oldest first. */
export function listUndecided(db: Database, limit: number) {
  const { officer, reference, reason, occasion, at, mail } = notifications
  return db
    .select({ officer, reference, reason, occasion, isCurrent: isCurrent() })
    .from(notifications)
    .innerJoin(submissions, eq(submissions.reference, reference))
    .where(isNull(mail))
    .orderBy(asc(at), asc(reference))
    .limit(limit)
}

export type Undecided = Awaited<ReturnType<typeof listUndecided>>[number]

/** SQL condition: one of these notifications, while nothing is decided. */
function isUndecided(keys: readonly NotificationKey[]) {
  const { officer, reference, reason, occasion, mail } = notifications
  const values = JSON.stringify(
    keys.map((key) => [key.officer, key.reference, key.reason, key.occasion]),
  )
  return and(
    isNull(mail),
    sql`(${officer}, ${reference}, ${reason}, ${occasion}) in
      (select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(${values}))`,
  )
}

function newMail(
  about: string,
  template: 'notification' | 'digest',
  { locale, emailHash }: Recipient,
  at: number,
) {
  const recipient = { recipient: '', recipientHash: emailHash, reference: '' }
  const times = { createdAt: at, nextAt: at, attempts: 0, sentAt: null }
  return { about, template, locale, ...recipient, ...times }
}

/**
 * Queues one mail that tells an officer the notifications, named by the first of them, and decides
 * that no mail tells `others`. Of two runs at the same time one decides: a notification is in one mail.
 */
export async function decideMails(
  db: Database,
  told: { recipient: Recipient; rows: readonly NotificationKey[] } | null,
  others: readonly NotificationKey[],
  at: number,
): Promise<void> {
  const without = db.update(notifications).set({ mail: '' }).where(isUndecided(others))
  const [first] = told?.rows ?? []
  if (!told || !first) {
    await without
    return
  }
  const about = ['notify', first.officer, first.reference, first.reason, first.occasion].join(':')
  // A mail that is being sent tells nothing more.
  const isWaiting = sql`exists (select 1 from ${mails} where ${mails.about} = ${about}
    and ${mails.attempts} = 0 and ${mails.nextAt} is not null)`
  await db.batch([
    db
      .insert(mails)
      .values(newMail(about, 'notification', told.recipient, at))
      .onConflictDoNothing(),
    db
      .update(notifications)
      .set({ mail: about })
      .where(and(isUndecided(told.rows), isWaiting)),
    without,
  ])
}

/** What a mail tells now, by the reference that people know, the first due first; none for nothing. */
export function listTold(
  db: Database,
  about: string,
): Promise<{ reference: string; reason: NotificationReason }[]> {
  const { reason, mail } = notifications
  const { outboxReference, reference } = submissions
  return db
    .selectDistinct({
      reference: sql<string>`coalesce(${outboxReference}, ${reference})`,
      reason,
    })
    .from(notifications)
    .innerJoin(submissions, eq(reference, notifications.reference))
    .where(and(eq(mail, about), sql`${mail} <> ''`, isCurrent()))
    .orderBy(...inQueueOrder(submissions).map((column) => asc(column)))
}

/** Days of a review, `YYYY-MM-DD` in Riyadh. */
interface ReviewDays {
  today: string
  /** The next working day. */
  next: string
}

/** How far an officer's first review goes back, and the longest pause between two (days). */
const firstReviewDays = 7
const longestPauseDays = 30

function overdueSince({ reviewedOn }: Recipient, today: string): string {
  if (reviewedOn === null) return addDays(today, -firstReviewDays)
  const earliest = addDays(today, -longestPauseDays)
  return reviewedOn > earliest ? reviewedOn : earliest
}

/**
 * Notes for an officer which of their tickets are due on the next working day and which are overdue
 * since the last review, for a supervisor the overdue ones of all; queues the digest. Nothing happens
 * twice a day.
 */
export async function reviewDueDays(
  db: Database,
  recipient: Recipient,
  { today, next }: ReviewDays,
  at: number,
): Promise<void> {
  const { officer, mails: on, isSupervisor } = recipient
  const { assignee, dueOn, reference } = submissions
  const isOwn = eq(assignee, officer)
  const isFirst = sql`exists (select 1 from ${officerSettings}
    where ${officerSettings.officer} = ${officer}
    and coalesce(${officerSettings.reviewedOn}, '') < ${today})`
  const note = (reason: NotificationReason, condition: SQL | undefined) => {
    const row = { officer, reference, reason, occasion: sql`${dueOn}`, at, seenAt: at, mail: null }
    const source = sql`from ${submissions} where ${and(sql`${queueLane} = 0`, condition, isFirst)}`
    return insertSelect(db, notifications, row, source).onConflictDoNothing()
  }
  const since = overdueSince(recipient, today)
  const isOverdue = sql`${dueOn} >= ${since} and ${dueOn} < ${today}`
  const isNext = sql`${dueOn} > ${today} and ${dueOn} <= ${next}`
  const digest = newMail(digestOf(officer, today), 'digest', recipient, at)
  const writes: BatchItem<'sqlite'>[] = [
    ...(on.includes(mailOf.due) ? [note('due', and(isOwn, isNext))] : []),
    ...(on.includes(mailOf.overdue) ? [note('overdue', and(isOwn, isOverdue))] : []),
    ...(on.includes(mailOf.overdue) && isSupervisor ? [note('overdue', isOverdue)] : []),
    ...(on.includes('digest') ? [db.insert(mails).values(digest).onConflictDoNothing()] : []),
  ]
  // The day is stored last: the other statements depend on the one before.
  const reviewed = db
    .update(officerSettings)
    .set({ reviewedOn: today })
    .where(eq(officerSettings.officer, officer))
  const [first, ...others] = [...writes, reviewed]
  if (first) await db.batch([first, ...others])
}

/** Numbers of tickets that a digest states. */
export interface DigestCounts {
  mine: number
  dueToday: number
  /** Of a supervisor: of all. */
  overdue: number
  /** With a reply or a reopening that the officer has not seen. */
  replied: number
  /** Without an officer, of the kinds that the officer chose. */
  unassigned: number
}

/** Counts what a digest states, from indexes; `today` is a Riyadh day, `YYYY-MM-DD`. */
export async function countDigest(
  db: Database,
  { officer, kinds, isSupervisor }: Pick<Recipient, 'officer' | 'kinds' | 'isSupervisor'>,
  today: string,
): Promise<DigestCounts> {
  const { assignee, dueOn, status, kind } = submissions
  const total = sql<number>`count(*)`
  const count = (condition: SQL) => sql<number>`coalesce(sum(${condition}), 0)`
  const isActive = sql`${queueLane} = 0`
  const { reason, seenAt } = notifications
  const [[own], [all], [replied], [unassigned]] = await db.batch([
    db
      .select({
        mine: total,
        dueToday: count(sql`${isActive} and ${dueOn} = ${today}`),
        overdue: count(sql`${isActive} and ${dueOn} < ${today}`),
      })
      .from(submissions)
      .where(and(sql`${queueLane} in (0, 1)`, eq(assignee, officer))),
    db
      .select({ total })
      .from(submissions)
      .where(and(isActive, sql`${dueOn} < ${today}`, sql`${isSupervisor ? 1 : 0}`)),
    db
      .select({ total: sql<number>`count(distinct ${notifications.reference})` })
      .from(notifications)
      .innerJoin(submissions, eq(submissions.reference, notifications.reference))
      .where(
        and(
          eq(notifications.officer, officer),
          isNull(seenAt),
          sql`${reason} in ('replied', 'reopened')`,
          isConcerned(sql`${officer}`),
        ),
      ),
    db
      .select({ total })
      .from(submissions)
      .where(and(isActive, eq(status, 'received'), isNull(assignee), isOneOf(kind, kinds))),
  ])
  return {
    mine: own?.mine ?? 0,
    dueToday: own?.dueToday ?? 0,
    overdue: isSupervisor ? (all?.total ?? 0) : (own?.overdue ?? 0),
    replied: replied?.total ?? 0,
    unassigned: unassigned?.total ?? 0,
  }
}
