import { and, asc, desc, eq, gt, inArray, isNull, lte, max, or } from 'drizzle-orm'
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

/** One record, whatever its window, or null. */
export async function findEntry<K extends KindName>(
  db: Database,
  kind: K,
  slug: string,
  locale: Locale,
): Promise<Entry<K> | null> {
  const row = await db.query.entries.findFirst({
    where: and(eq(entries.kind, kind), eq(entries.slug, slug), eq(entries.locale, locale)),
  })
  return row ? readEntry(kind, row) : null
}

/** When any record last changed (epoch ms), or null before there are any. */
export async function lastModified(db: Database): Promise<number | null> {
  const [row] = await db.select({ at: max(entries.updatedAt) }).from(entries)
  return row?.at ?? null
}

function isShown(now: number | undefined) {
  if (now === undefined) return undefined
  return and(
    or(isNull(entries.startsAt), lte(entries.startsAt, now)),
    or(isNull(entries.endsAt), gt(entries.endsAt, now)),
  )
}

function readEntry<K extends KindName>(kind: K, row: Row): Entry<K> {
  const body = v.parse(kinds[kind].body, row.body) as Entry<K>['body']
  return { ...row, kind, body }
}
