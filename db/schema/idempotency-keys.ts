import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Idempotency keys of small forms and digests of their payloads, as keyed hashes; kept for a day.
 */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  { key: text().primaryKey(), digest: text().notNull(), at: integer().notNull() },
  (table) => [index('idempotency_keys_age').on(table.at)],
)
