import type { ResultType } from '#domain/search/types'
import { type Locale, locales } from '#domain/site/locale'
import { bucketSize, countedRanges, type Filters, type IdRange, readBucket } from './document-id'

/** Documents that are not shown at a time are few: they are taken out of what was matched. */
const hiddenIds = (now: string) => `(SELECT id FROM documents WHERE starts_at > ${now}
  UNION ALL SELECT id FROM documents WHERE ends_at <= ${now})`

/**
 * SQL for the ids of documents that the FTS5 expression `?{parameter}` matches, in the order of ids.
 * `?1` and `?2` are the range of ids and `?3` is the time, see `bindRange`.
 */
export const matchingIds = (parameter: number) => `SELECT rowid AS id FROM document_words
  WHERE document_words MATCH ?${parameter} AND rowid BETWEEN ?1 AND ?2
  AND rowid NOT IN ${hiddenIds('?3')}`

export const bindRange = ({ from, to }: IdRange, now: number) => [from, to, now]

/** Number of documents of one language, type and year. */
export interface MatchCount {
  locale: Locale
  type: ResultType
  year: string
  count: number
}

interface CountRow {
  bucket: number
  count: number
}

/** Most documents of a set whose number is exact. */
const mostCounted = 1_000

/**
 * Counts what an expression matches in both languages; `readCounts` reads the rows. Of news, the
 * most numerous, it counts no more than 1,001 of a language, unless the filters are for them.
 */
export function countStatement(
  database: D1Database,
  expression: string,
  { locale, type }: Filters,
  now: number,
): D1PreparedStatement {
  const parts = locales.flatMap((language) =>
    countedRanges(language).map(({ ids: { from, to }, isNews }) => {
      const isCapped = isNews && (type !== 'news' || language !== locale)
      return `SELECT * FROM (SELECT rowid / ${bucketSize} AS bucket FROM document_words
        WHERE document_words MATCH ?1 AND rowid BETWEEN ${from} AND ${to}
        AND rowid NOT IN ${hiddenIds('?2')} ${isCapped ? `LIMIT ${mostCounted + 1}` : ''})`
    }),
  )
  return database
    .prepare(`SELECT bucket, count(*) AS count FROM (${parts.join(' UNION ALL ')}) GROUP BY bucket`)
    .bind(expression, now)
}

export function readCounts(result: D1Result | undefined): MatchCount[] {
  return ((result?.results ?? []) as unknown as CountRow[]).map(({ bucket, count }) => ({
    ...readBucket(bucket),
    count,
  }))
}
