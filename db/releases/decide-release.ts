import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { impersonalText } from '#domain/content/impersonal'
import { type DisclosureKind, disclosure } from '#domain/content/pages/disclosure'
import {
  type ReleaseValues,
  readReleaseDraft,
  releasableStatuses,
  slugOf,
} from '#domain/releases/release-draft'
import { locales } from '#domain/site/locale'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { raiseVersionIf } from '../entries/publications'
import { entries, withdrawnEntries } from '../schema/content'
import { releases } from '../schema/staff'
import { amendments, events, submissions } from '../schema/submissions'
import { insertSelect, isOneOf } from '../statements'
import type { Release } from './releases'

/** Facts about a request that the log publishes besides the draft. */
export interface ReleasedTicket {
  requestKind: DisclosureKind
  /** Month of receipt, `YYYY-MM`. */
  received: string
  /** Riyadh day of the answer, `YYYY-MM-DD`. */
  answeredOn: string
  workingDays: number
  /** A sample of a local database. */
  sample: boolean
}

/** SQL condition: the draft is the one that the reader saw, and is not decided. */
function isUndecided({ reference, draftedAt }: Release) {
  return and(
    eq(releases.reference, reference),
    eq(releases.draftedAt, draftedAt),
    eq(releases.status, 'draft'),
  )
}

/**
 * SQL condition: the draft may be published by this person, who has not written it, and its ticket
 * still has the answer about which it was written.
 */
function isPublishable(release: Release, decidedBy: string) {
  const { reference, draftedAt } = release
  const isAnswered = sql`exists (select 1 from ${submissions} where ${and(
    eq(submissions.reference, reference),
    inArray(submissions.status, [...releasableStatuses]),
  )})`
  const isReopened = sql`exists (select 1 from ${events} where ${and(
    eq(events.reference, reference),
    eq(events.status, 'in_review'),
    gt(events.at, draftedAt),
  )})`
  const isAmended = sql`exists (select 1 from ${amendments} where ${and(
    eq(amendments.reference, reference),
    gt(amendments.at, draftedAt),
  )})`
  return and(
    isUndecided(release),
    ne(releases.author, decidedBy),
    isAnswered,
    sql`not ${isReopened}`,
    sql`not ${isAmended}`,
  )
}

const slugsTried = 50

/** A slug from the English title that no record of the log has or had. */
async function findFreeSlug(db: Database, titleEn: string): Promise<string> {
  const base = slugOf(titleEn)
  const names = Array.from({ length: slugsTried }, (_, at) => (at ? `${base}-${at + 1}` : base))
  const [published, withdrawn] = await db.batch([
    db
      .select({ slug: entries.slug })
      .from(entries)
      .where(and(eq(entries.kind, 'disclosure'), isOneOf(entries.slug, names))),
    db
      .select({ slug: withdrawnEntries.slug })
      .from(withdrawnEntries)
      .where(and(eq(withdrawnEntries.kind, 'disclosure'), isOneOf(withdrawnEntries.slug, names))),
  ])
  const taken = new Set([...published, ...withdrawn].map(({ slug }) => slug))
  const free = names.find((name) => !taken.has(name))
  if (!free) throw new Error('Too many records of the log have this title')
  return free
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)

/** The bodies of the record by language; throws if they are not those of a disclosure. */
function bodiesOf(release: Release, ticket: ReleasedTicket) {
  const { outcome, exemption, topic } = release
  const { requestKind, received, workingDays } = ticket
  const bodyOf = (answer: string) =>
    v.parse(disclosure, {
      requestKind,
      received,
      outcome,
      exemption,
      workingDays,
      topic,
      answer: paragraphsOf(answer),
    })
  return { ar: bodyOf(release.answerAr), en: bodyOf(release.answerEn) }
}

function isImpersonal(release: Release): boolean {
  const typed = { ...release, exemption: release.exemption ?? '', topic: release.topic ?? '' }
  return readReleaseDraft(typed satisfies ReleaseValues, []).ok
}

/**
 * Publishes a draft as a record of the disclosure log in both languages, with an entry of the audit
 * log; the content version rises. Returns the slug; null if the actor is its author, if somebody else
 * has changed the draft or decided about it, or if its ticket was reopened since. Throws for a draft
 * that may identify a person.
 */
