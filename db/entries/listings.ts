import { and, asc, desc, ne, type SQL, sql } from 'drizzle-orm'
import { lookAhead, type Paging, pagingOf } from '#domain/site/paging'
import type { Database } from '../client'
import { entries, entryFacets } from '../schema/content'
import {
  countAhead,
  inEntries,
  type Listed,
  type ListQuery,
  newestFirst,
  readListed,
  selectListed,
} from './list-query'

/**
 * A page of a list, newest first; null beyond its end. The query reads only the rows that it shows
 * or counts ahead; the offset is skipped in the index.
 */
export async function listPage(
  db: Database,
  listing: ListQuery,
  page: number,
  size: number,
): Promise<{ items: Listed[]; paging: Paging } | null> {
  const offset = (page - 1) * size
  const [rows, [counted]] = await db.batch([
    newestFirst(db, listing).limit(size).offset(offset),
    countAhead(db, listing, offset, lookAhead(size)),
  ])
  const paging = pagingOf(page, size, counted?.found ?? 0)
  return paging && { items: rows.map(readListed), paging }
}

export async function listNewest(
  db: Database,
  listing: ListQuery,
  size: number,
): Promise<Listed[]> {
  const rows = await newestFirst(db, listing).limit(size)
  return rows.map(readListed)
}

/** Next newer and next older record of a list. */
export async function findNeighbourEntries(
  db: Database,
  listing: ListQuery,
  { date, slug }: { date: string; slug: string },
): Promise<{ newer: Listed | null; older: Listed | null }> {
  const place = sql`(${entries.date}, ${entries.slug})`
  const [[newer], [older]] = await db.batch([
    selectListed(db, listing, sql`${place} > (${date}, ${slug})`)
      .orderBy(asc(entries.date), asc(entries.slug))
      .limit(1),
    selectListed(db, listing, sql`${place} < (${date}, ${slug})`)
      .orderBy(desc(entries.date), desc(entries.slug))
      .limit(1),
  ])
  return { newer: newer ? readListed(newer) : null, older: older ? readListed(older) : null }
}

/** Number of newest records examined per facet value. */
const candidatesPerValue = 12

/** Records sharing facet values with another, by number of shared values, then newest first. */
export async function listRelated(
  db: Database,
  listing: ListQuery,
  { slug, facetValues: ownValues }: { slug: string; facetValues: readonly string[] },
  size: number,
): Promise<Listed[]> {
  const [first, ...others] = ownValues.map((facetValue) =>
    newestFirst(db, { ...listing, facetValue }, ne(entryFacets.slug, slug)).limit(
      candidatesPerValue,
    ),
  )
  if (!first) return []
  const rows = (await db.batch([first, ...others])).flat()
  const found = [...new Map(rows.map((row) => [row.slug, readListed(row)])).values()]
  const shared = (item: Listed) =>
    item.facetValues.filter((facetValue) => ownValues.includes(facetValue)).length
  return found
    .toSorted((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date))
    .slice(0, size)
}

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
