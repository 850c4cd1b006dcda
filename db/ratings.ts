import { and, count, eq, sql } from 'drizzle-orm'
import type { Score } from '#domain/forms/score'
import type { Locale } from '#domain/locale'
import type { Database } from './client'
import { isUnsaid, type Saying, sayOnce } from './sayings'
import { ratings } from './schema'

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
  const rows = await db
    .select({ score: counted, total: count() })
    .from(ratings)
    .where(and(eq(ratings.page, page), sql`${counted} is not null`))
    .groupBy(counted)
  return new Map(rows.map(({ score, total }) => [Number(score), total]))
}

/** The same of every page anybody has rated, as `countScores` counts it. */
export async function listScores(
  db: Database,
  before: string,
): Promise<Map<string, Map<number, number>>> {
  const counted = countedBefore(before)
  const rows = await db
    .select({ page: ratings.page, score: counted, total: count() })
    .from(ratings)
    .where(sql`${counted} is not null`)
    .groupBy(ratings.page, counted)
  const pages = new Map<string, Map<number, number>>()
  for (const { page, score, total } of rows) {
    pages.set(page, (pages.get(page) ?? new Map()).set(Number(score), total))
  }
  return pages
}
