import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../client'
import {
  feedbackTotals,
  ratingCounts,
  ratings,
  reasonCounts,
  usefulnessCounts,
  usefulnessVotes,
} from '../schema/feedback'
import { insertSelect } from '../statements'

type Kind = (typeof feedbackTotals.$inferSelect)['kind']

/**
 * Names of all pages with votes, one step of the index a page: a plain query would read every vote
 * ever given, because no index begins with the day.
 */
export const votedPages = sql`with recursive pages (page) as (
    select min(page) from ${usefulnessVotes}
    union all
    select (select min(page) from ${usefulnessVotes} where page > pages.page) from pages
    where pages.page is not null
  )`

/** The Riyadh day before which the totals are; '' while there are none. */
const countedBefore = sql`coalesce((select max(counted_before) from ${feedbackTotals}), '')`

/** SQL condition: totals of a kind. */
export const isTotal = (kind: Kind) => and(eq(feedbackTotals.kind, kind), sql`total > 0`)

/** SQL condition on the day of a vote: it is before `before`, and not in the totals. */
export const isUncounted = (day: SQLiteColumn, before: string): SQL =>
  sql`${day} >= ${countedBefore} and ${day} < ${before}`

/** SQL condition: there are no totals, which have the counts of deleted votes too. */
export const isNothingCounted = sql`not exists (select 1 from ${feedbackTotals})`

/** The Riyadh day before which the totals are; '' while there are none. */
export async function readCountedBefore(db: Database): Promise<string> {
  const [row] = await db.select({ day: countedBefore.mapWith(String) }).from(sql`(select 1)`)
  return row?.day ?? ''
}

/** Score of a rating that counts on a Riyadh day: the one before that day, or null. */
export const scoreBefore = (day: string) =>
  sql<
    number | null
  >`case when ${ratings.day} < ${day} then ${ratings.score} else ${ratings.former} end`

interface Addition {
  kind: Kind
  subject: SQL | SQLiteColumn
  value: SQL | SQLiteColumn
  total: SQL
  /** What follows the columns, grouped by the second and the third. */
  source: SQL
}

/** Adds to the totals, as of the day before which they are so far. */
function addTotals(
  db: Database,
  countedSince: string,
  { kind, subject, value, total, source }: Addition,
) {
  const [own, given] = [sql`cast(${subject} as text)`, sql`cast(${value} as text)`]
  const row = { kind, subject: own, value: given, total, countedBefore: countedSince }
  return insertSelect(db, feedbackTotals, row, sql`${source} group by 2, 3`).onConflictDoUpdate({
    target: [feedbackTotals.kind, feedbackTotals.subject, feedbackTotals.value],
    set: { total: sql`total + excluded.total` },
  })
}

const counted = sql`count(*)`
const sumOf = (total: SQLiteColumn) => sql`sum(${total})`

/** The votes of some days. */
function votesOf(isNew: SQL): Addition[] {
  const { page, answer, reasons } = usefulnessVotes
  const votes = sql`from (${votedPages} select page from pages where page is not null) as voted
    cross join ${usefulnessVotes}`
  const isOfPage = sql`${page} = voted.page and ${isNew}`
  return [
    {
      kind: 'usefulness',
      subject: page,
      value: answer,
      total: counted,
      source: sql`${votes} where ${isOfPage}`,
    },
    {
      kind: 'reason',
      subject: answer,
      value: sql`given.value`,
      total: counted,
      source: sql`${votes}, json_each(${reasons}) as given where ${isOfPage}`,
    },
  ]
}

/** The votes that were deleted before there were totals (db/privacy/retention.ts). */
function deletedVotes(isCurrent: SQL): Addition[] {
  return [
    {
      kind: 'usefulness',
      subject: usefulnessCounts.page,
      value: usefulnessCounts.answer,
      total: sumOf(usefulnessCounts.total),
      source: sql`from ${usefulnessCounts} where ${isCurrent}`,
    },
    {
      kind: 'reason',
      subject: reasonCounts.answer,
      value: reasonCounts.reason,
      total: sumOf(reasonCounts.total),
      source: sql`from ${reasonCounts} where ${isCurrent}`,
    },
  ]
}

/** All ratings before a Riyadh day. */
function ratingsBefore(day: string, isCurrent: SQL): Addition[] {
  const score = scoreBefore(day)
  return [
    {
      kind: 'rating',
      subject: ratings.page,
      value: score,
      total: counted,
      source: sql`from ${ratings} where ${score} is not null and ${isCurrent}`,
    },
    {
      kind: 'rating',
      subject: ratingCounts.page,
      value: ratingCounts.score,
      total: sumOf(ratingCounts.total),
      source: sql`from ${ratingCounts} where ${isCurrent}`,
    },
  ]
}

/**
 * Adds the feedback of the days before a Riyadh day to the totals. Votes of a day that is over never
 * change, so those alone are read that came since; a rating may replace an earlier one, so all are read.
 * A run that another has overtaken changes nothing.
 */
export async function rollUpFeedback(db: Database, today: string): Promise<void> {
  const since = await readCountedBefore(db)
  if (since >= today) return
  const isCurrent = sql`${countedBefore} = ${since}`
  const { day } = usefulnessVotes
  const isNew = sql`${day} >= ${since} and ${day} < ${today} and ${isCurrent}`
  const votes = [...votesOf(isNew), ...(since === '' ? deletedVotes(isCurrent) : [])]
  await db.batch([
    db
      .update(feedbackTotals)
      .set({ total: 0 })
      .where(and(eq(feedbackTotals.kind, 'rating'), isCurrent)),
    ...votes.map((one) => addTotals(db, since, one)),
    ...ratingsBefore(today, isCurrent).map((one) => addTotals(db, since, one)),
    // Last: the other statements depend on the day.
    db.update(feedbackTotals).set({ countedBefore: today }).where(isCurrent),
  ])
}
