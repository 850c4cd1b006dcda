import { and, asc, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Block } from '#domain/content/block'
import { richText } from '#domain/content/fields'
import type { Locale } from '#domain/site/locale'
import type { Database } from '../client'
import { entries, entryFacets } from '../schema/content'
import { isShown } from './entries'

export interface ListedChapter {
  slug: string
  title: string
  summary: string | null
  path: string
}

const path = sql<string>`${entries.body} ->> '$.path'`
const { slug, title, summary, updatedAt } = entries
const listed = { slug, title, summary, path }

interface BookQuery {
  book: string
  locale: Locale
  /** Only records visible at this instant (epoch ms). */
  now: number
}

/** Chapters of a book by its facet value. SQLite does not reorder the CROSS JOIN. */
function isInBook({ book, locale, now }: BookQuery) {
  return and(
    eq(entryFacets.kind, 'chapter'),
    eq(entryFacets.locale, locale),
    eq(entryFacets.value, book),
    eq(entries.kind, entryFacets.kind),
    eq(entries.slug, entryFacets.slug),
    eq(entries.locale, entryFacets.locale),
    isShown(now),
  )
}

/** Chapters of a book in reading order. */
export async function listChapters(db: Database, book: BookQuery): Promise<ListedChapter[]> {
  return db
    .select(listed)
    .from(entryFacets)
    .crossJoin(entries)
    .where(isInBook(book))
    .orderBy(asc(entries.position))
}

/** Chapters of a book in reading order, with their text. */
export async function readChapters(
  db: Database,
  book: BookQuery,
): Promise<(ListedChapter & { updatedAt: number; body: Block[] })[]> {
  const text = sql<string>`${entries.body} -> '$.body'`
  const rows = await db
    .select({ ...listed, updatedAt, text })
    .from(entryFacets)
    .crossJoin(entries)
    .where(isInBook(book))
    .orderBy(asc(entries.position))
  return rows.map(({ text, ...row }) => ({ ...row, body: v.parse(richText, JSON.parse(text)) }))
}
