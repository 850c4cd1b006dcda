import { and, asc, desc, eq, gt, inArray, isNull, lte, max, or, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import * as v from 'valibot'
import type { Entry } from '#domain/content/entry'
import { type KindName, kinds } from '#domain/content/kinds'
import type { Locale } from '#domain/locale'
import type { Database } from './client'
import { entries } from './schema'

type Row = typeof entries.$inferSelect

/** Records of a kind in their order; with `now`, only those whose window it lies in. */
export async function listEntries<K extends KindName>(
  db: Database,
  kind: K,
  locale: Locale,
  now?: number,
): Promise<Entry<K>[]> {
  const lists = await listKinds(db, [kind], locale, now)
  return lists[kind]
}

/** Several kinds in one question, each as `listEntries` gives it. */
export async function listKinds<const K extends KindName>(
  db: Database,
  wanted: readonly K[],
  locale: Locale,
  now?: number,
): Promise<{ [P in K]: Entry<P>[] }> {
  const rows = await db
    .select()
    .from(entries)
    .where(and(inArray(entries.kind, wanted), eq(entries.locale, locale), isShown(now)))
    .orderBy(asc(entries.kind), asc(entries.position), desc(entries.date), asc(entries.slug))
  const lists = wanted.map((kind) => [
    kind,
    rows.filter((row) => row.kind === kind).map((row) => readEntry(kind, row)),
  ])
  // Each list was read by the schema of the kind it stands under.
  return Object.fromEntries(lists) as { [P in K]: Entry<P>[] }
}

/** One record, or null; with `now`, only if its window has it. */
export async function findEntry<K extends KindName>(
  db: Database,
  kind: K,
  slug: string,
  locale: Locale,
  now?: number,
): Promise<Entry<K> | null> {
  const row = await db.query.entries.findFirst({
    where: and(
      eq(entries.kind, kind),
      eq(entries.slug, slug),
      eq(entries.locale, locale),
      isShown(now),
    ),
  })
  return row ? readEntry(kind, row) : null
}

/** What the records of a kind, or some of them, are called and about, without bodies. */
export async function listTitles(
  db: Database,
  kind: KindName,
  locale: Locale,
  slugs?: readonly string[],
): Promise<{ slug: string; title: string; summary: string | null }[]> {
  return db
    .select({ slug: entries.slug, title: entries.title, summary: entries.summary })
    .from(entries)
    .where(
      and(
        eq(entries.kind, kind),
        slugs && isOneOf(entries.slug, slugs),
        eq(entries.locale, locale),
      ),
    )
}

/** What makes one record newer than another: the day it is about, or its last change. */
export type NewestOrder = 'date' | 'change'

/** The newest records of a kind whose window has `now`, with all that they are. */
export async function listLatest<K extends KindName>(
  db: Database,
  kind: K,
  locale: Locale,
  { now, order, atMost }: { now: number; order: NewestOrder; atMost: number },
): Promise<Entry<K>[]> {
  const rows = await db
    .select()
    .from(entries)
    .where(and(eq(entries.kind, kind), eq(entries.locale, locale), isShown(now)))
    .orderBy(desc(order === 'date' ? entries.date : entries.updatedAt), desc(entries.slug))
    .limit(atMost)
  return rows.map((row) => readEntry(kind, row))
}

/** Slugs of a kind that are shown now in the site's first language, and when each was changed. */
export async function listSlugs(
  db: Database,
  kind: KindName,
  now: number,
): Promise<{ slug: string; updatedAt: number }[]> {
  return db
    .select({ slug: entries.slug, updatedAt: entries.updatedAt })
    .from(entries)
    .where(and(eq(entries.kind, kind), eq(entries.locale, 'ar'), isShown(now)))
}

/** When any record last changed (epoch ms), or null before there are any. */
export async function lastModified(db: Database): Promise<number | null> {
  const [row] = await db.select({ at: max(entries.updatedAt) }).from(entries)
  return row?.at ?? null
}

interface Window {
  startsAt: AnySQLiteColumn
  endsAt: AnySQLiteColumn
}

/** Whether a moment lies in a record's window; without one, whatever its window. */
export function isShown(now: number | undefined, { startsAt, endsAt }: Window = entries) {
  if (now === undefined) return undefined
  return and(or(isNull(startsAt), lte(startsAt, now)), or(isNull(endsAt), gt(endsAt, now)))
}

/** Whether a column holds one of some slugs, of which D1 would take no more than 100 by themselves. */
export function isOneOf(column: AnySQLiteColumn, slugs: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(slugs)}))`
}

function readEntry<K extends KindName>(kind: K, row: Row): Entry<K> {
  const body = v.parse(kinds[kind].body, row.body) as Entry<K>['body']
  return { ...row, kind, body }
}
