import { and, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../client'
import {
  comments,
  ratingCounts,
  ratings,
  reasonCounts,
  usefulnessCounts,
  usefulnessVotes,
} from '../schema/feedback'

const added = sql`total + excluded.total`

/**
 * Statements that roll up votes and ratings from before a Riyadh day into daily counts and delete
 * the rows with the visitor hashes, in one batch, which counts each vote once. Comments keep their
 * text and lose the visitor hash.
 */
export function rollUpStatements(db: Database, before: string, beforeInstant: number) {
  const isOldVote = lt(usefulnessVotes.day, before)
  const isOldRating = lt(ratings.day, before)
  const isOldComment = and(lt(comments.createdAt, beforeInstant), ne(comments.visitor, ''))
  return [
    db
      .insert(usefulnessCounts)
      .select(
        sql`select ${usefulnessVotes.page}, ${usefulnessVotes.day}, ${usefulnessVotes.answer}, count(*) from ${usefulnessVotes}
        where ${isOldVote} group by ${usefulnessVotes.page}, ${usefulnessVotes.day}, ${usefulnessVotes.answer}`,
      )
      .onConflictDoUpdate({
        target: [usefulnessCounts.page, usefulnessCounts.day, usefulnessCounts.answer],
        set: { total: added },
      }),
    db
      .insert(reasonCounts)
      .select(
        sql`select ${usefulnessVotes.answer}, given.value, ${usefulnessVotes.day}, count(*)
        from ${usefulnessVotes}, json_each(${usefulnessVotes.reasons}) as given
        where ${isOldVote} group by ${usefulnessVotes.answer}, given.value, ${usefulnessVotes.day}`,
      )
      .onConflictDoUpdate({
        target: [reasonCounts.answer, reasonCounts.reason, reasonCounts.day],
        set: { total: added },
      }),
    db.delete(usefulnessVotes).where(isOldVote),
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
