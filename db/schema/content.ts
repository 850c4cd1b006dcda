import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  unique,
} from 'drizzle-orm/sqlite-core'
import type { RowChanges } from '#domain/datasets/compare-rows'
import type { DatasetFile } from '#domain/datasets/formats'
import type { Row } from '#domain/datasets/rows'
import { type ContentSource, revisionSteps, sourceOrigins } from '#domain/editing/source'
import { noticeLevels } from '#domain/site/emergency-notice'
import { locales } from '#domain/site/locale'
import { noticeStatuses } from '#domain/staff/emergency-notices'

/** All content, one row per record and language. Instants are epoch ms. */
export const entries = sqliteTable(
  'entries',
  {
    kind: text().notNull(),
    slug: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    title: text().notNull(),
    summary: text(),
    date: text(),
    position: integer().notNull().default(0),
    startsAt: integer(),
    endsAt: integer(),
    updatedAt: integer().notNull(),
    /**
     * Language of the untranslated fallback text if only title and summary are translated, else
     * null.
     */
    writtenIn: text({ enum: locales }),
    sample: integer({ mode: 'boolean' }).notNull().default(false),
    body: text({ mode: 'json' }).$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug, table.locale] }),
    index('entries_listing').on(table.kind, table.locale, table.position, table.date),
    // Lists by date; the window columns let the index alone skip invisible records.
    index('entries_dated').on(
      table.kind,
      table.locale,
      table.date,
      table.slug,
      table.startsAt,
      table.endsAt,
    ),
    index('entries_updated').on(table.updatedAt),
    // Lists by last change, for programs that keep a copy.
    index('entries_changed').on(table.kind, table.locale, table.updatedAt, table.slug),
    // Whether a list, or the site, has sample data.
    index('entries_samples').on(table.sample, table.kind, table.locale),
    index('entries_starts').on(table.startsAt).where(sql`starts_at is not null`),
    index('entries_ends').on(table.endsAt).where(sql`ends_at is not null`),
  ],
)

/**
 * The content file of each record, from which its rows in `entries` are made. The seed writes those of
 * its own and leaves those that staff have written.
 */
export const entrySources = sqliteTable(
  'entry_sources',
  {
    kind: text().notNull(),
    slug: text().notNull(),
    source: text({ mode: 'json' }).$type<ContentSource>().notNull(),
    origin: text({ enum: sourceOrigins }).notNull(),
    /** Taken off the site by staff: it has no rows in `entries`. */
    isWithdrawn: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    index('entry_sources_origin').on(table.origin, table.kind, table.slug),
  ],
)

/** What editors are writing: one draft for a record, published or new. */
export const entryDrafts = sqliteTable(
  'entry_drafts',
  {
    kind: text().notNull(),
    slug: text().notNull(),
    source: text({ mode: 'json' }).$type<ContentSource>().notNull(),
    /** An id of `staff`: who wrote it last. */
    author: text().notNull(),
    /** Epoch ms; a form sends it back. */
    writtenAt: integer().notNull(),
    /** When it is published by itself (epoch ms), and by whose decision: an id of `staff`. */
    publishAt: integer(),
    publisher: text(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    index('entry_drafts_due').on(table.publishAt).where(sql`publish_at is not null`),
  ],
)

/** Each change of a record by staff, with its content file before and after. */
export const entryRevisions = sqliteTable(
  'entry_revisions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text().notNull(),
    slug: text().notNull(),
    at: integer().notNull(),
    /** An id of `staff`. */
    author: text().notNull(),
    step: text({ enum: revisionSteps }).notNull(),
    note: text(),
    before: text({ mode: 'json' }).$type<ContentSource>(),
    /** Null if it was withdrawn. */
    after: text({ mode: 'json' }).$type<ContentSource>(),
  },
  (table) => [index('entry_revisions_record').on(table.kind, table.slug, table.id)],
)

