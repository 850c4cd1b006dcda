import type { ResultType } from '#domain/search/types'
import type { Locale } from '#domain/site/locale'
import { bucketSize, type IdRange, readBucket } from './document-id'

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

/** Counts what an expression matches in both languages; `readCounts` reads the rows. */
export function countStatement(database: D1Database, expression: string, now: number) {
  return database
    .prepare(
      `SELECT rowid / ${bucketSize} AS bucket, count(*) AS count FROM document_words
       WHERE document_words MATCH ?1 AND rowid NOT IN ${hiddenIds('?2')} GROUP BY bucket`,
    )
    .bind(expression, now)
}

export function readCounts({ results }: D1Result): MatchCount[] {
  return (results as unknown as CountRow[]).map(({ bucket, count }) => ({
    ...readBucket(bucket),
    count,
  }))
}
