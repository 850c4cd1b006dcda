import { asc, desc, ne, sql } from 'drizzle-orm'
import { lookAhead, type Paging, pagingOf } from '#domain/site/paging'
import type { Database } from '../client'
import { entries, labels } from '../schema/schema'
import {
  countAhead,
  type Listed,
  type Listing,
  newestFirst,
  readListed,
  selectListed,
} from './list-query'

/**
 * A page of a list, newest first; null beyond its end. However many records there are, no query
 * reads more rows than it shows or looks ahead for: those of the pages before are passed over in the
 * index.
 */
export async function listPage(
  db: Database,
  listing: Listing,
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

/** The newest records of a list. */
export async function listNewest(db: Database, listing: Listing, size: number): Promise<Listed[]> {
  const rows = await newestFirst(db, listing).limit(size)
  return rows.map(readListed)
}

/** The records right after and right before another one in the list of its kind. */
export async function findNeighbours(
  db: Database,
  listing: Listing,
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

/** How many of the newest under each label are looked at for what is related. */
const looked = 12

/** Records that share labels with another: those that share most, and of these the newest. */
export async function listRelated(
  db: Database,
  listing: Listing,
  { slug, labels: wanted }: { slug: string; labels: readonly string[] },
  size: number,
): Promise<Listed[]> {
  const [first, ...others] = wanted.map((label) =>
    newestFirst(db, { ...listing, label }, ne(labels.slug, slug)).limit(looked),
  )
  if (!first) return []
  const rows = (await db.batch([first, ...others])).flat()
  const found = [...new Map(rows.map((row) => [row.slug, readListed(row)])).values()]
  const shared = (item: Listed) => item.labels.filter((label) => wanted.includes(label)).length
  return found
    .toSorted((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date))
    .slice(0, size)
}
