import { and, count, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { KindName } from '#domain/content/kinds'
import { type BookFacts, bookFacts } from '#domain/content/knowledge/book'
import type { Locale } from '#domain/site/locale'
import type { Database } from '../client'
import { entries, entryFacets } from '../schema/content'
import { isOneOf } from '../statements'
import { isShown, type VisibleAt } from './entries'

/** List fields of books by slug. */
export async function readBookFacts(
  db: Database,
  locale: Locale,
  slugs: readonly string[],
  visibleAt: VisibleAt,
): Promise<Map<string, BookFacts>> {
  const facts = sql<string>`json_remove(${entries.body}, '$.fields', '$.body')`
  const rows = await db
    .select({ slug: entries.slug, facts })
    .from(entries)
    .where(
      and(
        eq(entries.kind, 'book'),
        isOneOf(entries.slug, slugs),
        eq(entries.locale, locale),
        isShown(visibleAt),
      ),
    )
  return new Map(rows.map((row) => [row.slug, v.parse(bookFacts, JSON.parse(row.facts))]))
}

/** Number of books per section of the knowledge hub. */
export async function countBooks(
  db: Database,
  locale: Locale,
  now: number,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ facetValue: entryFacets.value, found: count() })
    .from(entryFacets)
    // SQLite does not reorder a CROSS JOIN: the index on facet values comes first.
    .crossJoin(entries)
    .where(hasFacetValue('book', locale, now))
    .groupBy(entryFacets.value)
  return new Map(rows.map(({ facetValue, found }) => [facetValue, found]))
}

export interface ChapterCount {
  /** Chapters of the top level. */
  chapters: number
  subsections: number
}

/** Number of chapters of every book that has some. */
export async function countChapters(
  db: Database,
  locale: Locale,
  now: number,
): Promise<Map<string, ChapterCount>> {
  const rows = await db
    .select({
      book: entryFacets.value,
      all: count(),
      subsections: sql<number>`sum(instr(${entries.body} ->> '$.path', '/') > 0)`,
    })
    .from(entryFacets)
    .crossJoin(entries)
    .where(hasFacetValue('chapter', locale, now))
    .groupBy(entryFacets.value)
  return new Map(
    rows.map(({ book, all, subsections }) => [book, { chapters: all - subsections, subsections }]),
  )
}

function hasFacetValue(kind: KindName, locale: Locale, now: number) {
  return and(
    eq(entryFacets.kind, kind),
    eq(entryFacets.locale, locale),
    eq(entries.kind, entryFacets.kind),
    eq(entries.slug, entryFacets.slug),
    eq(entries.locale, entryFacets.locale),
    isShown(now),
  )
}
