import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { requestActions } from '#domain/tickets/status'
import { submissions } from './schema'

const reference = () =>
  text()
    .notNull()
    .references(() => submissions.reference, { onDelete: 'cascade' })

/**
 * The code that proves a request's sender, the last one alone: a new one takes its place. The code
 * itself stands nowhere; it is derived from the seed with a key that the database does not hold.
 */
export const codes = sqliteTable('codes', {
  reference: reference().primaryKey(),
  /** Made anew for each code, of what it was asked for with. */
  seed: text().notNull(),
  action: text({ enum: requestActions }).notNull(),
  /** Epoch milliseconds. */
  expiresAt: integer().notNull(),
  tries: integer().notNull().default(0),
  /** Keyed hash of what was done with it, so that it can be told from anything else; null before. */
  spentOn: text(),
})

/** What the sender of a request wrote when asked for more, locked as the answers are. */
export const additions = sqliteTable(
  'additions',
  {
    reference: reference(),
    /** Of the event it came with. */
    sequence: integer().notNull(),
    information: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reference, table.sequence] })],
)