export async function publishRelease(
  db: Database,
  release: Release,
  ticket: ReleasedTicket,
  actor: Actor,
): Promise<string | null> {
  if (!isImpersonal(release)) throw new Error('A draft does not fit the disclosure log')
  const bodies = bodiesOf(release, ticket)
  const slug = await findFreeSlug(db, release.titleEn)
  const { at, actor: decidedBy } = actor
  const isOpen = isPublishable(release, decidedBy)
  const texts = {
    ar: { title: release.titleAr, summary: v.parse(impersonalText, release.summaryAr) },
    en: { title: release.titleEn, summary: v.parse(impersonalText, release.summaryEn) },
  }
  const records = locales.map((locale) => {
    const record = {
      kind: 'disclosure',
      slug,
      locale,
      ...texts[locale],
      body: bodies[locale],
      date: ticket.answeredOn,
      startsAt: null,
      endsAt: null,
      updatedAt: at,
      position: 0,
      writtenIn: null,
      sample: ticket.sample,
    }
    return insertSelect(db, entries, record, sql`from ${releases} where ${isOpen}`)
  })
  const entry = {
    ...({ ...actor, action: 'release.published', subject: release.reference } as const),
    before: { status: 'draft' },
    after: { status: 'published', slug },
  }
  const results = await writeBatch(db, actor, [
    raiseVersionIf(db, at, sql`exists (select 1 from ${releases} where ${isOpen})`),
    insertAuditEntry(entry, sql`from ${releases} where ${isOpen}`),
    ...records,
    // Last: the other statements depend on the status.
    db
      .update(releases)
      .set({ status: 'published', decidedAt: at, decidedBy, slug })
      .where(isOpen)
      .returning({ reference: releases.reference }),
  ])
  const updated = results.at(-1) as unknown as { reference: string }[]
  return updated.length > 0 ? slug : null
}

/**
 * Sends a draft back with a reason, with an entry of the audit log; false if somebody else has
 * changed the draft or decided about it.
 */
export async function refuseRelease(
  db: Database,
  release: Release,
  reason: string,
  actor: Actor,
): Promise<boolean> {
  const { at, actor: decidedBy } = actor
  const isOpen = isUndecided(release)
  const entry = {
    ...({ ...actor, action: 'release.refused', subject: release.reference } as const),
    before: { status: 'draft' },
    after: { status: 'refused' },
  }
  const [, updated] = await writeBatch(db, actor, [
    insertAuditEntry(entry, sql`from ${releases} where ${isOpen}`),
    db
      .update(releases)
      .set({ status: 'refused', decidedAt: at, decidedBy, reason })
      .where(isOpen)
      .returning({ reference: releases.reference }),
  ])
  return updated.length > 0
}

const noTexts = {
  titleAr: '',
  titleEn: '',
  summaryAr: '',
  summaryEn: '',
  answerAr: '',
  answerEn: '',
}

/**
 * Withdraws a published record with a reason and an entry of the audit log: the record and the texts
 * of its draft are deleted, its address answers 410, and the content version rises. False if it is
 * not published.
 */
export async function withdrawRelease(
  db: Database,
  slug: string,
  reason: string,
  actor: Actor,
): Promise<boolean> {
  const { at, actor: decidedBy } = actor
  const isPublished = and(eq(releases.slug, slug), eq(releases.status, 'published'))
  const ifPublished = sql`exists (select 1 from ${releases} where ${isPublished})`
  const found = await db
    .select({ reference: releases.reference })
    .from(releases)
    .where(isPublished)
    .get()
  if (!found) return false
  const entry = {
    ...({ ...actor, action: 'release.withdrawn', subject: found.reference } as const),
    before: { status: 'published', slug },
    after: { status: 'withdrawn', slug },
  }
  const results = await writeBatch(db, actor, [
    raiseVersionIf(db, at, ifPublished),
    insertAuditEntry(entry, sql`from ${releases} where ${isPublished}`),
    insertSelect(
      db,
      withdrawnEntries,
      { kind: 'disclosure', slug, withdrawnAt: at },
      sql`where ${ifPublished}`,
    ).onConflictDoNothing(),
    db
      .delete(entries)
      .where(and(eq(entries.kind, 'disclosure'), eq(entries.slug, slug), ifPublished)),
    // Last: the other statements depend on the status.
    db
      .update(releases)
      .set({ ...noTexts, status: 'withdrawn', decidedAt: at, decidedBy, reason })
      .where(isPublished)
      .returning({ reference: releases.reference }),
  ])
  const updated = results.at(-1) as unknown as { reference: string }[]
  return updated.length > 0
}

/** True if a record was withdrawn whose page had this address. */
export async function isWithdrawn(db: Database, kind: string, slug: string): Promise<boolean> {
  const row = await db
    .select({ slug: withdrawnEntries.slug })
    .from(withdrawnEntries)
    .where(and(eq(withdrawnEntries.kind, kind), eq(withdrawnEntries.slug, slug)))
    .get()
  return row !== undefined
}
