import { and, desc, eq, isNotNull, like, notInArray, type SQL, sql } from 'drizzle-orm'
import type { KindName } from '#domain/content/kinds'
import type { MediaKind } from '#domain/editing/media-kind'
import type { ContentSource } from '#domain/editing/source'
import type { Locale } from '#domain/site/locale'
import type { FileUse } from '#domain/staff/pictures'
import type { Database } from '../client'
import { entries, entryDrafts, entrySources } from '../schema/content'
import type { EntryRow } from '../seed/content-problem'
import { namedRecords, references } from '../seed/cross-check'
import { isOneOf } from '../statements'
import type { StoredDraft } from './records'

type Uses = Map<string, FileUse[]>

function addUse(uses: Uses, slug: string, use: FileUse): void {
  const known = uses.get(slug) ?? []
  const isKnown = known.some((one) => one.kind === use.kind && one.slug === use.slug)
  if (!isKnown) uses.set(slug, [...known, use])
}

const useColumns = {
  kind: sql<KindName>`${entries.kind}`,
  slug: entries.slug,
  title: entries.title,
}

async function addLinks(db: Database, locale: Locale, uses: Uses): Promise<void> {
  const linking = await db
    .select({ ...useColumns, body: sql<string>`${entries.body}` })
    .from(entries)
    .where(and(eq(entries.locale, locale), like(entries.body, '%"/documents/%')))
  for (const { body, ...use } of linking) {
    for (const [, slug = ''] of body.matchAll(/"href":"\/documents\/([a-z0-9-]+)"/g))
      addUse(uses, slug, use)
  }
}

/** The published records that name each picture or document, or link to it, by its slug. */
export async function listFileUses(db: Database, target: MediaKind, locale: Locale): Promise<Uses> {
  const fields = references.filter((one) => one.target === target)
  const select = ({ kind, field }: (typeof fields)[number]) => {
    const named = sql<string>`${entries.body} -> ${`$.${field}`}`
    return db
      .select({ ...useColumns, named })
      .from(entries)
      .where(and(eq(entries.kind, kind), eq(entries.locale, locale), isNotNull(named)))
  }
  const uses: Uses = new Map()
  const [first, ...others] = fields
  if (!first) return uses
  const lists = await db.batch([select(first), ...others.map(select)])
  for (const { named, ...use } of lists.flat()) {
    for (const slug of [JSON.parse(named)].flat()) addUse(uses, slug, use)
  }
  if (target === 'document') await addLinks(db, locale, uses)
  return uses
}

export interface FileSources {
  /** The text on the site, or that which was withdrawn. */
  stored: ContentSource | null
  isWithdrawn: boolean
  draft: ContentSource | null
}

/** The texts of pictures or documents by slug. */
export async function findFileSources(
  db: Database,
  kind: MediaKind,
  slugs: readonly string[],
): Promise<Map<string, FileSources>> {
  const [stored, drafts] = await db.batch([
    db
      .select()
      .from(entrySources)
      .where(and(eq(entrySources.kind, kind), isOneOf(entrySources.slug, slugs))),
    db
      .select()
      .from(entryDrafts)
      .where(and(eq(entryDrafts.kind, kind), isOneOf(entryDrafts.slug, slugs))),
  ])
  const found = new Map<string, FileSources>()
  for (const { slug, source, isWithdrawn } of stored) {
    found.set(slug, { stored: source, isWithdrawn, draft: null })
  }
  for (const { slug, source } of drafts) {
    const { stored = null, isWithdrawn = false } = found.get(slug) ?? {}
    found.set(slug, { stored, isWithdrawn, draft: source })
  }
  return found
}

/** True if a published record of the kind besides this one has a file of this name. */
export async function isFileOfAnother(
  db: Database,
  kind: MediaKind,
  slug: string,
  file: string,
): Promise<boolean> {
  const named = sql`coalesce(${entrySources.source} ->> '$.file', ${entrySources.slug})`
  const row = await db
    .select({ slug: entrySources.slug })
    .from(entrySources)
    .where(
      and(
        eq(entrySources.kind, kind),
        eq(entrySources.isWithdrawn, false),
        sql`${entrySources.slug} <> ${slug}`,
        sql`${named} = ${file}`,
      ),
    )
    .get()
  return row !== undefined
}

/**
 * Of some files those that a record needs: its draft or its text names them, or one that was on the
 * site and may be restored.
 */
export async function listNeededFiles(
  db: Database,
  files: readonly string[],
): Promise<Set<string>> {
  const isMedia = sql`kind in ('picture', 'document')`
  const named = (source: SQL) => sql`coalesce(${source} ->> '$.file', slug)`
  const wasOnSite = sql`${isMedia} and step <> 'drafted'`
  const rows = await db.all<{ file: string }>(sql`
    select distinct file from (
      select ${named(sql`source`)} file from entry_sources where ${isMedia}
      union all select ${named(sql`source`)} from entry_drafts where ${isMedia}
      union all select ${named(sql`before`)} from entry_revisions where ${wasOnSite}
      union all select ${named(sql`after`)} from entry_revisions where ${wasOnSite}
    ) where file in (select value from json_each(${JSON.stringify(files)}))`)
  return new Set(rows.map(({ file }) => file))
}

/**
 * Drafts of private pictures, which were never on the site, the last written first; of rows of records
 * only those that they name.
 */
export async function listPrivatePictures(
  db: Database,
  rows?: readonly EntryRow[],
): Promise<StoredDraft[]> {
  const onSite = db
    .select({ slug: entrySources.slug })
    .from(entrySources)
    .where(eq(entrySources.kind, 'picture'))
  const drafts = await db
    .select()
    .from(entryDrafts)
    .where(and(eq(entryDrafts.kind, 'picture'), notInArray(entryDrafts.slug, onSite)))
    .orderBy(desc(entryDrafts.writtenAt))
  const named = rows && new Set(rows.flatMap(namedRecords))
  return drafts.filter(({ slug }) => named?.has(`picture/${slug}`) ?? true)
}
