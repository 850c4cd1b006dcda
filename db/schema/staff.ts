import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { auditActions } from '#domain/access/audit-actions'
import { disclosureOutcomes } from '#domain/content/pages/disclosure'
import { releaseStatuses } from '#domain/releases/release-draft'
import { locales } from '#domain/site/locale'
import { notificationReasons } from '#domain/staff/notifications'
import { accounts } from './accounts'
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
    /** Sequence of the event whose reason it is; null for a note by itself. */
    event: integer(),
  },
  (table) => [index('ticket_notes_ticket').on(table.reference, table.id)],
)

/** Teams to which tickets are referred. */
export const teams = sqliteTable('teams', {
  id: text().primaryKey(),
  nameAr: text().notNull(),
  nameEn: text().notNull(),
  /** Instant of the last change (epoch ms), by which a form knows what it changes. */
  updatedAt: integer().notNull(),
})

/** Who belongs to a team; a membership ends with the account. */
export const teamMembers = sqliteTable(
  'team_members',
  {
    team: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    member: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.team, table.member] }),
    index('team_members_member').on(table.member, table.team),
  ],
)

/** Days on which an officer is away, one period each; it ends with the account. */
export const absences = sqliteTable('absences', {
  /** Id of the account, as in `staff`. */
  officer: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Riyadh days, `YYYY-MM-DD`, both of them included. */
  firstDay: text().notNull(),
  lastDay: text().notNull(),
})

/** Kinds whose new tickets are assigned to officers in turn. */
export const rotas = sqliteTable('rotas', {
  kind: text().primaryKey(),
  /** Id of `staff` of the supervisor who set it, in whose name it assigns. */
  setBy: text().notNull(),
  /** Instant of the last change (epoch ms), by which a form knows what it changes. */
  updatedAt: integer().notNull(),
})

/** The officers of a rota; a place ends with the account. */
export const rotaPlaces = sqliteTable(
  'rota_places',
  {
    kind: text()
      .notNull()
      .references(() => rotas.kind, { onDelete: 'cascade' }),
    officer: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Number of their last turn within the kind, 0 before; whose is the lowest is next. */
    turn: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.officer] }),
    index('rota_places_officer').on(table.officer),
  ],
)

/** Lists of the queue that an officer has saved; they end with the account. */
export const savedViews = sqliteTable(
  'saved_views',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Id of the account, as in `staff`. */
    owner: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Query of the list's address, without a question mark. */
    query: text().notNull(),
    /** All officers have it in their lists. */
    isShared: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [
    index('saved_views_owner').on(table.owner),
    index('saved_views_shared').on(table.id).where(sql`is_shared = 1`),
  ],
)

/** Where officers are told what happens, and of what; the row ends with the account. */
export const officerSettings = sqliteTable('officer_settings', {
  /** Id of the account, as in `staff`. */
  officer: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Verified address of the last login: encrypted; null for none. */
  email: text(),
  /** Language of the mails; null for that of the account. */
  locale: text({ enum: locales }),
  /** Mails that are switched on (domain/staff/notifications), joined by commas. */
  mails: text().notNull(),
  /** Kinds of whose new tickets the officer is told, joined by commas. */
  kinds: text().notNull(),
  /** Last Riyadh day on which due days were looked at, `YYYY-MM-DD`; null before the first. */
  reviewedOn: text(),
})

/**
 * What happened to tickets, for each officer whom it concerns: a mark at the desk until the officer
 * opens the ticket, and the mail that tells it.
 */
export const notifications = sqliteTable(
  'notifications',
  {
    officer: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    reference: reference(),
    reason: text({ enum: notificationReasons }).notNull(),
    /** Tells events of one reason apart: instant (epoch ms) or due day; nobody is told one twice. */
    occasion: text().notNull(),
    at: integer().notNull(),
    /** Instant from which it is no mark (epoch ms); null until the officer opens the ticket. */
    seenAt: integer(),
    /** Id of its mail; empty for none, null until that is decided. */
    mail: text(),
  },
  (table) => [
    primaryKey({ columns: [table.officer, table.reference, table.reason, table.occasion] }),
    index('notifications_ticket').on(table.reference),
    index('notifications_unseen').on(table.officer, table.reference).where(sql`seen_at is null`),
    index('notifications_undecided').on(table.at).where(sql`mail is null`),
    index('notifications_mail').on(table.mail).where(sql`mail <> ''`),
    index('notifications_age').on(table.at),
  ],
)

/** Staff members who have a ticket or a record open at the desk. */
export const viewers = sqliteTable(
  'viewers',
  {
    /** Of the ticket, or `{kind}/{slug}` of the record. */
    reference: text().notNull(),
    /** An id of `staff`. */
    viewer: text().notNull(),
    seenAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.viewer] }),
    index('viewers_seen').on(table.seenAt),
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
