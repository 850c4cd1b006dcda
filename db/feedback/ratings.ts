import { and, count, eq, sql } from 'drizzle-orm'
import type { Score } from '#domain/forms/score'
import type { Locale } from '#domain/site/locale'
import type { Database } from '../client'
import { ratingCounts } from '../schema/feedback-counts'
import { ratings } from '../schema/schema'
import { isUnsaid, type Saying, sayOnce } from '../submissions/idempotency-keys'

interface Rating {
  page: string
  visitor: string
  score: Score
  /** Riyadh day, `YYYY-MM-DD`. */
  day: string
  locale: Locale
  at: number
}

/**
 * Notes what a visitor gives a page; a later score takes the earlier one's place. False when another
 * was given under the key.
 */
export function putRating(db: Database, rating: Rating, saying: Saying): Promise<boolean> {
  const { page, visitor, score, day, locale, at } = rating
  const stoodBefore = sql`case when ${ratings.day} < ${day} then ${ratings.score} else ${ratings.former} end`
  const values = sql`${page}, ${visitor}, ${score}, ${day}, null, ${locale}, ${at}`
  const write = db
    .insert(ratings)
    .select(sql`select ${values} where ${isUnsaid(saying)}`)
    .onConflictDoUpdate({
      target: [ratings.page, ratings.visitor],
      set: { score, day, locale, at, former: stoodBefore },
    })
  return sayOnce(db, saying, at, write)
}

/** The score of a row that counts on a Riyadh day: what stood before it began, or nothing. */
function countedBefore(day: string) {
  return sql<
    number | null
  >`case when ${ratings.day} < ${day} then ${ratings.score} else ${ratings.former} end`
}

/**
 * How many visitors gave a page which score before a Riyadh day began: the same all day long, so
 * that a page and its data agree whenever each was read.
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

/** The same of every page anybody has rated, as `countScores` counts it. */
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
