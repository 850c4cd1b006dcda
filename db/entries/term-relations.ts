import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Locale } from '#domain/site/locale'
import type { Database } from '../client'
import { entries } from '../schema/content'
import { isShown } from './entries'

/** The dictionary's terms to which most other terms relate, most first. */
export async function listRelatedMost(
  db: Database,
  locale: Locale,
  now: number,
  size: number,
): Promise<{ slug: string; title: string }[]> {
  const relations = db
    .select({ related: sql<string>`value`.as('related'), found: count().as('found') })
    .from(entries)
    .innerJoin(sql`json_each(${entries.body}, '$.related')`, sql`true`)
    .where(and(eq(entries.kind, 'term'), eq(entries.locale, locale), isShown(now)))
    .groupBy(sql`value`)
    .as('relations')
  return db
    .select({ slug: entries.slug, title: entries.title })
    .from(relations)
    .innerJoin(entries, eq(entries.slug, relations.related))
    .where(and(eq(entries.kind, 'term'), eq(entries.locale, locale), isShown(now)))
    .orderBy(desc(relations.found), entries.slug)
    .limit(size)
}
