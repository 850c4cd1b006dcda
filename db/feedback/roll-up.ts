import { and, count, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../client'
import {
  comments,
  ratingCounts,
  ratings,
  reasonCounts,
  usefulnessCounts,
  usefulnessVotes,
} from '../schema/feedback'
import { insertSelect } from '../statements'

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
  const { page, day, answer } = usefulnessVotes
  const rated = { page: ratings.page, day: ratings.day, score: ratings.score }
  const reason = sql`given.value`
  return [
    insertSelect(
      db,
      usefulnessCounts,
      { page, day, answer, total: count() },
      sql`from ${usefulnessVotes} where ${isOldVote} group by ${page}, ${day}, ${answer}`,
    ).onConflictDoUpdate({
      target: [usefulnessCounts.page, usefulnessCounts.day, usefulnessCounts.answer],
      set: { total: added },
    }),
    insertSelect(
      db,
      reasonCounts,
      { answer, reason, day, total: count() },
      sql`from ${usefulnessVotes}, json_each(${usefulnessVotes.reasons}) as given
        where ${isOldVote} group by ${answer}, ${reason}, ${day}`,
    ).onConflictDoUpdate({
      target: [reasonCounts.answer, reasonCounts.reason, reasonCounts.day],
      set: { total: added },
    }),
    db.delete(usefulnessVotes).where(isOldVote),
    insertSelect(
      db,
      ratingCounts,
      { ...rated, total: count() },
      sql`from ${ratings} where ${isOldRating} group by ${rated.page}, ${rated.day}, ${rated.score}`,
    ).onConflictDoUpdate({
      target: [ratingCounts.page, ratingCounts.day, ratingCounts.score],
      set: { total: added },
    }),
    db.delete(ratings).where(isOldRating),
    db.update(comments).set({ visitor: '' }).where(isOldComment),
  ] as const
}
