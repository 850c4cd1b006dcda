import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { locales } from '#domain/site/locale'
import { codeActions, statuses } from '#domain/tickets/status'

/**
 * Lane of the queue: 0 while the authority has to act, 1 while it waits for the sender, 2 once the
 * ticket is finished. An expression of the indexes, without commas, which drizzle-kit would split:
 * queries use it as it stands here.
 */
export const queueLane = sql<number>`((status = 'needs_information') + 2 * (status = 'answered' or status = 'closed' or status = 'rejected' or status = 'duplicate' or status = 'withdrawn'))`

interface QueueColumns<Due, Received, Reference> {
  dueOn: Due
  createdAt: Received
  reference: Reference
}

/** Columns by which a lane is ordered: first due, then first received. */
export function inQueueOrder<Due, Received, Reference>({
  dueOn,
  createdAt,
  reference,
}: QueueColumns<Due, Received, Reference>): [Due, Received, Reference] {
  return [dueOn, createdAt, reference]
}

/**
 * Tickets of all forms. E-mail and answers are encrypted (db/privacy/keyring); the sender is found
 * by the keyed hash of the address. `outboxReference` is the reference shown during an outage if a
 * late write had stored another one.
 */
export const submissions = sqliteTable(
  'submissions',
  {
    reference: text().primaryKey(),
    outboxReference: text(),
    form: text().notNull(),
    idempotencyKey: text().notNull(),
    /** Keyed hash of the submission; the same key with another digest is refused. */
    digest: text().notNull(),
    kind: text().notNull(),
    topic: text(),
    locale: text({ enum: locales }).notNull(),
    status: text({ enum: statuses }).notNull(),
    email: text().notNull(),
    emailHash: text().notNull(),
    answers: text().notNull(),
    /** Version of the privacy policy in force. */
    privacyVersion: text().notNull(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    /** Riyadh day the reply is due, `YYYY-MM-DD`. */
    dueOn: text(),
    sample: integer({ mode: 'boolean' }).notNull().default(false),
    /** Id of `staff` of the officer in charge; null while unassigned. */
    assignee: text(),
    /**
     * Reference of the first request as its sender knows it, of a duplicate by the same sender; null
     * for others.
     */
    duplicateOf: text(),
    /** The same, of a duplicate by another sender, who is not told it. */
    duplicateOfOther: text(),
    /** Id of the team to which it is referred; null unless it is referred to one. */
    team: text(),
    /** Riyadh day by which the team returns it, `YYYY-MM-DD`; null without a team. */
    teamDueOn: text(),
    /** `updatedAt` of the state whose words are in `ticket_words`; null before the first. */
    wordsAt: integer(),
  },
  (table) => [
    uniqueIndex('submissions_key').on(table.form, table.idempotencyKey),
    index('submissions_outbox').on(table.outboxReference).where(sql`outbox_reference is not null`),
    index('submissions_sender').on(table.emailHash),
    // The queue of the desk: a page of a lane, of a kind or of an assignee, and its counts.
    index('submissions_queue').on(queueLane, ...inQueueOrder(table)),
    index('submissions_queue_kind').on(queueLane, table.kind, ...inQueueOrder(table)),
    index('submissions_queue_assignee').on(queueLane, table.assignee, ...inQueueOrder(table)),
    index('submissions_queue_status').on(
      queueLane,
      table.status,
      table.assignee,
      ...inQueueOrder(table),
    ),
    index('submissions_changed').on(table.status, table.updatedAt, table.reference),
    index('submissions_duplicate').on(table.duplicateOf).where(sql`duplicate_of is not null`),
    index('submissions_duplicate_other')
      .on(table.duplicateOfOther)
      .where(sql`duplicate_of_other is not null`),
    // The list of a team's members, in the order of its due days.
    index('submissions_team')
      .on(table.team, table.teamDueOn, table.createdAt, table.reference)
      .where(sql`team is not null`),
    index('submissions_words').on(table.createdAt).where(sql`words_at is not updated_at`),
    index('submissions_topic').on(table.topic, table.status, table.updatedAt),
  ],
)

/** History of a ticket; the notes are public. */
export const events = sqliteTable(
  'events',
  {
    reference: text()
      .notNull()
      .references(() => submissions.reference, { onDelete: 'cascade' }),
    sequence: integer().notNull(),
    status: text({ enum: statuses }).notNull(),
    at: integer().notNull(),
    /** Null if the status explains itself. */
    noteAr: text(),
    noteEn: text(),
    /** Id of `staff`; null for the sender and the website. */
    actor: text(),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.sequence] }),
    index('events_status').on(table.status, table.at),
  ],
)

/** Mails to senders, then those to officers. */
const mailTemplates = [
  'registered',
  'confirm',
  'code',
  'status',
  'amended',
  'notification',
  'digest',
] as const

/**
 * Mail queue. The address is encrypted; it is empty if the mail goes to the address of its ticket, or
 * to that of an officer.
 */
