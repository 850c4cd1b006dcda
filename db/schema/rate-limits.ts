import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Rate-limit hits by keyed hash of the sender; kept for a day at most. */
export const rateLimitHits = sqliteTable(
  'rate_limit_hits',
  {
    key: text().notNull(),
    at: integer().notNull(),
    /** Keyed hash of the address that was sent with it, by which it is erased; null without one. */
    owner: text(),
  },
  (table) => [
    index('rate_limit_hits_key').on(table.key, table.at),
    index('rate_limit_hits_age').on(table.at),
  ],
)

/** Hashes of used captcha answers, until they expire. */
export const spentCaptchas = sqliteTable(
  'spent_captchas',
  { hash: text().primaryKey(), expiresAt: integer().notNull() },
  (table) => [index('spent_captchas_expiry').on(table.expiresAt)],
)
