import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { locales } from '#domain/site/locale'

/** People who have logged in, without their names; instants are epoch ms. */
export const accounts = sqliteTable(
  'accounts',
  {
    id: text().primaryKey(),
    /** Keyed hash of issuer and subject. */
    identityHash: text().notNull(),
    /** Keyed hash of the e-mail, as in `submissions`; null unless the provider has verified it. */
    emailHash: text(),
    createdAt: integer().notNull(),
    loggedInAt: integer().notNull(),
    /** Disabled from then on; null: it is not. */
    disabledAt: integer(),
    /** Null: without end. */
    disabledUntil: integer(),
    disabledReasonAr: text(),
    disabledReasonEn: text(),
    /** Instant of the deletion that its owner asked for (epoch ms); null for none. */
    closesAt: integer(),
    /** Chosen language and display, as in the display cookie; applied at login. */
    locale: text({ enum: locales }),
    display: text(),
  },
  (table) => [
    uniqueIndex('accounts_identity').on(table.identityHash),
    index('accounts_email').on(table.emailHash).where(sql`email_hash is not null`),
    index('accounts_closing').on(table.closesAt).where(sql`closes_at is not null`),
    index('accounts_disabled').on(table.disabledAt).where(sql`disabled_at is not null`),
  ],
)

/** Logins in one browser each; deleted at logout. */
export const sessions = sqliteTable(
  'sessions',
  {
    /** Keyed hash of the id in the cookie. */
    idHash: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
    /** Last request, to the minute. */
    seenAt: integer().notNull(),
    /** Browser and system from closed lists, as `firefox.android`. */
    device: text().notNull(),
    /** Name and address as the provider states them, and its ID token: encrypted, like a token. */
    claims: text().notNull(),
  },
  (table) => [
    index('sessions_account').on(table.accountId, table.seenAt),
    index('sessions_seen').on(table.seenAt),
  ],
)
