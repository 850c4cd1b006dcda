import { and, asc, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Block } from '#domain/content/block'
import { richText } from '#domain/content/fields'
import type { Locale } from '#domain/site/locale'
import type { Database } from '../client'
import { entries, labels } from '../schema/schema'
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

interface BookIn {
  book: string
  locale: Locale
  /** Epoch milliseconds: only what is shown then. */
  now: number
}

/** Chapters of a book, found by its label; SQLite keeps the order of a cross join. */
function ofBook({ book, locale, now }: BookIn) {
  return and(
    eq(labels.kind, 'chapter'),
    eq(labels.locale, locale),
    eq(labels.label, book),
    eq(entries.kind, labels.kind),
    eq(entries.slug, labels.slug),
    eq(entries.locale, labels.locale),
    isShown(now),
  )
}

/** The contents of a book in the order they are read. */
export async function listChapters(db: Database, book: BookIn): Promise<ListedChapter[]> {
  return db
    .select(listed)
    .from(labels)
    .crossJoin(entries)
    .where(ofBook(book))
    .orderBy(asc(entries.position))
}

/** The same with the text of each. */
export async function readChapters(
  db: Database,
  book: BookIn,
): Promise<(ListedChapter & { updatedAt: number; body: Block[] })[]> {
  const text = sql<string>`${entries.body} -> '$.body'`
  const rows = await db
    .select({ ...listed, updatedAt, text })
    .from(labels)
    .crossJoin(entries)
    .where(ofBook(book))
    .orderBy(asc(entries.position))
  return rows.map(({ text, ...row }) => ({ ...row, body: v.parse(richText, JSON.parse(text)) }))
}
