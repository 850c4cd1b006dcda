import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { ticketActions } from '#domain/tickets/status'
import { submissions } from './submissions'

const reference = () =>
  text()
    .notNull()
    .references(() => submissions.reference, { onDelete: 'cascade' })

/**
 * The current code of a ticket's sender; a new one replaces it. The digits are derived from the
 * seed with a key outside the database and are never stored.
 */
export const codes = sqliteTable('codes', {
  reference: reference().primaryKey(),
  /** Unique per requested code. */
  seed: text().notNull(),
  action: text({ enum: ticketActions }).notNull(),
  expiresAt: integer().notNull(),
  attempts: integer().notNull().default(0),
  /** Keyed hash of the action it was used for, to recognise a repeat; null before use. */
  spentOn: text(),
})

/** Information from the ticket's sender, encrypted like the answers. */
export const additions = sqliteTable(
  'additions',
  {
    reference: reference(),
    /** Sequence of the event that it belongs to. */
    sequence: integer().notNull(),
    information: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reference, table.sequence] })],
)
