import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { KindName } from '#domain/content/kinds'
import type { Locale } from '#domain/site/locale'
import type { Database } from '../client'
import { entries, labels } from '../schema/schema'
import { isShown } from './entries'
import { labelField, readLabels } from './facets'

/** Which records a list holds. */
export interface Listing {
  kind: KindName
  locale: Locale
  /** Epoch milliseconds: only what is shown then. */
  now: number
  /** Only what is found under this label (`labelledBy` of its kind). */
  label?: string
  /** Only of this year, `YYYY`, or this month, `YYYY-MM`. */
  period?: string
}

/** What a list shows of a record. */
export interface Listed {
  slug: string
  title: string
  summary: string | null
  date: string
  /** The language its words are in, where its own has none yet. */
  writtenIn: Locale | null
  updatedAt: number
  labels: string[]
}

/** Columns of a record as a list shows it; of the body only what it is found under. */
function shownOf(kind: KindName) {
  const { slug, title, summary, date, writtenIn, updatedAt, body } = entries
  const said = sql<string | null>`${body} -> ${labelField(kind) ?? ''}`.as('said')
  return { slug, title, summary, date, writtenIn, updatedAt, said }
}

type Row = Omit<Listed, 'date' | 'labels'> & { date: string | null; said: string | null }

export function readListed({ said, date, ...row }: Row): Listed {
  return { ...row, date: date ?? '', labels: readLabels(said === null ? null : JSON.parse(said)) }
}

/** Every date of a year or month begins with it, and a tilde comes after every digit and dash. */
function within(date: SQLiteColumn, period: string | undefined): SQL | undefined {
  return period === undefined ? undefined : and(gte(date, period), lt(date, `${period}~`))
}

/** Conditions on records alone: found and passed over in the index `entries_dated`. */
export function inEntries({ kind, locale, now, period }: Listing): SQL | undefined {
  const { date } = entries
  return and(eq(entries.kind, kind), eq(entries.locale, locale), within(date, period), isShown(now))
}

/** The same by a label: found in the index `labels_dated`, each record then by its key. */
function inLabels({ kind, locale, now, period }: Listing, label: string): SQL | undefined {
  return and(
    eq(labels.kind, kind),
    eq(labels.locale, locale),
    eq(labels.label, label),
    within(labels.date, period),
    eq(entries.kind, labels.kind),
    eq(entries.slug, labels.slug),
    eq(entries.locale, labels.locale),
    isShown(now),
  )
}

/** Records of a list as it shows them, in no order. */
export function selectListed(db: Database, listing: Listing, more?: SQL) {
  return db
    .select(shownOf(listing.kind))
    .from(entries)
    .where(and(inEntries(listing), more))
}

/** Records of a list as it shows them, newest first. */
export function newestFirst(db: Database, listing: Listing, more?: SQL) {
  const { kind, label } = listing
  if (label === undefined) {
    return selectListed(db, listing, more).orderBy(desc(entries.date), desc(entries.slug))
  }
  return (
    db
      .select(shownOf(kind))
      .from(labels)
      // SQLite keeps the order of a cross join: the label's index comes first.
      .crossJoin(entries)
      .where(and(inLabels(listing, label), more))
      .orderBy(desc(labels.date), desc(labels.slug))
  )
}

/** How many records of a list there are beyond an offset; counts no farther than the limit. */
export function countAhead(db: Database, listing: Listing, offset: number, limit: number) {
  const { label } = listing
  const one = { slug: entries.slug }
  const records =
    label === undefined
      ? db.select(one).from(entries).where(inEntries(listing))
      : db.select(one).from(labels).crossJoin(entries).where(inLabels(listing, label))
  const ahead = records.limit(limit).offset(offset).as('ahead')
  return db.select({ found: count() }).from(ahead)
}
