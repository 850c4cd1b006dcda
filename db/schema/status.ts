import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

const failures = () => integer().notNull().default(0)

/** Checks of this site's parts (`statusParts`) by Riyadh day (`YYYY-MM-DD`), and how many failed. */
export const statusDays = sqliteTable('status_days', {
  day: text().primaryKey(),
  checks: integer().notNull(),
  pages: failures(),
  forms: failures(),
  mail: failures(),
  search: failures(),
  data: failures(),
  /** When the last check was (epoch ms), and the parts that failed in it, separated by spaces. */
  checkedAt: integer().notNull(),
  failing: text().notNull(),
})
