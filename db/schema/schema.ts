import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { commentForms, commentStatuses } from '#domain/feedback/comments'
import { feedbackAnswers } from '#domain/forms/feedback-reasons'
import { locales } from '#domain/site/locale'
import { statuses } from '#domain/tickets/status'

/** All content, one row a record and language. Instants are epoch milliseconds. */
export const entries = sqliteTable(
  'entries',
  {
    kind: text().notNull(),
    slug: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    title: text().notNull(),
    summary: text(),
    date: text(),
    position: integer().notNull().default(0),
    startsAt: integer(),
    endsAt: integer(),
    updatedAt: integer().notNull(),
    /** The language its text is in, where its own has only title and summary; null where it has it. */
    writtenIn: text({ enum: locales }),
    sample: integer({ mode: 'boolean' }).notNull().default(false),
    body: text({ mode: 'json' }).$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug, table.locale] }),
    index('entries_listing').on(table.kind, table.locale, table.position, table.date),
    // Lists newest first: with the window in it, what is not shown is passed over in the index alone.
    index('entries_dated').on(
      table.kind,
      table.locale,
      table.date,
      table.slug,
      table.startsAt,
      table.endsAt,
    ),
    index('entries_updated').on(table.updatedAt),
    index('entries_starts').on(table.startsAt).where(sql`starts_at is not null`),
    index('entries_ends').on(table.endsAt).where(sql`ends_at is not null`),
  ],
)

/** What lists may be narrowed to: one row a record and label, which leaves with its record. */
export const labels = sqliteTable(
  'labels',
  {
    kind: text().notNull(),
    slug: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    label: text().notNull(),
    /** The record's, so that its list needs no sorting. */
    date: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug, table.locale, table.label] }),
    foreignKey({
      columns: [table.kind, table.slug, table.locale],
      foreignColumns: [entries.kind, entries.slug, entries.locale],
    }).onDelete('cascade'),
    index('labels_dated').on(table.kind, table.locale, table.label, table.date, table.slug),
  ],
)

export const settings = sqliteTable('settings', {
  key: text().primaryKey(),
  value: text({ mode: 'json' }).$type<unknown>().notNull(),
})

/** One row: the version every kept page is keyed by, and the digest of the content last loaded. */
export const publications = sqliteTable(
  'publications',
  {
    id: integer().primaryKey(),
    version: integer().notNull(),
    digest: text().notNull(),
    changedAt: integer().notNull(),
  },
  () => [check('publications_one_row', sql`id = 1`)],
)

/**
 * Every request of every form. E-mail and answers are locked (db/vault); who sent it is found by the
 * keyed hash of the address. `awayReference` is the number that was told while the database was away,
 * where a write that came late had stored another.
 */
export const submissions = sqliteTable(
  'submissions',
  {
    reference: text().primaryKey(),
    awayReference: text(),
    form: text().notNull(),
    idempotencyKey: text().notNull(),
    /** Keyed hash of what was sent: the same key with another one is refused. */
    digest: text().notNull(),
    kind: text().notNull(),
    topic: text(),
    locale: text({ enum: locales }).notNull(),
    status: text({ enum: statuses }).notNull(),
    email: text().notNull(),
    emailHash: text().notNull(),
    answers: text().notNull(),
    /** Version of the privacy policy that was in force. */
    privacyVersion: text().notNull(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    /** Riyadh day the reply is due, `YYYY-MM-DD`. */
    dueOn: text(),
    sample: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    uniqueIndex('submissions_key').on(table.form, table.idempotencyKey),
    index('submissions_away').on(table.awayReference).where(sql`away_reference is not null`),
    index('submissions_sender').on(table.emailHash),
  ],
)

/** What happened to a request, in order; the notes are public. */
export const events = sqliteTable(
  'events',
  {
    reference: text()
      .notNull()
      .references(() => submissions.reference, { onDelete: 'cascade' }),
    sequence: integer().notNull(),
    status: text({ enum: statuses }).notNull(),
    at: integer().notNull(),
    /** Without a note the status speaks for itself. */
    noteAr: text(),
    noteEn: text(),
  },
  (table) => [primaryKey({ columns: [table.reference, table.sequence] })],
)

/**
 * Mail that has to leave, once about the same thing. The address is locked; it is empty where the
 * mail goes to the one that its request holds.
 */
export const mails = sqliteTable(
  'mails',
  {
    /** So that nothing is told twice: `INFO-1234567890:registered`, `INFO-1234567890:status:2`. */
    about: text().primaryKey(),
    template: text({ enum: ['registered', 'confirm', 'code', 'status'] }).notNull(),
    locale: text({ enum: locales }).notNull(),
    recipient: text().notNull(),
    recipientHash: text().notNull(),
    reference: text().notNull(),
    createdAt: integer().notNull(),
    /** When it is tried next (epoch ms); null once it was sent or given up. */
    nextAt: integer(),
    attempts: integer().notNull().default(0),
    sentAt: integer(),
  },
  (table) => [
    index('mails_waiting').on(table.nextAt).where(sql`next_at is not null`),
    index('mails_recipient').on(table.recipientHash, table.createdAt),
  ],
)

/** Captcha answers that have been used, by hash, until they would expire anyway. */
export const spentCaptchas = sqliteTable(
  'spent_captchas',
  { hash: text().primaryKey(), expiresAt: integer().notNull() },
  (table) => [index('spent_captchas_expiry').on(table.expiresAt)],
)

/** What limits count, by keyed hash of whom they count; kept for a day at most. */
export const tries = sqliteTable(
  'tries',
  { bucket: text().notNull(), at: integer().notNull() },
  (table) => [index('tries_bucket').on(table.bucket, table.at), index('tries_age').on(table.at)],
)

/** Whether a page was of use: one live answer a page, visitor and Riyadh day. */
export const opinions = sqliteTable(
  'opinions',
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
    index('opinions_share').on(table.page, table.day, table.answer),
  ],
)

/** What visitors give services: one score a page and visitor, the last one. */
export const ratings = sqliteTable(
  'ratings',
  {
    page: text().notNull(),
    /** Keyed hash of the visitor's cookie. */
    visitor: text().notNull(),
    score: integer().notNull(),
    /** Riyadh day it was given on. */
    day: text().notNull(),
    /** The score that stood before that day, and counts until it ends. */
    former: integer(),
    locale: text({ enum: locales }).notNull(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.page, table.visitor] }),
    index('ratings_share').on(table.page, table.day, table.score, table.former),
  ],
)

/** What visitors write on a page; plain text, shown to nobody before an editor has published it. */
export const comments = sqliteTable(
  'comments',
  {
    /** Made of the idempotency key: whoever sends it twice has written once. */
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
  },
  (table) => [
    index('comments_shown').on(table.page, table.status, table.createdAt),
    index('comments_waiting').on(table.status, table.createdAt),
    index('comments_visitor').on(table.visitor, table.createdAt),
  ],
)
