import { and, count, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { KindName } from '#domain/content/kinds'
import { type BookFacts, bookFacts } from '#domain/content/knowledge/book'
import type { Locale } from '#domain/site/locale'
import type { Database } from '../client'
import { entries, labels } from '../schema/schema'
import { isOneOf, isShown, type VisibleAt } from './entries'

/** What lists tell of some books, by their slugs. */
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

/** How many books each section of the hub has. */
export async function countBooks(
  db: Database,
  locale: Locale,
  now: number,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ label: labels.label, found: count() })
    .from(labels)
    // SQLite keeps the order of a cross join: the label's index comes first.
    .crossJoin(entries)
    .where(isLabelled('book', locale, now))
    .groupBy(labels.label)
  return new Map(rows.map(({ label, found }) => [label, found]))
}

/** How many chapters each book has, and how many subsections are below them. */
export async function countChapters(
  db: Database,
  locale: Locale,
  now: number,
): Promise<Map<string, { chapters: number; subsections: number }>> {
  const subsections = sql<number>`sum(instr(${entries.body} ->> '$.path', '/') > 0)`
  const rows = await db
    .select({ label: labels.label, all: count(), subsections })
    .from(labels)
    .crossJoin(entries)
    .where(isLabelled('chapter', locale, now))
    .groupBy(labels.label)
  return new Map(
    rows.map(({ label, all, subsections }) => [
      label,
      { chapters: all - subsections, subsections },
    ]),
  )
}

/** Joins the labels of a kind with the records that carry them and are shown now. */
function isLabelled(kind: KindName, locale: Locale, now: number) {
  return and(
    eq(labels.kind, kind),
    eq(labels.locale, locale),
    eq(entries.kind, labels.kind),
    eq(entries.slug, labels.slug),
    eq(entries.locale, labels.locale),
    isShown(now),
  )
}
