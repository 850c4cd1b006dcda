import { and, type Column, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { ActiveSpan } from '#domain/performance/measure'
import type { ReplyGroup } from '#domain/performance/reply-times'
import type { Status } from '#domain/tickets/status'
import type { Database } from '../client'
import { events, submissions } from '../schema/submissions'

/** Number of the Riyadh day of an instant, from 1 January 1970. Literals: D1 binds reals. */
const dayOf = (column: SQL | Column) => sql<number>`((${column} + 10800000) / 86400000)`
const total = sql<number>`count(*)`

const answers: Status[] = ['answered', 'rejected', 'duplicate']
const replies: Status[] = ['needs_information', 'referred', ...answers]
const pauses: Status[] = ['needs_information', 'withdrawn', ...answers]

const earlier = alias(events, 'earlier')
const previous = alias(events, 'previous')
const start = alias(events, 'start')

/** Numbers of received tickets by day, since an instant (epoch ms). */
export function countReceived(db: Database, since: number) {
  return db
    .select({ day: dayOf(events.at), total })
    .from(events)
    .where(and(eq(events.status, 'received'), gte(events.at, since)))
    .groupBy(sql`1`)
}

const waits = sql<string | null>`(
  select group_concat(${dayOf(sql`w.at`)} || ':' || ${dayOf(sql`n.at`)})
  from events w inner join events n on n.reference = w.reference and n.sequence = w.sequence + 1
  where w.reference = ${events.reference} and w.sequence < ${events.sequence}
    and w.status = 'needs_information')`

/** First events of a ticket with one of the statuses, since an instant. */
function selectFirst(db: Database, statuses: Status[], since: number, paused: SQL<string | null>) {
  const isLater = and(
    eq(earlier.reference, events.reference),
    sql`${earlier.sequence} < ${events.sequence}`,
    inArray(earlier.status, statuses),
  )
  return db
    .select({
      received: dayOf(submissions.createdAt),
      replied: dayOf(events.at),
      actor: events.actor,
      waits: paused,
      total,
    })
    .from(events)
    .innerJoin(submissions, eq(submissions.reference, events.reference))
    .where(
      and(
        inArray(events.status, statuses),
        gte(events.at, since),
        sql`not exists (select 1 from events earlier where ${isLater})`,
      ),
    )
    .groupBy(sql`1, 2, 3, 4`)
}

/** First replies: a question to the sender, a referral or an answer. */
export function countFirstReplies(db: Database, since: number): Promise<ReplyGroup[]> {
  return selectFirst(db, replies, since, sql`null`)
}

/** First answers, rejections among them. */
export function countAnswers(db: Database, since: number): Promise<ReplyGroup[]> {
  return selectFirst(db, answers, since, waits)
}

/** Times in which the authority had to act, that ended since an instant. */
export function countActiveSpans(db: Database, since: number): Promise<ActiveSpan[]> {
  const lastPause = sql`(select coalesce(max(p.sequence), 0) from events p
    where p.reference = ${events.reference} and p.sequence < ${events.sequence}
    and p.status not in ('received', 'in_review', 'referred'))`
  return db
    .select({ from: dayOf(start.at), to: dayOf(events.at), total })
    .from(events)
    .innerJoin(
      start,
      and(eq(start.reference, events.reference), sql`${start.sequence} = ${lastPause} + 1`),
    )
    .where(
      and(
        inArray(events.status, pauses),
        gte(events.at, since),
        sql`${start.sequence} < ${events.sequence}`,
      ),
    )
    .groupBy(sql`1, 2`)
}

/** Change of the number of open tickets since an instant, without those received. */
export async function countOpenChange(db: Database, since: number): Promise<number> {
  const [[closed], [reopened]] = await db.batch([
    db
      .select({ total })
      .from(events)
      .where(and(inArray(events.status, ['withdrawn', ...answers]), gte(events.at, since))),
    db
      .select({ total })
      .from(events)
      .innerJoin(
        previous,
        and(
          eq(previous.reference, events.reference),
          sql`${previous.sequence} = ${events.sequence} - 1`,
        ),
      )
      .where(
        and(
          eq(events.status, 'in_review'),
          gte(events.at, since),
          inArray(previous.status, ['answered', 'closed', 'withdrawn', 'duplicate']),
        ),
      ),
  ])
  return (reopened?.total ?? 0) - (closed?.total ?? 0)
}
