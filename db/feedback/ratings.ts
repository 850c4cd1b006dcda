import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Score } from '#domain/forms/score'
import type { Locale } from '#domain/site/locale'
import type { Database } from '../client'
import { ratingCounts, ratings } from '../schema/feedback'
import { insertSelect } from '../statements'
import { type IdempotencyKey, isNewKey, once } from '../submissions/idempotency-keys'

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

/** Score that counts on a Riyadh day: the one before that day, or null. */
function countedBefore(day: string) {
  return sql<
    number | null
  >`case when ${ratings.day} < ${day} then ${ratings.score} else ${ratings.former} end`
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
  const counted = countedBefore(before)
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

/** `countScores` of every rated page. */
export async function listScores(
  db: Database,
  before: string,
): Promise<Map<string, Map<number, number>>> {
  const counted = countedBefore(before)
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
  const pages = Map.groupBy(lists.flat(), (row) => row.page)
  return new Map([...pages].map(([name, rows]) => [name, addUp(rows)]))
}

function addUp(rows: readonly { score: number | null; total: number }[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { score, total } of rows) {
    sums.set(Number(score), (sums.get(Number(score)) ?? 0) + total)
  }
  return sums
}
