import { and, eq, max, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { KindName } from '#domain/content/kinds'
import type { Database } from '../client'
import { entries, entryFacets } from '../schema/content'
import { isShown } from './entries'

const sections = alias(entries, 'sections')
const books = alias(entries, 'books')
const chapters = alias(entries, 'chapters')

type Table = typeof entries | typeof sections | typeof books | typeof chapters

/** Condition: the visible Arabic record of a kind with a slug. */
function isVisibleRecord(table: Table, kind: KindName, slug: SQLWrapper | undefined, now: number) {
  return and(
    eq(table.kind, kind),
    eq(table.locale, 'ar'),
    slug && eq(table.slug, slug),
    isShown(now, table),
  )
}

/** Books in a visible section, with the last change of book and chapters (epoch ms). */
export async function listBookRoutes(
  db: Database,
  now: number,
): Promise<{ slug: string; updatedAt: number }[]> {
  const section = sql`${books.body} ->> '$.section'`
  const updatedAt = sql<number>`max(${books.updatedAt}, coalesce(${max(chapters.updatedAt)}, 0))`
  return db
    .select({ slug: books.slug, updatedAt })
    .from(books)
    .innerJoin(sections, isVisibleRecord(sections, 'knowledge-section', section, now))
    .leftJoin(
      entryFacets,
      and(
        eq(entryFacets.kind, 'chapter'),
        eq(entryFacets.locale, 'ar'),
        eq(entryFacets.value, books.slug),
      ),
    )
    .leftJoin(chapters, isVisibleRecord(chapters, 'chapter', entryFacets.slug, now))
    .where(isVisibleRecord(books, 'book', undefined, now))
    .groupBy(books.slug)
}

/** Visible sections, with the last change of section and books (epoch ms). */
export async function listSectionRoutes(
  db: Database,
  now: number,
): Promise<{ slug: string; updatedAt: number }[]> {
  const section = sql`${books.body} ->> '$.section'`
  const updatedAt = sql<number>`max(${sections.updatedAt}, coalesce(${max(books.updatedAt)}, 0))`
  return db
    .select({ slug: sections.slug, updatedAt })
    .from(sections)
    .leftJoin(
      books,
      and(eq(section, sections.slug), isVisibleRecord(books, 'book', undefined, now)),
    )
    .where(isVisibleRecord(sections, 'knowledge-section', undefined, now))
    .groupBy(sections.slug)
}

/** Paths of the chapters of all visible books, with their last change (epoch ms). */
export async function listChapterRoutes(
  db: Database,
  now: number,
): Promise<{ book: string; path: string; updatedAt: number }[]> {
  const path = sql<string>`${chapters.body} ->> '$.path'`
  const book = sql`${chapters.body} ->> '$.book'`
  return db
    .select({ book: books.slug, path, updatedAt: chapters.updatedAt })
    .from(chapters)
    .innerJoin(books, isVisibleRecord(books, 'book', book, now))
    .where(isVisibleRecord(chapters, 'chapter', undefined, now))
}
