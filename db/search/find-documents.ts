import type { Query } from '#domain/search/query'
import { type Term, withoutStopWords } from '#domain/search/stem-word'
import type { ResultType } from '#domain/search/types'
import { readUnits, type Unit } from '#domain/search/unit'
import type { Locale } from '#domain/site/locale'
import type { DocumentFacts } from './document'
import { type Filters, idRange } from './document-id'
import { type Matches, matchAll, matchAny, matchPairs } from './match'
import { bindRange, countStatement, type MatchCount, matchingIds, readCounts } from './matching'
import { candidateStatements, rankDocuments } from './rank-documents'
import { readSynonyms, type SearchIndex } from './synonyms'

export interface Found {
  kind: string
  slug: string
  locale: Locale
  type: ResultType
  label: string
  path: string
  title: string
  summary: string
  body: string
  trail: string[]
  facts: DocumentFacts
  date: string | null
  updatedAt: number | null
}

/** What each result has: all of the words (or all but one in its head), two of them, one of them. */
export type Strictness = 'all' | 'most' | 'any'

export interface SearchResult {
  hits: Found[]
  /** Number of documents in both languages, whatever the filters. */
  counts: MatchCount[]
  strictness: Strictness
  units: Unit[]
  /** Words that no document has in any form. */
  unknown: Term[]
}

export interface FindOptions {
  filters: Filters
  /** `change`: records only, the last changed first. */
  order: 'relevance' | 'date' | 'change'
  /** Never asks for fewer than all terms. */
  isStrict?: boolean
  /** Number of hits, and how many to skip. */
  limit: number
  offset: number
  /** Epoch ms. */
  now: number
}

type Row = Omit<Found, 'trail' | 'facts'> & { trail: string; facts: string }

const columns = [
  ...['kind', 'slug', 'locale', 'type', 'label', 'path', 'title', 'summary', 'trail', 'facts'],
  ...['date', 'updated_at AS updatedAt'],
]
  .map((column) => `documents.${column}`)
  .concat('body')
  .join(', ')
const found = 'FROM documents JOIN document_bodies ON document_bodies.id = documents.id'

const readRow = (row: Row): Found => ({
  ...row,
  trail: JSON.parse(row.trail),
  facts: JSON.parse(row.facts),
})

const orders = {
  date: 'ORDER BY date IS NULL, date DESC, documents.id',
  change: 'AND updated_at IS NOT NULL ORDER BY updated_at DESC, documents.id',
}

function sortedStatement(
  database: D1Database,
  whole: string,
  { filters, order, limit, offset, now }: FindOptions & { order: keyof typeof orders },
): D1PreparedStatement {
  return database
    .prepare(
      `SELECT ${columns} ${found} WHERE documents.id IN (${matchingIds(4)}) ${orders[order]}
       LIMIT ?5 OFFSET ?6`,
    )
    .bind(...bindRange(idRange(filters), now), whole, limit, offset)
}

/** The rows of ranked documents, in their order; beyond the ranked, in the order of ids. */
async function readPage(
  database: D1Database,
  ranked: readonly number[],
  whole: string,
  { filters, limit, offset, now }: FindOptions,
): Promise<Found[]> {
  const ids = ranked.slice(offset, offset + limit)
  const statement =
    ids.length > 0
      ? database
          .prepare(
            `SELECT ${columns} ${found} JOIN json_each(?) ON value = documents.id ORDER BY key`,
          )
          .bind(JSON.stringify(ids))
      : database
          .prepare(
            `SELECT ${columns} ${found} WHERE documents.id IN (
               SELECT id FROM (${matchingIds(4)}) WHERE id NOT IN (SELECT value FROM json_each(?5))
               LIMIT ?6 OFFSET ?7
             ) ORDER BY documents.id`,
          )
          .bind(
            ...bindRange(idRange(filters), now),
            ...[whole, JSON.stringify(ranked), limit, offset - ranked.length],
          )
  const { results } = await statement.all<Row>()
  return results.map(readRow)
}

/** The known words of a query, for the levels that do not ask for all of them. */
interface Words {
  countOf: (stem: string) => number
  /** Number of documents. */
  total: number
}

function wordStatements(database: D1Database, units: readonly Unit[]): D1PreparedStatement[] {
  const stems = units.flatMap(({ terms }) => terms.map(({ stem }) => stem))
  return [
    database
      .prepare('SELECT stem, documents FROM stems WHERE stem IN (SELECT value FROM json_each(?))')
      .bind(JSON.stringify(stems)),
    database.prepare('SELECT next AS total FROM document_sequence'),
  ]
}

