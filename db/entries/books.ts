import { and, asc, count, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { KindName } from '#domain/content/kinds'
import {
  type BookFacts,
  bookFacts,
  type FieldSize,
  fieldSize,
} from '#domain/content/knowledge/book'
import type { Locale } from '#domain/site/locale'
import type { Database } from '../client'
import { entries, entryFacets } from '../schema/content'
import { isOneOf } from '../statements'
import { isShown, type VisibleAt } from './entries'

/** Facts of a book for lists, and the parts of its text. */
export interface ListedBook extends BookFacts {
  /** Lengths of the stored texts under the headings of level 2. */
  sections: number[]
  /** Sizes of the fields, if it is a form. */
  fields: FieldSize[]
}

const sections = sql<string>`(
  select json_group_array(length) from (
    select sum(length(value)) as length from (
      select value, sum(value ->> 'type' = 'heading' and value ->> 'level' = 2) over (order by key) as part
      from json_each(${entries.body}, '$.body')
    ) where part > 0 group by part order by part
  )
)`

const fields = sql<string>`(
  select json_group_array(value ->> 'size') from json_each(${entries.body}, '$.fields')
)`

/** List fields of books by slug. */
export async function readBookFacts(
  db: Database,
  locale: Locale,
  slugs: readonly string[],
  visibleAt: VisibleAt,
): Promise<Map<string, ListedBook>> {
  const facts = sql<string>`json_remove(${entries.body}, '$.fields', '$.body')`
  const rows = await db
    .select({ slug: entries.slug, facts, sections, fields })
    .from(entries)
    .where(
      and(
        eq(entries.kind, 'book'),
        isOneOf(entries.slug, slugs),
        eq(entries.locale, locale),
        isShown(visibleAt),
      ),
    )
  return new Map(
    rows.map((row) => [
      row.slug,
      {
        ...v.parse(bookFacts, JSON.parse(row.facts)),
        sections: v.parse(v.array(v.number()), JSON.parse(row.sections)),
        fields: v.parse(v.array(fieldSize), JSON.parse(row.fields)),
      },
    ]),
  )
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

export interface MeasuredChapter {
  isSubsection: boolean
  /** Length of the stored text. */
  length: number
}

/** Chapters of every book that has some, in reading order. */
export async function measureChapters(
  db: Database,
  locale: Locale,
  now: number,
): Promise<Map<string, MeasuredChapter[]>> {
  const rows = await db
    .select({
      book: entryFacets.value,
      isSubsection: sql<number>`instr(${entries.body} ->> '$.path', '/') > 0`,
      length: sql<number>`length(${entries.body} ->> '$.body')`,
    })
    .from(entryFacets)
    .crossJoin(entries)
    .where(hasFacetValue('chapter', locale, now))
    .orderBy(asc(entries.position))
  const chapters = new Map<string, MeasuredChapter[]>()
  for (const { book, isSubsection, length } of rows) {
    const chapter = { isSubsection: isSubsection === 1, length }
    chapters.set(book, [...(chapters.get(book) ?? []), chapter])
  }
  return chapters
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
