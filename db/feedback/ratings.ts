import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Score } from '#domain/forms/score'
import type { Locale } from '#domain/site/locale'
import type { Database } from '../client'
import { feedbackTotals, ratingCounts, ratings } from '../schema/feedback'
import { insertSelect } from '../statements'
import { type IdempotencyKey, isNewKey, once } from '../submissions/idempotency-keys'
import { isTotal, readCountedBefore, scoreBefore } from './totals'

interface Rating {
  page: string
  visitor: string
  score: Score
  /** Riyadh day, `YYYY-MM-DD`. */
  day: string
  locale: Locale
  at: number
  /** Id of the logged-in account; null for others. */
  accountId: string | null
}

/**
 * Stores a visitor's rating of a page; a later one replaces it. False if the idempotency key was
 * used for another rating.
 */
export function putRating(
  db: Database,
  rating: Rating,
  idempotencyKey: IdempotencyKey,
): Promise<boolean> {
  const { score, day, locale, at, accountId } = rating
  const formerScore = sql`case when ${ratings.day} < ${day} then ${ratings.score} else ${ratings.former} end`
  const row = { ...rating, former: null }
  const write = insertSelect(
    db,
    ratings,
    row,
    sql`where ${isNewKey(idempotencyKey)}`,
  ).onConflictDoUpdate({
    target: [ratings.page, ratings.visitor],
    set: { score, day, locale, at, former: formerScore, accountId },
  })
  return once(db, idempotencyKey, at, write)
}

/** The ratings of an account, the newest first, at most `limit`. */
export function listRatingsOf(db: Database, accountId: string, limit: number) {
  return db
    .select()
    .from(ratings)
    .where(eq(ratings.accountId, accountId))
    .orderBy(desc(ratings.at), ratings.page)
    .limit(limit)
}

/**
 * Number of ratings per score before a Riyadh day. The result is constant during that day: a page
 * and its data always agree.
 */
export async function countScores(
  db: Database,
  page: string,
  before: string,
): Promise<Map<number, number>> {
  const counted = scoreBefore(before)
  const lists = await db.batch([
    db
      .select({ score: counted, total: count() })
      .from(ratings)
      .where(and(eq(ratings.page, page), sql`${counted} is not null`))
      .groupBy(counted),
    db
      .select({ score: ratingCounts.score, total: sql<number>`sum(${ratingCounts.total})` })
      .from(ratingCounts)
      .where(eq(ratingCounts.page, page))
      .groupBy(ratingCounts.score),
  ])
  return addUp(lists.flat())
}

/** `countScores` of every rated page: from the totals of that day, or from every rating before it has any. */
export async function listScores(
  db: Database,
  before: string,
): Promise<Map<string, Map<number, number>>> {
  const { subject, value, total } = feedbackTotals
  const rows =
    (await readCountedBefore(db)) === before
      ? await db
          .select({ page: subject, score: sql<number>`cast(${value} as integer)`, total })
          .from(feedbackTotals)
          .where(isTotal('rating'))
      : await countEveryRating(db, before)
  const pages = Map.groupBy(rows, (row) => row.page)
  return new Map([...pages].map(([name, own]) => [name, addUp(own)]))
}

async function countEveryRating(db: Database, before: string) {
  const counted = scoreBefore(before)
  const { page, score, total } = ratingCounts
  const lists = await db.batch([
    db
      .select({ page: ratings.page, score: counted, total: count() })
      .from(ratings)
      .where(sql`${counted} is not null`)
      .groupBy(ratings.page, counted),
    db
      .select({ page, score, total: sql<number>`sum(${total})` })
      .from(ratingCounts)
      .groupBy(page, score),
  ])
  return lists.flat()
}

function addUp(rows: readonly { score: number | null; total: number }[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { score, total } of rows) {
    sums.set(Number(score), (sums.get(Number(score)) ?? 0) + total)
  }
  return sums
}