function readWords([stems, sequence]: readonly D1Result[]): Words {
  const rows = (stems?.results ?? []) as unknown as { stem: string; documents: number }[]
  const counts = new Map(rows.map(({ stem, documents }) => [stem, documents]))
  const [row] = (sequence?.results ?? []) as unknown as { total: number }[]
  return { countOf: (stem) => counts.get(stem) ?? 0, total: row?.total ?? 1 }
}

/** Words that no document has, and for which there is no other name. */
function unknownTerms(units: readonly Unit[], { countOf }: Words): Term[] {
  return units
    .filter(({ translations, equivalents }) => translations.length + equivalents.length === 0)
    .flatMap(({ terms }) => terms.filter(({ stem }) => countOf(stem) === 0))
}

const countIn = (counts: readonly MatchCount[], { locale, type, year }: Filters) =>
  counts
    .filter((one) => one.locale === locale && (!type || one.type === type))
    .filter((one) => !year || one.year === year)
    .reduce((sum, { count }) => sum + count, 0)

async function findMatches(
  { database }: SearchIndex,
  units: readonly Unit[],
  matches: Matches,
  options: FindOptions,
): Promise<Omit<SearchResult, 'strictness' | 'units'> & { words: Words }> {
  const { filters, order, limit, now } = options
  const { whole } = matches
  const [counted, stems, sequence, ...rest] = await database.batch([
    countStatement(database, whole, now),
    ...wordStatements(database, units),
    ...(order === 'relevance'
      ? candidateStatements(database, units, matches, idRange(filters), now)
      : [sortedStatement(database, whole, { ...options, order })]),
  ])
  const counts = counted ? readCounts(counted) : []
  const words = readWords([stems, sequence].filter((result) => result !== undefined))
  const found = { counts, words, unknown: unknownTerms(units, words) }
  if (order !== 'relevance') {
    return { ...found, hits: ((rest[0]?.results ?? []) as unknown as Row[]).map(readRow) }
  }
  const ranked = rankDocuments(rest, units, words.countOf, words.total)
  const isWhole = countIn(counts, filters) <= ranked.length
  const paged = isWhole ? ranked : ranked.slice(0, ranked.length - (ranked.length % limit))
  return { ...found, hits: await readPage(database, paged, whole, options) }
}

/** Documents that a search has to find before fewer of its words are asked for. */
const fewest = 4
/** Units of which a document must have some: the rarest of them. */
const mostRare = 4

/** Units that documents have, the rarest first. */
function rarest(units: readonly Unit[], { countOf }: Words): Unit[] {
  const countOfUnit = ({ terms, translations, equivalents }: Unit) => {
    const least = Math.min(...terms.map(({ stem }) => countOf(stem)))
    return least === 0 && translations.length + equivalents.length > 0 ? 1 : least
  }
  return units
    .filter((unit) => countOfUnit(unit) > 0)
    .toSorted((a, b) => countOfUnit(a) - countOfUnit(b))
    .slice(0, mostRare)
}

/**
 * Finds the documents that have all terms of a query or, if there are fewer than four, two or one of
 * them; those that have most rank highest. A page beyond the last has no hits.
 */
export async function findDocuments(
  index: SearchIndex,
  { terms }: Pick<Query, 'terms'>,
  options: FindOptions,
): Promise<SearchResult> {
  const units = readUnits(withoutStopWords(terms), await readSynonyms(index, options.now))
  if (units.length === 0) return { hits: [], counts: [], strictness: 'all', units, unknown: [] }
  const { filters } = options
  const anyFilter = { ...filters, type: null, year: null }
  const first = await findMatches(index, units, matchAll(units), options)
  const foundBy = ({ counts }: Pick<SearchResult, 'counts'>) => countIn(counts, anyFilter)
  const isEnough = options.isStrict || foundBy(first) >= fewest || units.length === 1
  if (isEnough) return { ...first, strictness: 'all', units }
  const known = rarest(units, first.words)
  if (known.length > 2 || (known.length === 2 && units.length > 2)) {
    const pairs = await findMatches(index, units, matchPairs(known), options)
    if (foundBy(pairs) >= fewest) return { ...pairs, strictness: 'most', units }
  }
  if (known.length === 0) return { ...first, strictness: 'all', units }
  const any = await findMatches(index, units, matchAny(known), options)
  return { ...any, strictness: 'any', units }
}
