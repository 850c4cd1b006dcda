import type { Candidate } from '#domain/search/score'
import type { Unit } from '#domain/search/unit'
import { type Filters, idRange, readBucket } from './document-id'
import { matchAll, matchEvery, matchForm, matchPhrase, matchUnit } from './match'
import { matchSql } from './match-sql'
import { bindRange, type MatchCount } from './matching'

/** How many words of the query each result has: all (or all but one in its head), two, or one. */
export type Strictness = 'all' | 'most' | 'any'

/** What the units of a query match. */
export interface Matched {
  strictness: Strictness
  /** The FTS5 expression for all documents of the result. */
  expression: string
  /** Number of documents in both languages, whatever the filters. */
  counts: MatchCount[]
  /** The first documents of the set and of those that have the units in their heads. */
  candidates: (Candidate & { id: number })[]
}

/**
 * The statement for what has all units or, if that is less than four documents of the language, two
 * or one of the rarest; `readMatched` reads its result. `isStrict`: only what has all.
 */
export function matchStatement(
  database: D1Database,
  units: readonly Unit[],
  { filters, now, isStrict = false }: { filters: Filters; now: number; isStrict?: boolean },
): D1PreparedStatement {
  const { whole, heads } = matchAll(units)
  const optional = isStrict || units.length === 1 ? [] : units
  const described = optional.map((unit) => ({
    ...matchUnit(unit),
    stems: unit.terms.map(({ stem }) => stem),
    least: unit.translations.length + unit.equivalents.length > 0 ? 1 : 0,
  }))
  const forms = [matchEvery(units), matchForm(units, 'folded'), matchForm(units, 'exact')]
  return database
    .prepare(matchSql(filters))
    .bind(
      ...bindRange(idRange(filters), now),
      whole,
      heads,
      ...forms,
      JSON.stringify(described),
      matchPhrase(units),
    )
}

interface MatchRow {
  strictness: Strictness
  expression: string
  /** JSON, as `candidates`. */
  counts: string
  candidates: string
}

type CountRow = [bucket: number, count: number]

const readCount = ([bucket, count]: CountRow): MatchCount => ({ ...readBucket(bucket), count })

type CandidateRow = [
  id: number,
  title: string,
  titleStems: string,
  aliasStems: string,
  headingStems: string,
  summaryStems: string,
  boost: number,
  form: Candidate['form'],
]

const readCandidate = ([id, title, titleStems, ...rest]: CandidateRow) => {
  const [aliasStems, headingStems, summaryStems, boost, form] = rest
  return { id, title, titleStems, aliasStems, headingStems, summaryStems, boost, form }
}

export function readMatched(result: D1Result | undefined): Matched {
  const [row] = (result?.results ?? []) as unknown as MatchRow[]
  return {
    strictness: row?.strictness ?? 'all',
    expression: row?.expression ?? '',
    counts: JSON.parse(row?.counts ?? '[]').map(readCount),
    candidates: JSON.parse(row?.candidates ?? '[]').map(readCandidate),
  }
}
