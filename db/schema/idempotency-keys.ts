import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Under which key what was said of a page, both as keyed hashes; kept for a day. */
export const sayings = sqliteTable(
  'sayings',
  { key: text().primaryKey(), digest: text().notNull(), at: integer().notNull() },
  (table) => [index('sayings_age').on(table.at)],
)
