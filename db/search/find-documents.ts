import type { Query } from '#domain/search/query'
import type { Candidate } from '#domain/search/score'
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
  wordsStatement,
} from './query-words'
import { candidateStatement, rankDocuments, readCandidates } from './rank-documents'
import { type Found, rankedHits, readFound, sortedHits } from './read-hits'
import { readSynonyms, type SearchIndex } from './synonyms'

/** How many words of the query each result has: all (or all but one in its head), two, or one. */
type Strictness = 'all' | 'most' | 'any'

/** The documents that a search finds. */
export interface SearchMatches {
  /** Number of documents in both languages, whatever the filters. */
  counts: MatchCount[]
  strictness: Strictness
  units: Unit[]
  /** Words that no document has in any form. */
  unknown: Term[]
  /** Reads the page of documents that the options name; empty beyond the last. */
  readHits: () => Promise<Found[]>
}

export type SearchResult = Omit<SearchMatches, 'readHits'> & { hits: Found[] }

export async function withHits({ readHits, ...matches }: SearchMatches): Promise<SearchResult> {
  return { ...matches, hits: await readHits() }
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

/** Counts of the documents that an expression matches. */
type Matched = Pick<SearchMatches, 'counts' | 'readHits'>

/**
 * The statements for what an expression matches; `readMatched` takes their results. The form in
 * which documents have the units is found only if they are given.
 */
function matchStatements(
  { database }: SearchIndex,
  matches: Matches,
  options: FindOptions,
  units?: readonly Unit[],
): D1PreparedStatement[] {
  const { filters, order, now } = options
  const range = idRange(filters)
  return [
    countStatement(database, matches.whole, filters, now),
    order === 'relevance'
      ? candidateStatement(database, matches, { range, now, ...(units && { units }) })
      : sortedHits(database, { ...options, whole: matches.whole, range }, order),
  ]
}

interface Known {
  units: readonly Unit[]
  words: QueryWords
  /** In which form documents have all units, by id. */
  forms: ReadonlyMap<number, Candidate['form']>
}

function readMatched(
  { database }: SearchIndex,
  [counted, found]: readonly D1Result[],
  { whole, units, words, forms }: Known & { whole: string },
  options: FindOptions,
): Matched {
  const { filters, order, limit } = options
  const counts = readCounts(counted)
  const readHits = async () => {
    if (order !== 'relevance') return readFound(found)
    const rows = readCandidates(found).map((row) => ({ ...row, form: forms.get(row.id) ?? null }))
    const ranked = rankDocuments(rows, units, words)
    const isWhole = countIn(counts, filters) <= ranked.length
    const paged = isWhole ? ranked : ranked.slice(0, ranked.length - (ranked.length % limit))
    const request = { ...options, whole, range: idRange(filters) }
    return readFound(await rankedHits(database, request, paged).all())
  }
  return { counts, readHits }
}

/** Documents that a search has to find before fewer of its words are asked for. */
const fewest = 4

/** A search whose words have been looked up. */
export interface StartedSearch {
  unknown: Term[]
  similarTo: QueryWords['similarTo']
  finish: () => Promise<SearchMatches>
}

const nothing: SearchMatches = {
  ...{ counts: [], strictness: 'all', units: [], unknown: [] },
  readHits: async () => [],
}
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
  const matches = matchAll(units)
  const [wordsFound, ...found] = await index.database.batch([
    wordsStatement(index.database, units),
    ...matchStatements(index, matches, options, units),
  ])
  const words = readWords(wordsFound)
  const forms = new Map(readCandidates(found[1]).map(({ id, form }) => [id, form]))
  const known = { units, words, forms }
  const all = readMatched(index, found, { ...known, whole: matches.whole }, options)
  const unknown = unknownTerms(units, words)
  const anyFilter = { ...options.filters, type: null, year: null }
  const isEnough = ({ counts }: Matched) => countIn(counts, anyFilter) >= fewest

  const choose = async (): Promise<[Strictness, Matched]> => {
    if (options.isStrict || units.length === 1 || isEnough(all)) return ['all', all]
    const rarest = rarestUnits(units, words)
    if (rarest.length === 0) return ['all', all]
    const hasPairs = rarest.length > 2 || (rarest.length === 2 && units.length > 2)
    const sets = hasPairs ? [matchAny(rarest), matchPairs(rarest)] : [matchAny(rarest)]
    const results = await index.database.batch(
      sets.flatMap((set) => matchStatements(index, set, options)),
    )
    const [any = all, pairs] = sets.map(({ whole }, at) =>
      readMatched(index, results.slice(2 * at), { ...known, whole }, options),
    )
    return pairs && isEnough(pairs) ? ['most', pairs] : ['any', any]
  }
  const finish = async () => {
    const [strictness, matched] = await choose()
    return { ...matched, strictness, units, unknown }
  }
  return { unknown, similarTo: words.similarTo, finish }
}

/**
 * Finds the documents that have all terms of a query or, if there are fewer than four, two or one of
 * them; those that have most rank highest.
 */
export async function findDocuments(
  index: SearchIndex,
  query: Pick<Query, 'terms'>,
  options: FindOptions,
): Promise<SearchMatches> {
  const { finish } = await startSearch(index, query, options)
  return finish()
}
