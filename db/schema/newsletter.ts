import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { locales } from '#domain/site/locale'

/**
 * Newsletter subscriptions, one row per keyed hash of an address. E-mail and answers are encrypted
 * (db/privacy/keyring) and null after leaving. An update of a confirmed subscription waits in
 * `newer…` until it is confirmed from the mailbox.
 */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    emailHash: text().primaryKey(),
    /** Shown reference, derived from the address; there is no inquiry for it. */
    reference: text().notNull(),
    status: text({ enum: ['pending', 'confirmed', 'left'] }).notNull(),
    email: text(),
    answers: text(),
    locale: text({ enum: locales }).notNull(),
    /** Version of the privacy policy in force. */
    privacyVersion: text().notNull(),
    /** Instant of the latest sign-up; instants are epoch ms. */
    createdAt: integer().notNull(),
    confirmedAt: integer(),
    leftAt: integer(),
    newerAnswers: text(),
    newerLocale: text({ enum: locales }),
    newerPrivacyVersion: text(),
    newerAt: integer(),
  },
  (table) => [
    index('subscriptions_pending').on(table.createdAt).where(sql`status = 'pending'`),
    index('subscriptions_newer').on(table.newerAt).where(sql`newer_at is not null`),
    index('subscriptions_left').on(table.leftAt).where(sql`left_at is not null`),
  ],
)

/** Sign-ups by idempotency key, to repeat their response. */
export const signups = sqliteTable(
  'signups',
  {
    idempotencyKey: text().primaryKey(),
    /** Keyed hash of the submission; the same key with another digest is refused. */
    digest: text().notNull(),
    reference: text().notNull(),
    createdAt: integer().notNull(),
    /** Null until the batch that creates the row has written the rest. */
    settledAt: integer(),
  },
  (table) => [index('signups_age').on(table.createdAt)],
)
