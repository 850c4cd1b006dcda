import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Erased submissions, which must not be stored again: a keyed hash and a day. */
export const tombstones = sqliteTable(
  'tombstones',
  {
    /** Keyed hash of the submission's identity (db/privacy/tombstones). */
    hash: text().primaryKey(),
    /** Riyadh day, `YYYY-MM-DD`. */
    erasedOn: text().notNull(),
  },
  (table) => [index('tombstones_age').on(table.erasedOn)],
)