/** Facet values of records, one row each, deleted with their record. */
export const entryFacets = sqliteTable(
  'entry_facets',
  {
    kind: text().notNull(),
    slug: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    value: text().notNull(),
    /** Date of the record, for sorted lists without a sort step. */
    date: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug, table.locale, table.value] }),
    foreignKey({
      columns: [table.kind, table.slug, table.locale],
      foreignColumns: [entries.kind, entries.slug, entries.locale],
    }).onDelete('cascade'),
    index('entry_facets_dated').on(table.kind, table.locale, table.value, table.date, table.slug),
  ],
)

/**
 * Records that changed and are not in the search index yet. Triggers on `entries` write it, in the
 * transaction of the change, whoever publishes.
 */
export const entryChanges = sqliteTable(
  'entry_changes',
  {
    /** Rises with each change; a record that changes again gets a new one. */
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text().notNull(),
    slug: text().notNull(),
  },
  (table) => [unique('entry_changes_record').on(table.kind, table.slug)],
)

/**
 * Records that are gone in both languages, for programs that keep a copy. Triggers on `entries` write
 * it, whoever deletes, and drop what comes back.
 */
export const deletedEntries = sqliteTable(
  'deleted_entries',
  {
    kind: text().notNull(),
    slug: text().notNull(),
    deletedAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    index('deleted_entries_time').on(table.deletedAt, table.kind, table.slug),
  ],
)

/** Records whose page had an address and was withdrawn: it answers 410 instead of 404. */
export const withdrawnEntries = sqliteTable(
  'withdrawn_entries',
  {
    kind: text().notNull(),
    slug: text().notNull(),
    withdrawnAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
)

/** Notices above the header of pages, written at the desk. Instants are epoch ms. */
export const emergencyNotices = sqliteTable(
  'emergency_notices',
  {
    id: text().primaryKey(),
    status: text({ enum: noticeStatuses }).notNull(),
    level: text({ enum: noticeLevels }).notNull(),
    titleAr: text().notNull(),
    titleEn: text().notNull(),
    textAr: text().notNull(),
    textEn: text().notNull(),
    /** A path of this site without language prefix, or an https address. */
    link: text(),
    /** Path without language prefix of the page that shows it, with those below; null: every page. */
    path: text(),
    /** Null for a draft that begins with its publication. */
    startsAt: integer(),
    endsAt: integer().notNull(),
    /** An id of `staff`: who wrote it last. */
    author: text().notNull(),
    writtenAt: integer().notNull(),
    publisher: text(),
  },
  (table) => [index('emergency_notices_status').on(table.status, table.endsAt)],
)

export const settings = sqliteTable('settings', {
  key: text().primaryKey(),
  value: text({ mode: 'json' }).$type<unknown>().notNull(),
})

/**
 * A single row: the content version, part of every cache key, and what was loaded last of the content
 * files: their digest and the ids of their statements.
 */
export const publications = sqliteTable(
  'publications',
  {
    id: integer().primaryKey(),
    version: integer().notNull(),
    digest: text().notNull(),
    changedAt: integer().notNull(),
    statements: text({ mode: 'json' }).$type<string[]>(),
  },
  () => [check('publications_one_row', sql`id = 1`)],
)

/** Published versions of datasets. Rows and files of a version never change. */
export const datasetVersions = sqliteTable(
  'dataset_versions',
  {
    /** Slug of the dataset. */
    dataset: text().notNull(),
    /** Riyadh day of publication, `YYYY-MM-DD`. */
    date: text().notNull(),
    columns: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    rows: text({ mode: 'json' }).$type<readonly Row[]>().notNull(),
    rowCount: integer().notNull(),
    /** Difference from the version before; null for the first. */
    changes: text({ mode: 'json' }).$type<RowChanges>(),
    /** Files in R2; null until they are written. */
    files: text({ mode: 'json' }).$type<readonly DatasetFile[]>(),
    /** Riyadh day on which the rows were last found to be current, `YYYY-MM-DD`. */
    checkedOn: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dataset, table.date] })],
)
