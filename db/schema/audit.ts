import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { auditActions } from '#domain/access/audit-actions'

/**
 * The audit log, which is only appended to: triggers refuse other changes. It names people by id and
 * records by reference, and holds no personal data. An entry is written in the transaction of the
 * action and gets its hash right after it (db/audit/chain).
 */
export const auditEntries = sqliteTable(
  'audit_entries',
  {
    /** Never reused, so that entries missing at the end show as well. */
    sequence: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    /** An id of `staff`, or of the account whose owner acted on it. */
    actor: text().notNull(),
    /** Roles at that time, joined by commas; `member` or `operator` for those without one. */
    role: text().notNull(),
    action: text({ enum: auditActions }).notNull(),
    /** Reference or id of the record. */
    subject: text(),
    /** States before and after the action, as JSON without free text. */
    before: text(),
    after: text(),
    /** Id of the request, as in the log and in `X-Request-Id`; null for a command. */
    requestId: text(),
    /** Chains the entry to the one before; null until it is computed. */
    hash: text(),
  },
  (table) => [
    index('audit_entries_actor').on(table.actor, table.sequence),
    index('audit_entries_subject').on(table.subject, table.sequence),
    index('audit_entries_action').on(table.action, table.sequence),
    index('audit_entries_at').on(table.at),
  ],
)
