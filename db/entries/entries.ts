import { and, asc, desc, eq, gt, inArray, isNull, lte, max, or, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import * as v from 'valibot'
import type { Entry } from '#domain/content/entry'
import { type KindName, kinds } from '#domain/content/kinds'
import type { Locale } from '#domain/site/locale'
import { type Settings, settingsSchema } from '#domain/site/settings'
import type { Database } from '../client'
import { entries } from '../schema/content'
import { isOneOf } from '../statements'

type Row = typeof entries.$inferSelect

/**
 * Records visible at an instant (epoch ms) by `starts` and `ends`, or all of them. The parameter is
 * required, because a loader without it would publish scheduled records.
 */
export type VisibleAt = number | 'always'

/** Records of a kind by position, newest date, slug. */
export async function listEntries<K extends KindName>(
  db: Database,
  kind: K,
  locale: Locale,
  visibleAt: VisibleAt,
): Promise<Entry<K>[]> {
  const lists = await listKinds(db, [kind], locale, visibleAt)
  return lists[kind]
}

/** Records of several kinds in one query, each list as in `listEntries`. */
export async function listKinds<const K extends KindName>(
  db: Database,
  names: readonly K[],
  locale: Locale,
  visibleAt: VisibleAt,
): Promise<{ [P in K]: Entry<P>[] }> {
  const rows = await db
    .select()
    .from(entries)
    .where(and(inArray(entries.kind, names), eq(entries.locale, locale), isShown(visibleAt)))
    .orderBy(asc(entries.kind), asc(entries.position), desc(entries.date), asc(entries.slug))
  const lists = names.map((kind) => [
    kind,
    rows.filter((row) => row.kind === kind).map((row) => readEntry(kind, row)),
  ])
  // Each list was parsed by the schema of its kind.
  return Object.fromEntries(lists) as { [P in K]: Entry<P>[] }
}

/** A visible record, or null. */
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

/** Slugs, titles and summaries of a kind, or of some of its slugs. */
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

/** Sort key: date of the record, or last change. */
export type NewestOrder = 'date' | 'change'

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

/** Slugs of the Arabic records of a kind, with their last change (epoch ms). */
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

/** Last change of any record (epoch ms); null without records. */
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

/** SQL condition: the record is visible; the window may be that of an alias. */
export function isShown(visibleAt: VisibleAt, { startsAt, endsAt }: Window = entries) {
  if (visibleAt === 'always') return undefined
  return and(
    or(isNull(startsAt), lte(startsAt, visibleAt)),
    or(isNull(endsAt), gt(endsAt, visibleAt)),
  )
}

/**
 * A row as the record of its kind, checked by its schema. Fields that the kind no longer has are left
 * out: until the content is loaded, a deployment reads what the one before it has stored.
 */
export function readEntry<K extends KindName>(kind: K, row: Row): Entry<K> {
  const result = v.safeParse(kinds[kind].body, row.body)
  if (result.success) return { ...row, kind, body: result.output as Entry<K>['body'] }
  for (const { type, expected, path } of result.issues) {
    const field = path?.at(-1)
    // The issue of a field that no schema names; one of a missing field expects its name.
    if (type !== 'strict_object' || expected !== 'never' || !field)
      throw new v.ValiError(result.issues)
    Reflect.deleteProperty(Object(field.input), String(field.key))
  }
  return readEntry(kind, row)
}

/** Whether all, some or none of the visible records of a kind, or the one with a slug, are sample data. */
export async function sampleShare(
  db: Database,
  kind: KindName,
  locale: Locale,
  visibleAt: VisibleAt,
  slug?: string,
): Promise<'all' | 'some' | 'none'> {
  // Two looks at the index of samples: a count would read all records of the kind.
  const isThere = (sample: boolean) => {
    const isFound = and(
      eq(entries.kind, kind),
      eq(entries.locale, locale),
      eq(entries.sample, sample),
      slug === undefined ? undefined : eq(entries.slug, slug),
      isShown(visibleAt),
    )
    return sql<number>`exists (select 1 from ${entries} where ${isFound})`
  }
  const found = await db.get<{ samples: number; others: number }>(
    sql`select ${isThere(true)} samples, ${isThere(false)} others`,
  )
  if (!found.samples) return 'none'
  return found.others ? 'some' : 'all'
}

/** True if a visible record of any kind is sample data. */
export async function anySample(
  db: Database,
  locale: Locale,
  visibleAt: VisibleAt,
): Promise<boolean> {
  const found = await db
    .select({ slug: entries.slug })
    .from(entries)
    .where(and(eq(entries.sample, true), eq(entries.locale, locale), isShown(visibleAt)))
    .limit(1)
  return found.length > 0
}

interface Bilingual<K extends KindName> {
  slug: string
  ar: Entry<K>
  en: Entry<K>
}

/** The visible records of a kind in both languages, in the order of their lists. */
export async function listBilingual<K extends KindName>(
  { db, now }: { db: Database; now: number },
  kind: K,
): Promise<Bilingual<K>[]> {
  const [arabic, english] = await Promise.all([
    listEntries(db, kind, 'ar', now),
    listEntries(db, kind, 'en', now),
  ])
  const bySlug = new Map(english.map((entry) => [entry.slug, entry]))
  return arabic.flatMap((ar) => {
    const en = bySlug.get(ar.slug)
    return en ? [{ slug: ar.slug, ar, en }] : []
  })
}

/** Settings of the site; missing rows have their defaults. */
export async function readSettings(db: Database): Promise<Settings> {
  return parseSettings(await db.query.settings.findMany())
}

/** Rows of settings; one that is missing or not allowed (any longer) has its default. */
export function parseSettings(rows: readonly { key: string; value: unknown }[]): Settings {
  const values = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  const { issues = [] } = v.safeParse(settingsSchema, values)
  for (const { path } of issues) delete values[String(path?.[0].key)]
  return v.parse(settingsSchema, values)
}
