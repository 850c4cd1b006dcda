import type { ResultType } from '#domain/search/types'
import { type Locale, locales } from '#domain/site/locale'
import { bucketSize, type Filters, groupedByYear, type IdRange, languageRange } from './document-id'

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
function countedIds(expression: string, { locale, type }: Filters): string {
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

/** Documents that are rated, of those that match and of those that do in their heads. */
const mostCandidates = 60
/** Documents that a search has to find before fewer of its words are asked for. */
const fewest = 4
/** Units of which a document must have some, if too few documents have all. */
const mostRare = 4

const isFew = (counts: string, { from, to }: IdRange) => `(
    SELECT coalesce(sum(value ->> '$[1]'), 0) FROM json_each(${counts})
    WHERE value ->> '$[0]' BETWEEN ${Math.floor(from / bucketSize)} AND ${Math.floor(to / bucketSize)}
  ) < ${fewest}`

/** Number of documents of each year, with the bucket of one of them, as JSON. */
const counted = (expression: string, filters: Filters) => `(
  SELECT json_group_array(json_array(bucket, count)) FROM (
    SELECT min(id) / ${bucketSize} AS bucket, count(*) AS count
    FROM (${countedIds(expression, filters)}) GROUP BY ${groupedByYear}))`

/** The rarest of the units that documents have, as JSON. */
const rareUnits = `(SELECT json_group_array(json_object('whole', whole, 'head', head)) FROM (
    SELECT whole, head FROM (
      SELECT key, value ->> '$.whole' AS whole, value ->> '$.head' AS head, max(
        value ->> '$.least', (SELECT min(coalesce(documents, 0))
          FROM json_each(unit.value, '$.stems') AS term LEFT JOIN stems ON stem = term.value)) AS rarity
      FROM json_each(?9) AS unit)
    WHERE rarity > 0 ORDER BY rarity, key LIMIT ${mostRare}))`

const anyOf = (name: string) =>
  `(SELECT group_concat(value ->> '$.${name}', ' OR ') FROM json_each(rare))`
const pairsOf = (name: string) => `(
  SELECT group_concat('(' || (a.value ->> '$.${name}') || ' AND ' || (b.value ->> '$.${name}') || ')', ' OR ')
  FROM json_each(rare) AS a JOIN json_each(rare) AS b ON a.key < b.key
  WHERE json_array_length(rare) > 2 OR json_array_length(?9) > 2)`

const some = (expression: string) => `${matchingIds(expression)} LIMIT ${mostCandidates}`
const form = `CASE WHEN id IN (${some('?8')}) THEN 'exact' WHEN id IN (${some('?7')}) THEN 'folded'
  WHEN id IN (${some('?6')}) THEN 'stemmed' END`
const columns = ['title', 'title_stems', 'alias_stems', 'heading_stems', 'summary_stems', 'boost']

/**
 * One row, made step by step: a step knows the columns of those before, and an expression that is
 * null matches nothing at no cost. (SQLite would expand a table each time it is named.)
 * `?1` to `?3` are the range of ids and the time, `?4` to `?8` expressions, `?9` the units, `?10` the
 * expression for the whole query in one piece. The candidates are the first documents of the result
 * and the first of those that are likely to be the best: with the units in their heads, with more of
 * the units than the result asks for, and with the query in one piece.
 */
export function matchSql(filters: Filters): string {
  const language = languageRange(filters.locale)
  const steps = [
    { all_counts: counted('?4', filters) },
    { rare: `iif(${isFew('all_counts', language)}, ${rareUnits}, '[]')` },
    { any_expression: anyOf('whole'), any_heads: anyOf('head') },
    { pair_expression: pairsOf('whole'), pair_heads: pairsOf('head') },
    { pair_counts: counted('pair_expression', filters) },
    {
      strictness: `iif(any_expression IS NULL, 'all', iif(${isFew('pair_counts', language)}, 'any', 'most'))`,
    },
    {
      expression: `iif(strictness = 'any', any_expression, iif(strictness = 'most', pair_expression, ?4))`,
    },
    {
      heads: `iif(strictness = 'any', any_heads, iif(strictness = 'most', pair_heads, ?5))`,
      any_counts: counted(`iif(strictness = 'any', any_expression, NULL)`, filters),
      first_ids: `(SELECT json_group_array(id) FROM (${some('expression')}))`,
    },
    {
      head_expression: `iif(json_array_length(first_ids) < ${mostCandidates}, NULL, heads)`,
      strict_expression: `iif(strictness = 'all', NULL, ?4 || coalesce(' OR ' || pair_expression, ''))`,
    },
  ]
  const candidates = ['head_expression', 'strict_expression', '?10']
    .map((expression) => `UNION SELECT id FROM (${some(expression)})`)
    .join(' ')
  const tables = steps.map((step, at) => {
    const added = Object.entries(step).map(([name, value]) => `${value} AS ${name}`)
    const before = at === 0 ? '' : `FROM step_${at - 1}`
    return `step_${at} AS MATERIALIZED (SELECT ${at === 0 ? '' : '*, '}${added.join(', ')} ${before})`
  })
  return `WITH ${tables.join(', ')}
  SELECT strictness, expression,
    iif(strictness = 'any', any_counts, iif(strictness = 'most', pair_counts, all_counts)) AS counts,
    (SELECT json_group_array(json_array(id, ${columns.join(', ')}, ${form})) FROM documents
      WHERE id IN (SELECT value FROM json_each(first_ids) ${candidates})
    ) AS candidates
  FROM step_${steps.length - 1}`
}
