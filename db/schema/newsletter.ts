import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { locales } from '#domain/site/locale'

/**
 * Subscribers of the newsletter, one row an address, found by its keyed hash. E-mail and answers are
 * locked (db/vault); who has left has neither. What comes in anew for a confirmed one stands in
 * `newer…` until it is confirmed from the mailbox as well.
 */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    emailHash: text().primaryKey(),
    /** The number that is told: derived from the address, and asked for by nobody. */
    reference: text().notNull(),
    status: text({ enum: ['pending', 'confirmed', 'left'] }).notNull(),
    email: text(),
    answers: text(),
    locale: text({ enum: locales }).notNull(),
    /** Version of the privacy policy that was in force. */
    privacyVersion: text().notNull(),
    /** When it was sent last; instants are epoch milliseconds. */
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

/** What was answered to a key of the newsletter's form, so that it is answered so again. */
export const signups = sqliteTable(
  'signups',
  {
    idempotencyKey: text().primaryKey(),
    /** Keyed hash of what was sent: the same key with another one is refused. */
    digest: text().notNull(),
    reference: text().notNull(),
    createdAt: integer().notNull(),
    /** Null as long as what belongs to it is being written. */
    settledAt: integer(),
  },
  (table) => [index('signups_age').on(table.createdAt)],
)
