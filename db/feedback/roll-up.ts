import { and, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { ratingCounts, reasonCounts, usefulnessCounts } from '../schema/feedback-counts'
import { comments, opinions, ratings } from '../schema/schema'

const added = sql`total + excluded.total`

/**
 * The statements that count what visitors said before a Riyadh day by its day, and delete the rows
 * with their hashes: to be run in one batch, so that each vote is counted once. Comments keep their
 * text and lose the hash of who wrote them.
 */
export function rollUpStatements(db: Database, before: string, beforeInstant: number) {
  const isOldOpinion = lt(opinions.day, before)
  const isOldRating = lt(ratings.day, before)
  const isOldComment = and(lt(comments.createdAt, beforeInstant), ne(comments.visitor, ''))
  return [
    db
      .insert(usefulnessCounts)
      .select(
        sql`select ${opinions.page}, ${opinions.day}, ${opinions.answer}, count(*) from ${opinions}
        where ${isOldOpinion} group by ${opinions.page}, ${opinions.day}, ${opinions.answer}`,
      )
      .onConflictDoUpdate({
        target: [usefulnessCounts.page, usefulnessCounts.day, usefulnessCounts.answer],
        set: { total: added },
      }),
    db
      .insert(reasonCounts)
      .select(
        sql`select ${opinions.answer}, said.value, ${opinions.day}, count(*)
        from ${opinions}, json_each(${opinions.reasons}) as said
        where ${isOldOpinion} group by ${opinions.answer}, said.value, ${opinions.day}`,
      )
      .onConflictDoUpdate({
        target: [reasonCounts.answer, reasonCounts.reason, reasonCounts.day],
        set: { total: added },
      }),
    db.delete(opinions).where(isOldOpinion),
    db
      .insert(ratingCounts)
      .select(
        sql`select ${ratings.page}, ${ratings.day}, ${ratings.score}, count(*) from ${ratings}
        where ${isOldRating} group by ${ratings.page}, ${ratings.day}, ${ratings.score}`,
      )
      .onConflictDoUpdate({
        target: [ratingCounts.page, ratingCounts.day, ratingCounts.score],
        set: { total: added },
      }),
    db.delete(ratings).where(isOldRating),
    db.update(comments).set({ visitor: '' }).where(isOldComment),
  ] as const
}
