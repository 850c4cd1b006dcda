import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AuditAction, AuditState } from '#domain/access/audit-actions'
import { riyadhInstant } from '#domain/dates/calendar'
import type { ContentSource } from '#domain/editing/source'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { facetValuesOf } from '../entries/list-query'
import { raiseVersionIf } from '../entries/publications'
import {
  entries,
  entryDrafts,
  entryFacets,
  entryRevisions,
  entrySources,
  withdrawnEntries,
} from '../schema/content'
import type { EntryRow } from '../seed/content-problem'
import { insertSelect } from '../statements'
import { type EditedKey, type EditedRecord, isOfRecord, lastDecision } from './records'

type Step = typeof entryRevisions.$inferInsert

/** Entry of the audit log for the row that a condition selects. */
function entryIf(
  actor: Actor,
  { kind, slug }: EditedKey,
  change: {
    action: Extract<AuditAction, `content.${string}`>
    before?: AuditState
    after?: AuditState
  },
  source: SQL,
) {
  return insertAuditEntry({ ...actor, ...change, subject: `${kind}/${slug}` }, source)
}

/** A revision for the row that a condition selects. */
function revisionIf(
  db: Database,
  { at, actor: author }: Actor,
  key: EditedKey,
  { step, note = null, before = null, after = null }: Omit<Step, 'kind' | 'slug' | 'at' | 'author'>,
  source: SQL,
) {
  const id = sql`null`
  return insertSelect(
    db,
    entryRevisions,
    { id, ...key, at, author, step, note, before, after },
    source,
  )
}

interface DraftChange {
  source: ContentSource
  /** The text that it replaces: that of the draft, else the published one. */
  before: ContentSource | null
  /** Version of the record that was read (`versionOf`). */
  replaces: number
  /** Id of the revision that it goes on with; by default it is a new one, with an audit entry. */
  continues?: number | null
  /** Name of a file that was uploaded for it. */
  file?: string
}

/**
 * Stores a draft with a revision and an entry of the audit log, and returns its version; null if
 * somebody else has written, published or discarded one meanwhile. A draft that was to be published at
 * a time has to be decided about again.
 */
export async function putRecordDraft(
  db: Database,
  key: EditedKey,
  { source, before, replaces, continues = null, file }: DraftChange,
  actor: Actor,
): Promise<number | null> {
  const { kind, slug } = key
  const from = sql`from (select 1) left join ${entryDrafts} on ${isOfRecord(key, entryDrafts)}
    where coalesce(${entryDrafts.writtenAt}, (${lastDecision(db, key)}), 0) = ${replaces}`
  const action = file ? 'content.uploaded' : 'content.drafted'
  // A later draft differs from the one before, by which a form recognises it.
  const writtenAt = Math.max(actor.at, replaces + 1)
  const set = { source, author: actor.actor, writtenAt, publishAt: null, publisher: null }
  const isContinued = and(
    eq(entryRevisions.id, continues ?? 0),
    sql`exists (select 1 from ${entryDrafts} where ${isSeen(key, writtenAt)})`,
  )
  const draft = insertSelect(db, entryDrafts, { kind, slug, ...set }, from)
    .onConflictDoUpdate({ target: [entryDrafts.kind, entryDrafts.slug], set })
    .returning({ writtenAt: entryDrafts.writtenAt })
  if (continues !== null) {
    const revision = db.update(entryRevisions).set({ after: source }).where(isContinued)
    const [stored] = await writeBatch(db, actor, [draft, revision])
    return stored.length > 0 ? writtenAt : null
  }
  const [, , stored] = await writeBatch(db, actor, [
    entryIf(actor, key, { action, after: { status: 'draft', ...(file && { file }) } }, from),
    revisionIf(db, actor, key, { step: 'drafted', before, after: source }, from),
    draft,
  ])
  return stored.length > 0 ? writtenAt : null
}

const isSeen = (key: EditedKey, version: number) =>
  and(isOfRecord(key, entryDrafts), eq(entryDrafts.writtenAt, version))

/** Deletes a draft, with an entry of the audit log; false if it is another now. */
export async function discardRecordDraft(
  db: Database,
  key: EditedKey,
  version: number,
  actor: Actor,
): Promise<boolean> {
  const isOpen = isSeen(key, version)
  const change = { action: 'content.discarded', before: { status: 'draft' } } as const
  const [, rows] = await writeBatch(db, actor, [
    entryIf(actor, key, change, sql`from ${entryDrafts} where ${isOpen}`),
    db.delete(entryDrafts).where(isOpen).returning({ slug: entryDrafts.slug }),
  ])
  return rows.length > 0
}

interface Decision {
  version: number
  publishAt: number | null
  refusal?: string
}

/**
 * Has a draft published at an instant (epoch ms) by the decision of the actor, which is of the version
 * that it makes, or takes that back (null); false if it is another now. A revision keeps the note of one
 * that was refused at its time.
 */
