import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { isKindName, type Kind, type KindName, kinds } from '#domain/content/kinds'
import type { Locale } from '#domain/site/locale'
import type { Database } from '../client'
import { entries, entryFacets } from '../schema/content'
import { isShown } from './entries'

/** Body field with the facet values of a kind, or null. */
function facetField(kind: KindName): string | null {
  const { facetField }: Kind = kinds[kind]
  return facetField ?? null
}

/** Facet values of that field, the main one first. */
function readFacetValues(value: string | string[] | null | undefined): string[] {
  return value === null || value === undefined ? [] : [value].flat()
}

/** The facet values of a record. */
export function facetValuesOf({ kind, body }: { kind: string; body: unknown }): string[] {
  const field = isKindName(kind) ? facetField(kind) : null
  return field ? readFacetValues((body as Record<string, string | string[]>)[field]) : []
}

export interface ListQuery {
  kind: KindName
  locale: Locale
  /** Only records visible at this instant (epoch ms). */
  now: number
  /** Only records with this facet value (`facetField` of the kind). */
  facetValue?: string
  /** Only records of this year, `YYYY`, or month, `YYYY-MM`. */
  period?: string
}

export interface Listed {
  slug: string
  title: string
  summary: string | null
  date: string
  /** Language of the untranslated fallback text, or null. */
  writtenIn: Locale | null
  updatedAt: number
  facetValues: string[]
  /** Slug of its picture, if it has one. */
  image: string | undefined
}

function listColumns(kind: KindName) {
  const { slug, title, summary, date, writtenIn, updatedAt, body } = entries
  const field = facetField(kind)
  const facetValues = field ? sql<string | null>`${body} -> ${field}` : sql<null>`null`
  const storedFacetValues = facetValues.as('storedFacetValues')
  const image = sql<string | null>`${body} ->> '$.image'`.as('image')
  const stored = { storedFacetValues, image }
  return { slug, title, summary, date, writtenIn, updatedAt, ...stored }
}

type Row = Omit<Listed, 'date' | 'facetValues' | 'image'> & {
  date: string | null
  storedFacetValues: string | null
  image: string | null
}

export function readListed(stored: Row): Listed {
  const { storedFacetValues, image, date, ...row } = stored
  return {
    ...row,
    date: date ?? '',
    facetValues: readFacetValues(storedFacetValues === null ? null : JSON.parse(storedFacetValues)),
    image: image ?? undefined,
  }
}

/** Dates of a period begin with it, and `~` sorts after every digit and hyphen. */
function isInPeriod(date: SQLiteColumn, period: string | undefined): SQL | undefined {
  return period === undefined ? undefined : and(gte(date, period), lt(date, `${period}~`))
}

/** Conditions that the index `entries_dated` covers. */
export function inEntries({ kind, locale, now, period }: ListQuery): SQL | undefined {
  const { date } = entries
  return and(
    eq(entries.kind, kind),
    eq(entries.locale, locale),
    isInPeriod(date, period),
    isShown(now),
  )
}

/** Uses the index `entry_facets_dated`, then each record's primary key. */
function withFacetValue(
  { kind, locale, now, period }: ListQuery,
  facetValue: string,
): SQL | undefined {
  return and(
    eq(entryFacets.kind, kind),
    eq(entryFacets.locale, locale),
    eq(entryFacets.value, facetValue),
    isInPeriod(entryFacets.date, period),
    eq(entries.kind, entryFacets.kind),
    eq(entries.slug, entryFacets.slug),
    eq(entries.locale, entryFacets.locale),
    isShown(now),
  )
}

/** List records, unordered. */
export function selectListed(db: Database, listing: ListQuery, more?: SQL) {
  return db
    .select(listColumns(listing.kind))
    .from(entries)
    .where(and(inEntries(listing), more))
}

/** List records, newest first. */
export function newestFirst(db: Database, listing: ListQuery, more?: SQL) {
  const { kind, facetValue } = listing
  if (facetValue === undefined) {
    return selectListed(db, listing, more).orderBy(desc(entries.date), desc(entries.slug))
  }
  return (
    db
      .select(listColumns(kind))
      .from(entryFacets)
      // SQLite does not reorder a CROSS JOIN: the index on facet values comes first.
      .crossJoin(entries)
      .where(and(withFacetValue(listing, facetValue), more))
      .orderBy(desc(entryFacets.date), desc(entryFacets.slug))
  )
}

/** Counts the records of a list after an offset, at most `limit`. */
export function countAhead(db: Database, listing: ListQuery, offset: number, limit: number) {
  const { facetValue } = listing
  const one = { slug: entries.slug }
  const records =
    facetValue === undefined
      ? db.select(one).from(entries).where(inEntries(listing))
      : db
          .select(one)
          .from(entryFacets)
          .crossJoin(entries)
          .where(withFacetValue(listing, facetValue))
  const ahead = records.limit(limit).offset(offset).as('ahead')
  return db.select({ found: count() }).from(ahead)
}
