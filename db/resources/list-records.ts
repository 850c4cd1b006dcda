import { and, asc, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Entry } from '#domain/content/entry'
import type { KindName } from '#domain/content/kinds'
import { isCalendarDay, parseInstant, startOfRiyadhDay } from '#domain/dates/calendar'
import type { FilterSource, SortField } from '#domain/resources/resource'
import type { Locale } from '#domain/site/locale'
import type { Database } from '../client'
import { isShown, readEntry } from '../entries/entries'
import { entries, entryFacets } from '../schema/content'
import { isOneOf } from '../statements'

/** Where a page of a list begins: after (or, read backwards, before) this record. */
export interface ListPosition {
  /** The record's value of the sort field. */
  value: string | number
  slug: string
}

export interface RecordQuery {
  kind: KindName
  locale: Locale
  /** Epoch ms. */
  now: number
  filters: readonly { source: FilterSource; value: string }[]
  sort: { field: SortField; isDescending: boolean }
  from: ListPosition | null
  /** Reads the records before the position, the nearest first. */
  isBackwards: boolean
  limit: number
}

const sortColumns = {
  order: entries.position,
  date: entries.date,
  updatedAt: entries.updatedAt,
  id: entries.slug,
} as const

/** The value of a record that its place in a sorted list depends on. */
export function positionOf(entry: Entry, field: SortField): ListPosition {
  const { slug, position, date, updatedAt } = entry
  const values = { order: position, date: date ?? '', updatedAt, id: slug }
  return { value: values[field], slug }
}

function bodyField(field: string): SQL {
  return sql`${entries.body} ->> ${`$.${field}`}`
}

/** Facet values are looked up by the key of their table, so that every order can use its index. */
function conditionOf(
  { source, value }: RecordQuery['filters'][number],
  chosen: Chosen,
): SQL | undefined {
  switch (source.in) {
    case 'facets':
      return sql`EXISTS (SELECT 1 FROM ${entryFacets} WHERE ${and(
        eq(entryFacets.kind, entries.kind),
        eq(entryFacets.slug, entries.slug),
        eq(entryFacets.locale, entries.locale),
        eq(entryFacets.value, value),
      )})`
    case 'field':
      return sql`${bodyField(source.field)} = ${value}`
    case 'list':
      return sql`EXISTS (SELECT 1 FROM json_each(${bodyField(source.field)}) WHERE value = ${value})`
    case 'year':
      return and(gte(entries.date, value), lt(entries.date, `${value}~`))
    case 'updatedAt':
      return isChangedSince(
        chosen,
        isCalendarDay(value) ? startOfRiyadhDay(value) : parseInstant(value),
      )
  }
}

const parents = alias(entries, 'parents')

/** Kinds whose records are shown only with another record: its kind, and the field with its slug. */
const parentOf: { [K in KindName]?: { kind: KindName; field: string } } = {
  book: { kind: 'knowledge-section', field: 'section' },
  chapter: { kind: 'book', field: 'book' },
}

type Chosen = Pick<RecordQuery, 'kind' | 'locale' | 'now'>

/** Condition: the parent is visible and meets a condition; undefined for kinds without parents. */
function hasParent({ kind, locale, now }: Chosen, condition?: SQL): SQL | undefined {
  const parent = parentOf[kind]
  if (!parent) return undefined
  const isParent = and(
    eq(parents.kind, parent.kind),
    eq(parents.locale, locale),
    eq(parents.slug, bodyField(parent.field)),
    isShown(now, parents),
    condition,
  )
  return sql`EXISTS (SELECT 1 FROM ${entries} AS "parents" WHERE ${isParent})`
}

/** Condition: a record of the kind and language that is visible, and whose parent is. */
function isVisible(chosen: Chosen): SQL | undefined {
  const { kind, locale, now } = chosen
  return and(eq(entries.kind, kind), eq(entries.locale, locale), isShown(now), hasParent(chosen))
}

/**
 * Condition: edited at or after an instant (epoch ms), or its publication, or that of its parent,
 * began then. A record whose publication begins later keeps the day of its edit.
 */
function isChangedSince(chosen: Chosen, at: number): SQL | undefined {
  return or(
    gte(entries.updatedAt, at),
    gte(entries.startsAt, at),
    hasParent(chosen, gte(parents.startsAt, at)),
  )
}

function isBeyond({ sort, from, isBackwards }: RecordQuery): SQL | undefined {
  if (!from) return undefined
  const column = sortColumns[sort.field]
  const isLess = sort.isDescending !== isBackwards
  return isLess
    ? sql`(${column}, ${entries.slug}) < (${from.value}, ${from.slug})`
    : sql`(${column}, ${entries.slug}) > (${from.value}, ${from.slug})`
}

const mostCounted = 1_000

/**
 * The records of a page of a list, whether others follow in the direction of reading, and the number
 * of all that match, null above 1,000. A page is
 * found by the position of the record before it (keyset paging), so that the hundredth costs what
 * the first one does.
 */
export async function listRecords(
  db: Database,
  query: RecordQuery,
): Promise<{ records: Entry[]; hasMore: boolean; total: number | null }> {
  const { kind, filters, sort, isBackwards, limit } = query
  const direction = sort.isDescending !== isBackwards ? desc : asc
  const isListed = and(isVisible(query), ...filters.map((filter) => conditionOf(filter, query)))
  // Counted up to a bound, so that a long list costs no more.
  const counted = db
    .select({ slug: entries.slug })
    .from(entries)
    .where(isListed)
    .limit(mostCounted + 1)
    .as('counted')
  const [rows, [count]] = await db.batch([
    db
      .select()
      .from(entries)
      .where(and(isListed, isBeyond(query)))
      .orderBy(direction(sortColumns[sort.field]), direction(entries.slug))
      .limit(limit + 1),
    db.select({ total: sql<number>`count(*)` }).from(counted),
  ])
  const total = count && count.total <= mostCounted ? count.total : null
  const records = rows.slice(0, limit).map((row) => readEntry(kind, row))
  const hasMore = rows.length > limit
  return { records: isBackwards ? records.toReversed() : records, hasMore, total }
}

/** The visible records with these slugs, in no order. */
export async function readRecords(
  db: Database,
  chosen: Chosen,
  slugs: readonly string[],
): Promise<Entry[]> {
  const rows = await db
    .select()
    .from(entries)
    .where(and(isVisible(chosen), isOneOf(entries.slug, slugs)))
  return rows.map((row) => readEntry(chosen.kind, row))
}
