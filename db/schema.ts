import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { locales } from '#domain/locale'

/** All content, one row a record and language. Instants are epoch milliseconds. */
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
    sample: integer({ mode: 'boolean' }).notNull().default(false),
    body: text({ mode: 'json' }).$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug, table.locale] }),
    index('entries_listing').on(table.kind, table.locale, table.position, table.date),
    index('entries_updated').on(table.updatedAt),
    index('entries_starts').on(table.startsAt).where(sql`starts_at is not null`),
    index('entries_ends').on(table.endsAt).where(sql`ends_at is not null`),
  ],
)

export const settings = sqliteTable('settings', {
  key: text().primaryKey(),
  value: text({ mode: 'json' }).$type<unknown>().notNull(),
})

/** One row: the version every kept page is keyed by, and the digest of the content last loaded. */
export const publications = sqliteTable(
  'publications',
  {
    id: integer().primaryKey(),
    version: integer().notNull(),
    digest: text().notNull(),
    changedAt: integer().notNull(),
  },
  () => [check('publications_one_row', sql`id = 1`)],
)
