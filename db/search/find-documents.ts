import type { Query } from '#domain/search/query'
import { type Term, withoutStopWords } from '#domain/search/stem-word'
import { readUnits, type Unit } from '#domain/search/unit'
import { type Filters, idRange } from './document-id'
import { type Matches, matchAll, matchAny, matchPairs } from './match'
import { countStatement, type MatchCount, readCounts } from './matching'
import {
  type QueryWords,
  rarestUnits,
  readWords,
  unknownTerms,
  wordStatementCount,
  wordStatements,
} from './query-words'
import { candidateStatements, rankDocuments } from './rank-documents'
import { type Found, rankedHits, readHits, sortedHits } from './read-hits'
import { readSynonyms, type SearchIndex } from './synonyms'

/** How many words of the query each result has: all (or all but one in its head), two, or one. */
type Strictness = 'all' | 'most' | 'any'

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

const countIn = (counts: readonly MatchCount[], { locale, type, year }: Filters) =>
  counts
    .filter((one) => one.locale === locale && (!type || one.type === type))
    .filter((one) => !year || one.year === year)
    .reduce((sum, { count }) => sum + count, 0)

/** Counts of the documents that an expression matches; `read` reads a page of them. */
interface Matched {
  counts: MatchCount[]
  words: QueryWords
  read: () => Promise<Found[]>
}

async function findMatches(
  { database }: SearchIndex,
  units: readonly Unit[],
  matches: Matches,
  options: FindOptions,
): Promise<Matched> {
  const { filters, order, limit, now } = options
  const { whole } = matches
  const range = idRange(filters)
  const request = { ...options, whole, range }
  const results = await database.batch([
    countStatement(database, whole, now),
    ...wordStatements(database, units),
    ...(order === 'relevance'
      ? candidateStatements(database, units, matches, range, now)
      : [sortedHits(database, request, order)]),
  ])
  const [counted, ...others] = results
  const counts = counted ? readCounts(counted) : []
  const words = readWords(others.slice(0, wordStatementCount))
  const rest = others.slice(wordStatementCount)
  const read = async () => {
    if (order !== 'relevance') return readHits(rest[0])
    const ranked = rankDocuments(rest, units, words.countOf, words.total)
    const isWhole = countIn(counts, filters) <= ranked.length
    const paged = isWhole ? ranked : ranked.slice(0, ranked.length - (ranked.length % limit))
    return readHits(await rankedHits(database, request, paged).all())
  }
  return { counts, words, read }
}

/** Documents that a search has to find before fewer of its words are asked for. */
const fewest = 4

/** A search whose words have been looked up. */
export interface StartedSearch {
  unknown: Term[]
  similarTo: QueryWords['similarTo']
  finish: () => Promise<SearchResult>
}

const nothing: SearchResult = { hits: [], counts: [], strictness: 'all', units: [], unknown: [] }
const noWords = { near: [], parts: [], longer: [] }

/** Starts a search: documents that have all terms, and what the index knows of the words. */
export async function startSearch(
  index: SearchIndex,
  { terms }: Pick<Query, 'terms'>,
  options: FindOptions,
): Promise<StartedSearch> {
  const units = readUnits(withoutStopWords(terms), await readSynonyms(index, options.now))
  if (units.length === 0) {
    return { unknown: [], similarTo: () => noWords, finish: async () => nothing }
  }
  const anyFilter = { ...options.filters, type: null, year: null }
  const isEnough = ({ counts }: Matched) => countIn(counts, anyFilter) >= fewest
  const all = await findMatches(index, units, matchAll(units), options)
  const unknown = unknownTerms(units, all.words)
  const choose = async (): Promise<[Strictness, Matched]> => {
    if (options.isStrict || units.length === 1 || isEnough(all)) return ['all', all]
    const known = rarestUnits(units, all.words)
    if (known.length === 0) return ['all', all]
    const hasPairs = known.length > 2 || (known.length === 2 && units.length > 2)
    const [pairs, any] = await Promise.all([
      hasPairs ? findMatches(index, units, matchPairs(known), options) : null,
      findMatches(index, units, matchAny(known), options),
    ])
    return pairs && isEnough(pairs) ? ['most', pairs] : ['any', any]
  }
  const finish = async () => {
    const [strictness, { counts, read }] = await choose()
    return { hits: await read(), counts, strictness, units, unknown }
  }
  return { unknown, similarTo: all.words.similarTo, finish }
}

/**
 * Finds the documents that have all terms of a query or, if there are fewer than four, two or one of
 * them; those that have most rank highest. A page beyond the last has no hits.
 */
export async function findDocuments(
  index: SearchIndex,
  query: Pick<Query, 'terms'>,
  options: FindOptions,
): Promise<SearchResult> {
  const { finish } = await startSearch(index, query, options)
  return finish()
}
