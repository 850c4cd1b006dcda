import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { sendingStatuses } from '#domain/newsletter/sending'
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
    index('subscriptions_confirmed')
      .on(table.locale, table.confirmedAt, table.emailHash)
      .where(sql`status = 'confirmed'`),
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

/** The sending of an issue to its subscribers, one row for each issue that was ever scheduled. */
export const newsletterSendings = sqliteTable('newsletter_sendings', {
  /** Slug of the issue. */
  issue: text().primaryKey(),
  status: text({ enum: sendingStatuses }).notNull(),
  /** An id of `staff`: who has scheduled it. */
  publisher: text().notNull(),
  startsAt: integer().notNull(),
  /** When the next mails may be sent; null while none is to be sent. */
  nextAt: integer(),
  /** Runs without a mail since the last one that was sent. */
  failures: integer().notNull().default(0),
  startedAt: integer(),
  finishedAt: integer(),
  /** Subscribers at its start; the others say what became of them. */
  recipients: integer().notNull().default(0),
  sent: integer().notNull().default(0),
  refused: integer().notNull().default(0),
  /** Unsubscribed between the start and their turn. */
  left: integer().notNull().default(0),
  /** Handed to the mail service without its answer, known at the end. */
  unknown: integer().notNull().default(0),
  /** The last recipient whose mail was put into the queue; null before the first of a round. */
  queuedUpTo: text(),
  /** When that was. */
  queuedAt: integer(),
  /** When the queue last gave up a mail; null once staff have resumed the sending. */
  failedAt: integer(),
})

/**
 * The mails of a sending, one row for each subscriber. A mail is claimed before it is handed to the mail
 * service: whose answer is not known is not sent again.
 */
export const newsletterDeliveries = sqliteTable(
  'newsletter_deliveries',
  {
    issue: text().notNull(),
    /** Keyed hash of the address (`subscriptions`). */
    recipient: text().notNull(),
    /** `failed`: the queue gave it up; it waits again once staff resume the sending. */
    status: text({ enum: ['waiting', 'claimed', 'sent', 'refused', 'failed'] }).notNull(),
    /** Instant of the status. */
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issue, table.recipient] }),
    index('newsletter_deliveries_open')
      .on(table.issue, table.status, table.recipient)
      .where(sql`status = 'waiting' or status = 'claimed' or status = 'failed'`),
    index('newsletter_deliveries_recipient').on(table.recipient),
  ],
)
