import { and, eq, max, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { KindName } from '#domain/content/kinds'
import type { Database } from '../client'
import { entries, labels } from '../schema/schema'
import { isShown } from './entries'

const sections = alias(entries, 'sections')
const books = alias(entries, 'books')
const chapters = alias(entries, 'chapters')

type Table = typeof entries | typeof sections | typeof books | typeof chapters

/** The record of a kind with a slug, as the site's first language has it, if it is shown now. */
function isRecord(table: Table, kind: KindName, slug: SQLWrapper | undefined, now: number) {
  return and(
    eq(table.kind, kind),
    eq(table.locale, 'ar'),
    slug && eq(table.slug, slug),
    isShown(now, table),
  )
}

/** Books whose section is shown too, and when each or one of its chapters was changed (epoch ms). */
export async function listBookPlaces(
  db: Database,
  now: number,
): Promise<{ slug: string; updatedAt: number }[]> {
  const section = sql`${books.body} ->> '$.section'`
  const updatedAt = sql<number>`max(${books.updatedAt}, coalesce(${max(chapters.updatedAt)}, 0))`
  return db
    .select({ slug: books.slug, updatedAt })
    .from(books)
    .innerJoin(sections, isRecord(sections, 'knowledge-section', section, now))
    .leftJoin(
      labels,
      and(eq(labels.kind, 'chapter'), eq(labels.locale, 'ar'), eq(labels.label, books.slug)),
    )
    .leftJoin(chapters, isRecord(chapters, 'chapter', labels.slug, now))
    .where(isRecord(books, 'book', undefined, now))
    .groupBy(books.slug)
}

/** Sections, and when each or one of its books was changed (epoch ms). */
export async function listSectionPlaces(
  db: Database,
  now: number,
): Promise<{ slug: string; updatedAt: number }[]> {
  const section = sql`${books.body} ->> '$.section'`
  const updatedAt = sql<number>`max(${sections.updatedAt}, coalesce(${max(books.updatedAt)}, 0))`
  return db
    .select({ slug: sections.slug, updatedAt })
    .from(sections)
    .leftJoin(books, and(eq(section, sections.slug), isRecord(books, 'book', undefined, now)))
    .where(isRecord(sections, 'knowledge-section', undefined, now))
    .groupBy(sections.slug)
}

/** Where the chapters of all books that are shown stand, and when each was last changed. */
export async function listChapterPlaces(
  db: Database,
  now: number,
): Promise<{ book: string; path: string; updatedAt: number }[]> {
  const path = sql<string>`${chapters.body} ->> '$.path'`
  const book = sql`${chapters.body} ->> '$.book'`
  return db
    .select({ book: books.slug, path, updatedAt: chapters.updatedAt })
    .from(chapters)
    .innerJoin(books, isRecord(books, 'book', book, now))
    .where(isRecord(chapters, 'chapter', undefined, now))
}
