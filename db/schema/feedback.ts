import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { commentForms, commentRefusals, commentStatuses } from '#domain/feedback/comments'
import { feedbackAnswers } from '#domain/forms/feedback-reasons'
import { locales } from '#domain/site/locale'
import { accounts } from './accounts'

/** Usefulness votes: one per page, visitor and Riyadh day. */
export const usefulnessVotes = sqliteTable(
  'usefulness_votes',
  {
    page: text().notNull(),
    /** Keyed hash of the visitor's cookie. */
    visitor: text().notNull(),
    day: text().notNull(),
    answer: text({ enum: feedbackAnswers }).notNull(),
    reasons: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    locale: text({ enum: locales }).notNull(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.page, table.visitor, table.day] }),
    index('usefulness_votes_share').on(table.page, table.day, table.answer),
  ],
)

/** Ratings of services: the latest score per page and visitor. */
export const ratings = sqliteTable(
  'ratings',
  {
    page: text().notNull(),
    /** Keyed hash of the visitor's cookie. */
    visitor: text().notNull(),
    score: integer().notNull(),
    /** Riyadh day of the score, `YYYY-MM-DD`. */
    day: text().notNull(),
    /** Score before that day, which counts until the day ends. */
    former: integer(),
    locale: text({ enum: locales }).notNull(),
    at: integer().notNull(),
    /** Account of a visitor who was logged in; null otherwise, and once it is deleted. */
    accountId: text().references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.page, table.visitor] }),
    index('ratings_share').on(table.page, table.day, table.score, table.former),
    index('ratings_account').on(table.accountId).where(sql`account_id is not null`),
  ],
)

/** Comments, use cases and suggestions, plain text, hidden until an editor publishes them. */
export const comments = sqliteTable(
  'comments',
  {
    /** Derived from the idempotency key, so a repeat is the same row. */
    id: text().primaryKey(),
    form: text({ enum: commentForms }).notNull(),
    page: text().notNull(),
    /** Keyed hash of the visitor's cookie. */
    visitor: text().notNull(),
    text: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    status: text({ enum: commentStatuses }).notNull(),
    createdAt: integer().notNull(),
    decidedAt: integer(),
    /** https address of a use case. */
    link: text(),
    /** Account of a visitor who was logged in; null otherwise, and once it is deleted. */
    accountId: text().references(() => accounts.id, { onDelete: 'set null' }),
    /** Id of `staff`. */
    decidedBy: text(),
    refusal: text({ enum: commentRefusals }),
  },
  (table) => [
    index('comments_shown').on(table.page, table.status, table.createdAt),
    index('comments_waiting').on(table.status, table.createdAt),
    index('comments_visitor').on(table.visitor, table.createdAt),
    index('comments_account').on(table.accountId).where(sql`account_id is not null`),
  ],
)

/**
 * Votes older than the retention period, as counts per Riyadh day (`YYYY-MM-DD`); the rows with
 * visitor hashes are deleted when they are counted (db/privacy/retention.ts).
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

/**
 * All feedback before a Riyadh day (`countedBefore`, the same in every row), added up each night so that
 * nobody has to read every vote: of usefulness the votes by page and answer, the reasons by answer and
 * reason, the ratings by page and score (db/feedback/totals.ts).
 */
export const feedbackTotals = sqliteTable(
  'feedback_totals',
  {
    kind: text({ enum: ['usefulness', 'reason', 'rating'] }).notNull(),
    /** Page, or answer of a reason. */
    subject: text().notNull(),
    /** Answer, reason or score. */
    value: text().notNull(),
    total: integer().notNull(),
    countedBefore: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject, table.value] })],
)
