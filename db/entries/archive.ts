import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { entries } from '../schema/schema'
import { inEntries, type Listing } from './list-query'

/** Years in which records of a list are dated, `YYYY`, newest first. */
export function listYears(db: Database, listing: Listing): Promise<string[]> {
  return listPeriods(db, listing, 'YYYY'.length)
}

/** Months in which records of a list are dated, `YYYY-MM`, newest first. */
export function listMonths(db: Database, listing: Listing): Promise<string[]> {
  return listPeriods(db, listing, 'YYYY-MM'.length)
}

/** Leaps through the index from one period to the one before; `distinct` would read every row. */
async function listPeriods(db: Database, listing: Listing, length: number): Promise<string[]> {
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
