import { and, count, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { type BookFacts, bookFacts } from '#domain/content/book'
import type { KindName } from '#domain/content/kinds'
import type { Locale } from '#domain/locale'
import type { Database } from './client'
import { isOneOf, isShown } from './entries'
import { entries, labels } from './schema'

/** What lists tell of some books, by their slugs. */
export async function readBookFacts(
  db: Database,
  locale: Locale,
  slugs: readonly string[],
): Promise<Map<string, BookFacts>> {
  const facts = sql<string>`json_remove(${entries.body}, '$.fields', '$.body')`
  const rows = await db
    .select({ slug: entries.slug, facts })
    .from(entries)
    .where(and(eq(entries.kind, 'book'), isOneOf(entries.slug, slugs), eq(entries.locale, locale)))
  return new Map(rows.map((row) => [row.slug, v.parse(bookFacts, JSON.parse(row.facts))]))
}

/** How many records of a kind are found under each label: chapters a book, books a section. */
export async function countByLabel(
  db: Database,
  kind: KindName,
  locale: Locale,
  now: number,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ label: labels.label, found: count() })
    .from(labels)
    // SQLite keeps the order of a cross join: the label's index comes first.
    .crossJoin(entries)
    .where(
      and(
        eq(labels.kind, kind),
        eq(labels.locale, locale),
        eq(entries.kind, labels.kind),
        eq(entries.slug, labels.slug),
        eq(entries.locale, labels.locale),
        isShown(now),
      ),
    )
    .groupBy(labels.label)
  return new Map(rows.map(({ label, found }) => [label, found]))
}
