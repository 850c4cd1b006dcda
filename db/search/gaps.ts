import type { Locale } from '#domain/site/locale'

/** Visitors who have to ask the same on one day before the query is kept. */
const fewestVisitors = 3

interface Gap {
  /** `YYYY-MM-DD` in Riyadh. */
  day: string
  locale: Locale
  /** Without personal data (`hasPersonalIdentifier`). */
  query: string
  /** Keyed hashes of the query on this day, and of its visitor. */
  queryHash: string
  askerHash: string
}

/** Counts a query that found nothing. Its text is kept once three visitors asked it on one day. */
export async function recordGap(search: D1Database, gap: Gap): Promise<void> {
  const { day, locale, query, queryHash, askerHash } = gap
  await search.batch([
    search
      .prepare('INSERT OR IGNORE INTO gap_askers (day, query_hash, asker_hash) VALUES (?, ?, ?)')
      .bind(day, queryHash, askerHash),
    search
      .prepare(
        `INSERT INTO gaps (day, locale, query, visitors)
         SELECT ?1, ?2, ?3, count(*) FROM gap_askers WHERE day = ?1 AND query_hash = ?4
         GROUP BY query_hash HAVING count(*) >= ${fewestVisitors}
         ON CONFLICT DO UPDATE SET visitors = excluded.visitors`,
      )
      .bind(day, locale, query, queryHash),
  ])
}

/** Deletes the hashes of days before `today`, and counts of days before `oldest` (`YYYY-MM-DD`). */
export async function sweepGaps(search: D1Database, today: string, oldest: string): Promise<void> {
  await search.batch([
    search.prepare('DELETE FROM gap_askers WHERE day < ?').bind(today),
    search.prepare('DELETE FROM gaps WHERE day < ?').bind(oldest),
  ])
}

interface GapCount {
  query: string
  locale: Locale
  /** Sum of the visitors of each day. */
  visitors: number
  days: number
  /** Visitors on the day with the most of them. */
  most: number
  lastDay: string
}

/** Later than any day. */
const noEnd = '9999-12-31'

/** The queries without results from one day to before another, the most asked first. */
export async function listGapsBetween(
  search: D1Database,
  from: string,
  before: string,
): Promise<GapCount[]> {
  const { results } = await search
    .prepare(
      `SELECT query, locale, sum(visitors) AS visitors, count(*) AS days, max(visitors) AS most,
         max(day) AS lastDay
       FROM gaps WHERE day >= ? AND day < ? GROUP BY locale, query
       ORDER BY visitors DESC, query LIMIT 200`,
    )
    .bind(from, before)
    .all<GapCount>()
  return results
}

/** The queries without results since a day, the most asked first. */
export function listGaps(search: D1Database, since: string): Promise<GapCount[]> {
  return listGapsBetween(search, since, noEnd)
}
