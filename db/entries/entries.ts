import { and, asc, desc, eq, gt, inArray, isNull, lte, max, or, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import * as v from 'valibot'
import type { Entry } from '#domain/content/entry'
import { type KindName, kinds } from '#domain/content/kinds'
import type { Locale } from '#domain/site/locale'
import type { Database } from '../client'
import { entries } from '../schema/schema'

type Row = typeof entries.$inferSelect

/**
 * Which records a query sees: those whose window (`starts`, `ends`) holds an instant (epoch ms), or
 * all of them. It is never left out: a loader that forgets it publishes what is scheduled.
 */
export type VisibleAt = number | 'always'

/** Records of a kind in their order. */
export async function listEntries<K extends KindName>(
  db: Database,
  kind: K,
  locale: Locale,
  visibleAt: VisibleAt,
): Promise<Entry<K>[]> {
  const lists = await listKinds(db, [kind], locale, visibleAt)
  return lists[kind]
}

/** Several kinds in one question, each as `listEntries` gives it. */
export async function listKinds<const K extends KindName>(
  db: Database,
  wanted: readonly K[],
  locale: Locale,
  visibleAt: VisibleAt,
): Promise<{ [P in K]: Entry<P>[] }> {
  const rows = await db
    .select()
    .from(entries)
    .where(and(inArray(entries.kind, wanted), eq(entries.locale, locale), isShown(visibleAt)))
    .orderBy(asc(entries.kind), asc(entries.position), desc(entries.date), asc(entries.slug))
  const lists = wanted.map((kind) => [
    kind,
    rows.filter((row) => row.kind === kind).map((row) => readEntry(kind, row)),
  ])
  // Each list was read by the schema of the kind it stands under.
  return Object.fromEntries(lists) as { [P in K]: Entry<P>[] }
}

/** One record, or null where none is visible. */
export async function findEntry<K extends KindName>(
  db: Database,
  kind: K,
  slug: string,
  locale: Locale,
  visibleAt: VisibleAt,
): Promise<Entry<K> | null> {
  const row = await db.query.entries.findFirst({
    where: and(
      eq(entries.kind, kind),
      eq(entries.slug, slug),
      eq(entries.locale, locale),
      isShown(visibleAt),
    ),
  })
  return row ? readEntry(kind, row) : null
}

/** What the records of a kind, or some of them, are called and about, without bodies. */
export async function listTitles(
  db: Database,
  kind: KindName,
  locale: Locale,
  visibleAt: VisibleAt,
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
        isShown(visibleAt),
      ),
    )
}

/** What makes one record newer than another: the day it is about, or its last change. */
export type NewestOrder = 'date' | 'change'

/** The newest records of a kind, with all that they are. */
export async function listLatest<K extends KindName>(
  db: Database,
  kind: K,
  locale: Locale,
  { visibleAt, order, atMost }: { visibleAt: VisibleAt; order: NewestOrder; atMost: number },
): Promise<Entry<K>[]> {
  const rows = await db
    .select()
    .from(entries)
    .where(and(eq(entries.kind, kind), eq(entries.locale, locale), isShown(visibleAt)))
    .orderBy(desc(order === 'date' ? entries.date : entries.updatedAt), desc(entries.slug))
    .limit(atMost)
  return rows.map((row) => readEntry(kind, row))
}

/** Slugs of a kind in the site's first language, and when each was changed. */
export async function listSlugs(
  db: Database,
  kind: KindName,
  visibleAt: VisibleAt,
): Promise<{ slug: string; updatedAt: number }[]> {
  return db
    .select({ slug: entries.slug, updatedAt: entries.updatedAt })
    .from(entries)
    .where(and(eq(entries.kind, kind), eq(entries.locale, 'ar'), isShown(visibleAt)))
}

/** When any record last changed (epoch ms), or null where there is none. */
export async function lastModified(db: Database, visibleAt: VisibleAt): Promise<number | null> {
  const [row] = await db
    .select({ at: max(entries.updatedAt) })
    .from(entries)
    .where(isShown(visibleAt))
  return row?.at ?? null
}

interface Window {
  startsAt: AnySQLiteColumn
  endsAt: AnySQLiteColumn
}

/** The condition that a record is visible, of the table its window stands in. */
export function isShown(visibleAt: VisibleAt, { startsAt, endsAt }: Window = entries) {
  if (visibleAt === 'always') return undefined
  return and(
    or(isNull(startsAt), lte(startsAt, visibleAt)),
    or(isNull(endsAt), gt(endsAt, visibleAt)),
  )
}

/** Whether a column holds one of some slugs, of which D1 would take no more than 100 by themselves. */
export function isOneOf(column: AnySQLiteColumn, slugs: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(slugs)}))`
}

function readEntry<K extends KindName>(kind: K, row: Row): Entry<K> {
  const body = v.parse(kinds[kind].body, row.body) as Entry<K>['body']
  return { ...row, kind, body }
}