export const mails = sqliteTable(
  'mails',
  {
    /**
     * Unique id, so no mail is sent twice: `INFO-1234567890:registered`,
     * `INFO-1234567890:status:2`, `INFO-1234567890:amended:1`; of an officer
     * `notify:{officer}:INFO-1234567890:assigned:{epoch ms}`, `digest:{officer}:2026-11-29`.
     */
    about: text().primaryKey(),
    template: text({ enum: mailTemplates }).notNull(),
    locale: text({ enum: locales }).notNull(),
    recipient: text().notNull(),
    recipientHash: text().notNull(),
    reference: text().notNull(),
    createdAt: integer().notNull(),
    /** Next attempt (epoch ms); null once it was sent or given up. */
    nextAt: integer(),
    attempts: integer().notNull().default(0),
    sentAt: integer(),
  },
  (table) => [
    index('mails_waiting').on(table.nextAt).where(sql`next_at is not null`),
    index('mails_recipient').on(table.recipientHash, table.createdAt),
  ],
)

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
  action: text({ enum: codeActions }).notNull(),
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
    /** Keyed hash of the message of a reply by mail; null for what was written on the site. */
    message: text(),
    /** Descriptions of the files that came with it, encrypted; null without files. */
    files: text(),
    /**
     * Keyed hash by which the files of what was written on the site are named; null without files, and
     * for a reply by mail, whose files are named by its message.
     */
    upload: text(),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.sequence] }),
    uniqueIndex('additions_message').on(table.message).where(sql`message is not null`),
    uniqueIndex('additions_upload').on(table.upload).where(sql`upload is not null`),
  ],
)

/**
 * What was written to the sender about an answer after it was sent. The answer stays in its event as
 * it was: its time and its number do not change.
 */
export const amendments = sqliteTable(
  'amendments',
  {
    reference: reference(),
    sequence: integer().notNull(),
    /** Sequence of the event of the answer. */
    answer: integer().notNull(),
    /** Sequence of the amendment that it corrects, 0 for the answer itself; null for a supplement. */
    replaces: integer(),
    at: integer().notNull(),
    noteAr: text(),
    noteEn: text(),
    /** Id of `staff`. */
    actor: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reference, table.sequence] })],
)

/**
 * Files of staff for the sender of a ticket. They wait without `event` and `amendment` until a step or
 * an amendment takes them along; only then does the sender see them.
 */
export const answerFiles = sqliteTable(
  'answer_files',
  {
    reference: reference(),
    /** Position among the files of the ticket, from 1. */
    number: integer().notNull(),
    /** Name of the object in R2. */
    object: text().notNull(),
    /** Encrypted. */
    description: text().notNull(),
    /** Sequence of the event that they were sent with. */
    event: integer(),
    /** Sequence of the amendment that they were sent with. */
    amendment: integer(),
    uploadedAt: integer().notNull(),
    /** Id of `staff`. */
    actor: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.number] }),
    uniqueIndex('answer_files_object').on(table.object),
  ],
)

/** What the sender of a closed ticket says: whether it was solved. One a closing. */
export const resolutions = sqliteTable(
  'resolutions',
  {
    reference: reference(),
    /** Sequence of the event that closed it. */
    event: integer().notNull(),
    isSolved: integer({ mode: 'boolean' }).notNull(),
    /** A word of the sender, encrypted; null for none. */
    comment: text(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.event] }),
    index('resolutions_at').on(table.at),
  ],
)

/**
 * Words of tickets as keyed hashes, by which staff find them: of what is encrypted nothing else can be
 * searched (docs/decisions/0080-words-of-tickets.md).
 */
export const ticketWords = sqliteTable(
  'ticket_words',
  { token: text().notNull(), reference: reference() },
  (table) => [
    primaryKey({ columns: [table.token, table.reference] }),
    index('ticket_words_ticket').on(table.reference),
  ],
)

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

/**
 * Idempotency keys of small forms and digests of their payloads, as keyed hashes; kept for a day.
 */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  { key: text().primaryKey(), digest: text().notNull(), at: integer().notNull() },
  (table) => [index('idempotency_keys_age').on(table.at)],
)

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

/**
 * What the virus scanner said of a file in `ATTACHMENTS`. A file without a row has not been queued yet
 * and counts as waiting where a scanner is configured.
 */
export const attachmentScans = sqliteTable(
  'attachment_scans',
  {
    /** Name of the object in R2. */
    name: text().primaryKey(),
    state: text({ enum: ['waiting', 'clean', 'refused'] }).notNull(),
    /** Name of the signature that matched; null for others. */
    signature: text(),
    queuedAt: integer().notNull(),
    /** When it is scanned next (epoch ms); null once there is a result. */
    nextAt: integer(),
    attempts: integer().notNull().default(0),
  },
  (table) => [index('attachment_scans_due').on(table.nextAt).where(sql`next_at is not null`)],
)
