import { and, asc, count, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import type { AuditState } from '#domain/access/audit-actions'
import { disclosureKinds } from '#domain/content/pages/disclosure'
import { type ReleaseDraft, releasableStatuses } from '#domain/releases/release-draft'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { releases } from '../schema/staff'
import { events, submissions } from '../schema/submissions'
import { insertSelect, isOneOf } from '../statements'

export type Release = typeof releases.$inferSelect

/** The release of a ticket, by the reference in `submissions`; null if none was drafted. */
export async function findRelease(db: Database, reference: string): Promise<Release | null> {
  const row = await db.select().from(releases).where(eq(releases.reference, reference)).get()
  return row ?? null
}

/** Drafts that wait for a decision, oldest first, and their number. */
export async function listDrafts(
  db: Database,
  limit: number,
): Promise<{ drafts: Release[]; total: number }> {
  const isDraft = eq(releases.status, 'draft')
  const [drafts, [counted]] = await db.batch([
    db
      .select()
      .from(releases)
      .where(isDraft)
      .orderBy(asc(releases.draftedAt), asc(releases.reference))
      .limit(limit),
    db.select({ total: count() }).from(releases).where(isDraft),
  ])
  return { drafts, total: counted?.total ?? 0 }
}

/** The releases that were published last, the newest first. */
export function listPublishedReleases(db: Database, limit: number): Promise<Release[]> {
  return db
    .select()
    .from(releases)
    .where(eq(releases.status, 'published'))
    .orderBy(desc(releases.decidedAt), releases.reference)
    .limit(limit)
}

interface PutRelease {
  reference: string
  draft: ReleaseDraft
  /** `draftedAt` of the draft that this one replaces; null if there was none. */
  replaces: number | null
}

/**
 * Stores a draft, with an entry of the audit log. False if the ticket has no answer that may be
 * published, or if another draft was stored or published meanwhile.
 */
export async function putRelease(
  db: Database,
  { reference, draft, replaces }: PutRelease,
  actor: Actor,
): Promise<boolean> {
  const isTicket = and(
    eq(submissions.reference, reference),
    inArray(submissions.kind, [...disclosureKinds]),
    inArray(submissions.status, [...releasableStatuses]),
  )
  const isSame =
    replaces === null
      ? isNull(releases.reference)
      : and(
          eq(releases.draftedAt, replaces),
          inArray(releases.status, ['draft', 'refused', 'withdrawn']),
        )
  const source = sql`from ${submissions} left join ${releases}
    on ${releases.reference} = ${submissions.reference} where ${isTicket} and ${isSame}`
  // A later draft differs from the one before, by which a form recognises it.
  const at = Math.max(actor.at, (replaces ?? 0) + 1)
  const { outcome, exemption } = draft
  const after = { status: 'draft', outcome, exemption } satisfies AuditState
  const entry = { ...actor, action: 'release.drafted', subject: reference, after } as const
  const undecided = { decidedBy: null, decidedAt: null, reason: null, slug: null }
  const set = {
    ...draft,
    author: actor.actor,
    draftedAt: at,
    status: 'draft',
    ...undecided,
  } as const
  const [, stored] = await writeBatch(db, actor, [
    insertAuditEntry(entry, source),
    insertSelect(db, releases, { reference, ...set }, source)
      .onConflictDoUpdate({ target: releases.reference, set })
      .returning({ reference: releases.reference }),
  ])
  return stored.length > 0
}

/** The part of a ticket that the disclosure log may publish. */
export interface AnsweredTicket {
  reference: string
  kind: string
  status: (typeof submissions.$inferSelect)['status']
  /** Epoch ms. */
  createdAt: number
  /** Instant of the last answer or rejection (epoch ms); null for none. */
  answeredAt: number | null
  sample: boolean
}

/** The tickets with these references, by reference, without anything about their senders. */
export async function findAnsweredTickets(
  db: Database,
  references: readonly string[],
): Promise<Map<string, AnsweredTicket>> {
  const { reference, kind, status, createdAt, sample } = submissions
  const [tickets, answers] = await db.batch([
    db
      .select({ reference, kind, status, createdAt, sample })
      .from(submissions)
      .where(isOneOf(reference, references)),
    db
      .select({ reference: events.reference, at: max(events.at) })
      .from(events)
      .where(
        and(
          isOneOf(events.reference, references),
          inArray(events.status, ['answered', 'rejected']),
        ),
      )
      .groupBy(events.reference),
  ])
  const answeredAt = new Map(answers.map((row) => [row.reference, row.at]))
  return new Map(
    tickets.map((ticket) => [
      ticket.reference,
      { ...ticket, answeredAt: answeredAt.get(ticket.reference) ?? null },
    ]),
  )
}
