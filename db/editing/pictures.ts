import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { KindName } from '#domain/content/kinds'
import type { ContentSource } from '#domain/editing/source'
import type { Locale } from '#domain/site/locale'
import type { PictureUse } from '#domain/staff/pictures'
import type { Database } from '../client'
import { entries, entryDrafts, entrySources } from '../schema/content'
import { references } from '../seed/cross-check'
import { isOneOf } from '../statements'

const pictureFields = references.filter(({ target }) => target === 'picture')

/** The published records that name each picture, by its slug. */
export async function listPictureUses(
  db: Database,
  locale: Locale,
): Promise<Map<string, PictureUse[]>> {
  const select = ({ kind, field }: (typeof pictureFields)[number]) => {
    const named = sql<string>`${entries.body} -> ${`$.${field}`}`
    return db
      .select({
        kind: sql<KindName>`${entries.kind}`,
        slug: entries.slug,
        title: entries.title,
        named,
      })
      .from(entries)
      .where(and(eq(entries.kind, kind), eq(entries.locale, locale), isNotNull(named)))
  }
  const [first, ...others] = pictureFields
  if (!first) return new Map()
  const lists = await db.batch([select(first), ...others.map(select)])
  const uses = new Map<string, PictureUse[]>()
  for (const { named, ...use } of lists.flat()) {
    for (const slug of [JSON.parse(named)].flat()) {
      uses.set(slug, [...(uses.get(slug) ?? []), use])
    }
  }
  return uses
}

export interface PictureSources {
  /** The text on the site, or that which was withdrawn. */
  stored: ContentSource | null
  isWithdrawn: boolean
  draft: ContentSource | null
}

/** The texts of pictures by slug. */
export async function findPictureSources(
  db: Database,
  slugs: readonly string[],
): Promise<Map<string, PictureSources>> {
  const [stored, drafts] = await db.batch([
    db
      .select()
      .from(entrySources)
      .where(and(eq(entrySources.kind, 'picture'), isOneOf(entrySources.slug, slugs))),
    db
      .select()
      .from(entryDrafts)
      .where(and(eq(entryDrafts.kind, 'picture'), isOneOf(entryDrafts.slug, slugs))),
  ])
  const found = new Map<string, PictureSources>()
  for (const { slug, source, isWithdrawn } of stored) {
    found.set(slug, { stored: source, isWithdrawn, draft: null })
  }
  for (const { slug, source } of drafts) {
    const { stored = null, isWithdrawn = false } = found.get(slug) ?? {}
    found.set(slug, { stored, isWithdrawn, draft: source })
  }
  return found
}

/** True if a published picture besides this one has a file of this name. */
export async function isFileOfAnother(db: Database, slug: string, file: string): Promise<boolean> {
  const named = sql`coalesce(${entrySources.source} ->> '$.file', ${entrySources.slug})`
  const row = await db
    .select({ slug: entrySources.slug })
    .from(entrySources)
    .where(
      and(
        eq(entrySources.kind, 'picture'),
        eq(entrySources.isWithdrawn, false),
        sql`${entrySources.slug} <> ${slug}`,
        sql`${named} = ${file}`,
      ),
    )
    .get()
  return row !== undefined
}
