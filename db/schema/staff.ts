import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { disclosureOutcomes } from '#domain/content/pages/disclosure'
import { releaseStatuses } from '#domain/releases/release'
import { submissions } from './submissions'

/**
 * People who have worked at the desk, for assignments, histories and the audit log. A row outlives
 * its account, because the audit log names it.
 */
export const staff = sqliteTable('staff', {
  /** Id of the account, or `operator:…` for somebody who used a command. */
  id: text().primaryKey(),
  /** Name in both languages as the provider states it: encrypted (db/privacy/keyring). */
  name: text().notNull(),
  /** Roles at the last login, joined by commas; empty once the provider states none. */
  roles: text().notNull(),
  loggedInAt: integer().notNull(),
})

const reference = () =>
  text()
    .notNull()
    .references(() => submissions.reference, { onDelete: 'cascade' })

/** Internal notes about a ticket, which its sender never sees; encrypted like the answers. */
export const ticketNotes = sqliteTable(
  'ticket_notes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    reference: reference(),
    /** An id of `staff`. */
    author: text().notNull(),
    at: integer().notNull(),
    text: text().notNull(),
  },
  (table) => [index('ticket_notes_ticket').on(table.reference, table.id)],
)

/** Staff members who have a ticket open at the desk. */
export const ticketViewers = sqliteTable(
  'ticket_viewers',
  {
    reference: reference(),
    /** An id of `staff`. */
    viewer: text().notNull(),
    seenAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.viewer] }),
    index('ticket_viewers_seen').on(table.seenAt),
  ],
)

/** Drafts for the disclosure log, one for a ticket; both languages, without anything of the sender. */
export const releases = sqliteTable(
  'releases',
  {
    reference: text().primaryKey(),
    /** An id of `staff`. */
    author: text().notNull(),
    draftedAt: integer().notNull(),
    status: text({ enum: releaseStatuses }).notNull(),
    titleAr: text().notNull(),
    titleEn: text().notNull(),
    summaryAr: text().notNull(),
    summaryEn: text().notNull(),
    answerAr: text().notNull(),
    answerEn: text().notNull(),
    outcome: text({ enum: disclosureOutcomes }).notNull(),
    exemption: text(),
    topic: text(),
    decidedBy: text(),
    decidedAt: integer(),
    /** Slug of the record that is or was published; null before. */
    slug: text(),
    /** Why it was sent back or withdrawn; null otherwise. */
    reason: text(),
  },
  (table) => [index('releases_status').on(table.status, table.draftedAt)],
)
