import type { ResultType } from '#domain/search/types'
import { type Locale, locales } from '#domain/site/locale'
import { type Filters, type IdRange, languageRange } from './document-id'

/** Documents that are not shown at a time are few: they are taken out of what was matched. */
const hiddenIds = `(SELECT id FROM documents WHERE starts_at > ?3
  UNION ALL SELECT id FROM documents WHERE ends_at <= ?3)`

/** Matches nothing, at no cost. */
const none = `'""'`

const matchingBetween = (
  expression: string,
  { from, to }: Record<keyof IdRange, string | number>,
) =>
  `SELECT rowid AS id FROM document_words WHERE document_words MATCH coalesce(${expression}, ${none})
  AND rowid BETWEEN ${from} AND ${to} AND rowid NOT IN ${hiddenIds}`

/**
 * SQL for the ids of documents that an FTS5 expression matches, given as SQL, in the order of ids.
 * `?1` and `?2` are the range of ids and `?3` is the time, see `bindRange`.
 */
export const matchingIds = (expression: string) =>
  matchingBetween(expression, { from: '?1', to: '?2' })

export const bindRange = ({ from, to }: IdRange, now: number) => [from, to, now]

/** Number of documents of one language, type and year. */
export interface MatchCount {
  locale: Locale
  type: ResultType
  year: string
  count: number
}

/**
 * Most documents that are counted: of the language of the filters, and of the other one. News are
 * the last of a language: if it has up to 1,000 other documents only their number is cut, and not
 * below 1,001.
 */
const mostCounted = { own: 2_001, other: 1_001 }

/** SQL for the ids of both languages, as many as are counted; for news as filter all of them. `?3` is the time. */
export function countedIds(expression: string, { locale, type }: Filters): string {
  const limitOf = (language: Locale) => {
    if (language !== locale) return `LIMIT ${mostCounted.other}`
    return type === 'news' ? '' : `LIMIT ${mostCounted.own}`
  }
  return locales
    .map(
      (language) => `${matchingBetween(expression, languageRange(language))} ${limitOf(language)}`,
    )
    .map((ids) => `SELECT id FROM (${ids})`)
    .join(' UNION ALL ')
}
