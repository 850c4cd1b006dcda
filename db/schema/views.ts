import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { locales } from '#domain/site/locale'
import { viewSources } from '#domain/views/view-source'

/** Views of pages by Riyadh day (`YYYY-MM-DD`), language and source: nothing of who viewed them. */
export const pageViews = sqliteTable(
  'page_views',
  {
    day: text().notNull(),
    /** Id of the route, with the slugs of its path (`subjectOf`). */
    page: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    source: text({ enum: viewSources }).notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.locale, table.source] })],
)
