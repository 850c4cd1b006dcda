import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { entries } from '../schema/content'
import { inEntries, type ListQuery } from './list-query'

/** Years with records of a list, `YYYY`, newest first. */
export function listYears(db: Database, listing: ListQuery): Promise<string[]> {
  return listPeriods(db, listing, 'YYYY'.length)
}

/** Months with records of a list, `YYYY-MM`, newest first. */
export function listMonths(db: Database, listing: ListQuery): Promise<string[]> {
  return listPeriods(db, listing, 'YYYY-MM'.length)
}

/** Skip scan: seeks the next period in the index, while `DISTINCT` would read every row. */
async function listPeriods(db: Database, listing: ListQuery, length: number): Promise<string[]> {
  const newest = (before?: SQL) => sql`(
    SELECT substr(${entries.date}, 1, ${length}) FROM ${entries}
    WHERE ${and(inEntries(listing), before)} ORDER BY ${entries.date} DESC LIMIT 1
  )`
  const rows = await db.all<{ period: string }>(sql`
    WITH RECURSIVE periods(period) AS (
      SELECT ${newest()}
      UNION ALL
      SELECT ${newest(sql`${entries.date} < period`)} FROM periods WHERE period IS NOT NULL
    )
    SELECT period FROM periods WHERE period IS NOT NULL`)
  return rows.map(({ period }) => period)
}
