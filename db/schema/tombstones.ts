import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What was erased for its sender, so that it does not come back: a keyed hash and a day, no more. */
export const tombstones = sqliteTable(
  'tombstones',
  {
    /** Of what the request was sent as (db/tombstones). */
    hash: text().primaryKey(),
    /** Riyadh day, `YYYY-MM-DD`. */
    erasedOn: text().notNull(),
  },
  (table) => [index('tombstones_age').on(table.erasedOn)],
)
