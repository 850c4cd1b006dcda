import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { feedbackAnswers } from '#domain/forms/feedback-reasons'

/**
 * What visitors said more than twelve months ago, as numbers of each Riyadh day (`YYYY-MM-DD`): the
 * rows with the visitors' hashes are deleted once they are counted here (db/roll-up).
 */
export const usefulnessCounts = sqliteTable(
  'usefulness_counts',
  {
    page: text().notNull(),
    day: text().notNull(),
    answer: text({ enum: feedbackAnswers }).notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.day, table.answer] })],
)

export const reasonCounts = sqliteTable(
  'reason_counts',
  {
    answer: text({ enum: feedbackAnswers }).notNull(),
    reason: text().notNull(),
    day: text().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.answer, table.reason, table.day] })],
)

export const ratingCounts = sqliteTable(
  'rating_counts',
  {
    page: text().notNull(),
    day: text().notNull(),
    score: integer().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.day, table.score] })],
)
