import { and, desc, eq, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { KindName } from '#domain/content/kinds'
import type { RecordFilter, RecordState } from '#domain/editing/record-state'
import type { Locale } from '#domain/site/locale'
import type { Database } from '../client'
import { entryDrafts, entryRevisions, entrySources } from '../schema/content'

type StoredSource = typeof entrySources.$inferSelect
export type StoredDraft = typeof entryDrafts.$inferSelect
export type StoredRevision = typeof entryRevisions.$inferSelect

/** A record by its kind and slug. */
export interface EditedKey {
  kind: KindName
  slug: string
}

type KeyedTable = typeof entrySources | typeof entryDrafts | typeof entryRevisions

/** SQL condition: the rows of a record. */
export function isOfRecord({ kind, slug }: EditedKey, table: KeyedTable): SQL | undefined {
  return and(eq(table.kind, kind), eq(table.slug, slug))
}

export interface EditedRecord {
  stored: StoredSource | null
  draft: StoredDraft | null
  /** The latest, the newest first. */
  revisions: StoredRevision[]
  /** When it was last published or withdrawn at the desk (epoch ms); 0 for never. */
  decidedAt: number
}

const revisionsShown = 20

/** When a record was last published or withdrawn at the desk. */
export function lastDecision(db: Database, key: EditedKey) {
  return db
    .select({ at: entryRevisions.at })
    .from(entryRevisions)
    .where(and(isOfRecord(key, entryRevisions), ne(entryRevisions.step, 'drafted')))
    .orderBy(desc(entryRevisions.id))
    .limit(1)
}

/** What editors have of a record. */
export async function findRecord(db: Database, key: EditedKey): Promise<EditedRecord> {
  const [[stored], [draft], revisions, [decision]] = await db.batch([
    db.select().from(entrySources).where(isOfRecord(key, entrySources)),
    db.select().from(entryDrafts).where(isOfRecord(key, entryDrafts)),
    db
      .select()
      .from(entryRevisions)
      .where(isOfRecord(key, entryRevisions))
      .orderBy(desc(entryRevisions.id))
      .limit(revisionsShown),
    lastDecision(db, key),
  ])
  const decidedAt = decision?.at ?? 0
  return { stored: stored ?? null, draft: draft ?? null, revisions, decidedAt }
}

/** A revision of a record, or null. */
export async function findRevision(
  db: Database,
  key: EditedKey,
  id: number,
): Promise<StoredRevision | null> {
  const row = await db
    .select()
    .from(entryRevisions)
    .where(and(isOfRecord(key, entryRevisions), eq(entryRevisions.id, id)))
    .get()
  return row ?? null
}

/** The version for forms: the instant of the draft, else of the last decision (epoch ms). */
export function versionOf({ draft, decidedAt }: EditedRecord): number {
  return draft?.writtenAt ?? decidedAt
}

/** Drafts that are to be published by an instant (epoch ms), the earliest first. */
export function listDueDrafts(db: Database, now: number, atMost: number): Promise<StoredDraft[]> {
  return db
    .select()
    .from(entryDrafts)
    .where(lte(entryDrafts.publishAt, now))
    .orderBy(entryDrafts.publishAt)
    .limit(atMost)
}

/**
 * Drafts that were refused at their time of publication and not written since, the last first: those of
 * an author (id of `staff`), or all of them.
 */
export function listRefusedDrafts(
  db: Database,
  locale: Locale,
  author: string | null,
): Promise<{ reference: string; title: string }[]> {
  return db.all(sql`
    select d.kind || '/' || d.slug reference,
      coalesce(d.source ->> ${`$.${locale}.title`}, d.slug) title
    from entry_drafts d join entry_revisions r on r.id = (
      select max(id) from entry_revisions where kind = d.kind and slug = d.slug
    )
    where r.step = 'refused' and d.publish_at is null and d.author = coalesce(${author}, d.author)
    order by r.id desc`)
}

export interface ListedRecord {
  slug: string
  title: string | null
  state: RecordState
  hasDraft: boolean
  /** For forms (`versionOf`). */
  version: number
  /** When the draft is published by itself (epoch ms). */
  publishAt: number | null
  origin: StoredSource['origin'] | null
  /** Last change of the published text (epoch ms). */
  updatedAt: number | null
}

interface RecordQuery {
  kind: KindName
  locale: Locale
  /** Part of a title or slug; by default all. */
  text?: string
  /** Of one record alone. */
  slug?: string
  /** By default all. */
  filter?: RecordFilter | undefined
  /** Epoch ms. */
  now: number
  limit: number
}

const hasState = (state: RecordState) => sql`state = ${state}`
/** Dead links are no column: `findDeadLinks` reads the texts. */
const conditions: Record<RecordFilter, SQL> = {
  deadLink: sql`true`,
  draft: sql`hasDraft`,
  untranslated: sql`isUntranslated`,
  new: hasState('new'),
  published: hasState('published'),
  scheduled: hasState('scheduled'),
  ended: hasState('ended'),
  withdrawn: hasState('withdrawn'),
}

/** The records of a kind with their state, those with a draft first, then the last changed. */
export function listEditedRecords(
  db: Database,
  { kind, locale, text = '', slug, filter, now, limit }: RecordQuery,
): Promise<ListedRecord[]> {
  const titleOf = (source: string) => sql.raw(`${source} ->> '$.${locale}.title'`)
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return db.all<ListedRecord>(sql`
    select slug, title, state, hasDraft, version, publishAt, origin, updatedAt from (
      select names.slug, coalesce(e.title, ${titleOf('d.source')}, ${titleOf('s.source')}) title,
        case
          when s.slug is null then 'new'
          when s.is_withdrawn then 'withdrawn'
          when e.starts_at > ${now} then 'scheduled'
          when e.ends_at <= ${now} then 'ended'
          else 'published'
        end state,
        exists (select 1 from entries where kind = ${kind} and slug = names.slug
          and written_in is not null) isUntranslated,
        d.slug is not null hasDraft, d.publish_at publishAt,
        coalesce(d.written_at, (select at from entry_revisions where kind = ${kind}
          and slug = names.slug and step <> 'drafted' order by id desc limit 1), 0) version, s.origin, e.updated_at updatedAt
      from (
        select slug from entry_sources where kind = ${kind}
        union select slug from entry_drafts where kind = ${kind}
      ) names
      left join entry_sources s on s.kind = ${kind} and s.slug = names.slug
      left join entry_drafts d on d.kind = ${kind} and d.slug = names.slug
      left join entries e on e.kind = ${kind} and e.slug = names.slug and e.locale = ${locale}
    )
    where (title like ${pattern} escape '\\' or slug like ${pattern} escape '\\')
      and ${filter ? conditions[filter] : sql`true`}
      and ${slug === undefined ? sql`true` : sql`slug = ${slug}`}
    order by hasDraft desc, updatedAt desc, slug limit ${limit}`)
}