export async function scheduleRecordDraft(
  db: Database,
  key: EditedKey,
  { version, publishAt, refusal }: Decision,
  actor: Actor,
): Promise<boolean> {
  const isOpen = isSeen(key, version)
  const states =
    publishAt === null ? (['scheduled', 'draft'] as const) : (['draft', 'scheduled'] as const)
  const change = {
    action: publishAt === null ? 'content.unscheduled' : 'content.scheduled',
    before: { status: states[0] },
    after: { status: states[1], ...(publishAt !== null && { until: riyadhInstant(publishAt) }) },
  } as const
  const publisher = publishAt === null ? null : actor.actor
  const decidedAt = Math.max(actor.at, version + 1)
  const from = sql`from ${entryDrafts} where ${isOpen}`
  const step = { step: 'refused', note: refusal ?? '' } as const
  const [, rows] = await writeBatch(db, actor, [
    entryIf(actor, key, change, from),
    db
      .update(entryDrafts)
      .set({ publishAt, publisher, ...(publishAt !== null && { writtenAt: decidedAt }) })
      .where(isOpen)
      .returning({ slug: entryDrafts.slug }),
    ...(refusal === undefined ? [] : [revisionIf(db, actor, key, step, from)]),
  ])
  return rows.length > 0
}

/** A draft with what it is published with. */
export interface Publication extends Pick<EditedRecord, 'stored'> {
  draft: NonNullable<EditedRecord['draft']>
  /** Its rows of both languages. */
  rows: readonly EntryRow[]
}

/** Columns of a row with every value that the table has a default for. */
export function columnsOf(row: EntryRow) {
  const { position = 0, summary = null, date = null, startsAt = null, endsAt = null } = row
  const { writtenIn = null, sample = false } = row
  return { ...row, position, summary, date, startsAt, endsAt, writtenIn, sample }
}

function upsertRow(db: Database, row: EntryRow, source: SQL) {
  const columns = columnsOf(row)
  const { kind: _, slug: __, locale: ___, ...set } = columns
  return insertSelect(db, entries, columns, source).onConflictDoUpdate({
    target: [entries.kind, entries.slug, entries.locale],
    set,
  })
}

function replaceFacets(db: Database, row: EntryRow, source: SQL, isOpen: SQL) {
  const { kind, slug, locale, date } = row
  const own = and(
    eq(entryFacets.kind, kind),
    eq(entryFacets.slug, slug),
    eq(entryFacets.locale, locale),
  )
  return [
    db.delete(entryFacets).where(and(own, isOpen)),
    ...facetValuesOf(row).map((value) =>
      insertSelect(db, entryFacets, { kind, slug, locale, value, date: date ?? '' }, source),
    ),
  ]
}

/**
 * Publishes a draft: its rows, its content file, which the seed leaves alone from now on, a revision
 * and an entry of the audit log; the content version rises. False if somebody else has written,
 * published or discarded it meanwhile.
 */
export async function publishRecord(
  db: Database,
  key: EditedKey,
  { draft, stored: former, rows }: Publication,
  actor: Actor,
): Promise<boolean> {
  const { kind, slug } = key
  const { source } = draft
  const before = former?.isWithdrawn === false ? former.source : null
  const isDraft = isSeen(key, draft.writtenAt)
  const from = sql`from ${entryDrafts} where ${isDraft}`
  const isOpen = sql`exists (select 1 ${from})`
  const states = { before: { status: 'draft' }, after: { status: 'published' } }
  const stored = { source, origin: 'staff', isWithdrawn: false } as const
  const results = await writeBatch(db, actor, [
    raiseVersionIf(db, actor.at, isOpen),
    entryIf(actor, key, { action: 'content.published', ...states }, from),
    revisionIf(db, actor, key, { step: 'published', before, after: source }, from),
    ...rows.map((row) => upsertRow(db, row, from)),
    ...rows.flatMap((row) => replaceFacets(db, row, from, isOpen)),
    insertSelect(db, entrySources, { kind, slug, ...stored }, from).onConflictDoUpdate({
      target: [entrySources.kind, entrySources.slug],
      set: stored,
    }),
    db
      .delete(withdrawnEntries)
      .where(and(eq(withdrawnEntries.kind, kind), eq(withdrawnEntries.slug, slug), isOpen)),
    // Last: the other statements depend on the draft.
    db.delete(entryDrafts).where(isDraft).returning({ slug: entryDrafts.slug }),
  ])
  return (results.at(-1) as unknown as unknown[]).length > 0
}

/**
 * Takes a record off the site with a reason: its address answers 410, the seed does not bring it back,
 * and the content version rises. False if it is not on the site.
 */
export async function withdrawStoredRecord(
  db: Database,
  key: EditedKey,
  { before, note }: { before: ContentSource; note: string },
  actor: Actor,
): Promise<boolean> {
  const { kind, slug } = key
  const isStored = and(isOfRecord(key, entrySources), eq(entrySources.isWithdrawn, false))
  const from = sql`from ${entrySources} where ${isStored}`
  const isOpen = sql`exists (select 1 ${from})`
  const states = { before: { status: 'published' }, after: { status: 'withdrawn' } }
  const results = await writeBatch(db, actor, [
    raiseVersionIf(db, actor.at, isOpen),
    entryIf(actor, key, { action: 'content.withdrawn', ...states }, from),
    revisionIf(db, actor, key, { step: 'withdrawn', note, before }, from),
    insertSelect(
      db,
      withdrawnEntries,
      { kind, slug, withdrawnAt: actor.at },
      from,
    ).onConflictDoNothing(),
    db.delete(entries).where(and(eq(entries.kind, kind), eq(entries.slug, slug), isOpen)),
    // Last: the other statements depend on it.
    db
      .update(entrySources)
      .set({ origin: 'staff', isWithdrawn: true })
      .where(isStored)
      .returning({ slug: entrySources.slug }),
  ])
  return (results.at(-1) as unknown as unknown[]).length > 0
}
