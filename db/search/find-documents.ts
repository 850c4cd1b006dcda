import { type Proposal, proposeTexts } from '#domain/search/propose-texts'
import { parseQuery, type Query } from '#domain/search/query'
import { type Candidate, createScorer } from '#domain/search/score'
import { type SearchTerm, withoutStopWords } from '#domain/search/stem-word'
import { readUnits, type Unit } from '#domain/search/unit'
import { type Filters, idRange } from './document-id'
import { type Matched, matchStatement, readMatched, type Strictness } from './match'
import type { MatchCount } from './match-sql'
import { type QueryWords, readWords, unknownTerms, wordsStatement } from './query-words'
import { type Found, rankedHits, readFound, sortedHits } from './read-hits'
import { readSynonyms, type SearchIndex } from './synonyms'

/** The documents that a search finds. */
export interface SearchMatches {
  /** Number of documents in both languages, whatever the filters. */
  counts: MatchCount[]
  strictness: Strictness
  units: Unit[]
  /** Words that no document has in any form. */
  unknown: SearchTerm[]
  similarTo: QueryWords['similarTo']
  /** Reads the page of documents that the options name; empty beyond the last. */
  readHits: () => Promise<Found[]>
}

export type SearchResult = Omit<SearchMatches, 'readHits' | 'similarTo'> & { hits: Found[] }

export async function withHits({
  readHits,
  similarTo,
  ...matches
}: SearchMatches): Promise<SearchResult> {
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

/** The ids of the candidates, the most relevant first. */
function rankDocuments(
  candidates: readonly (Candidate & { id: number })[],
  units: readonly Unit[],
  { countOf, total }: Pick<QueryWords, 'countOf' | 'total'>,
): number[] {
  const score = createScorer(units, countOf, total)
  return candidates
    .map((candidate) => ({ id: candidate.id, score: score(candidate) }))
    .toSorted((a, b) => b.score - a.score || a.id - b.id)
    .map(({ id }) => id)
}

/** The statement for the page of hits that the options name. */
function hitsStatement(
  database: D1Database,
  { expression, counts, candidates }: Matched,
  options: FindOptions,
  { units, words }: { units: readonly Unit[]; words: QueryWords },
): D1PreparedStatement {
  const { filters, order, limit } = options
  const request = { ...options, whole: expression, range: idRange(filters) }
  if (order !== 'relevance') return sortedHits(database, request, order)
  const ranked = rankDocuments(candidates, units, words)
  const isWhole = countIn(counts, filters) <= ranked.length
  const paged = isWhole ? ranked : ranked.slice(0, ranked.length - (ranked.length % limit))
  return rankedHits(database, request, paged)
}

const nothing: SearchMatches = {
  counts: [],
  strictness: 'all',
  units: [],
  unknown: [],
  similarTo: () => ({ near: [], parts: [], longer: [] }),
  readHits: async () => [],
}

/**
 * Finds the documents that have all terms of a query or, if there are fewer than four, two or one of
 * them; those that have most rank highest.
 */
export async function findDocuments(
  index: SearchIndex,
  { terms }: Pick<Query, 'terms'>,
  options: FindOptions,
): Promise<SearchMatches> {
  const { database } = index
  const units = readUnits(withoutStopWords(terms), await readSynonyms(index, options.now))
  if (units.length === 0) return nothing
  const [wordsFound, found] = await database.batch([
    wordsStatement(database, units),
    matchStatement(database, units, options),
  ])
  const words = readWords(wordsFound)
  const matched = readMatched(found)
  return {
    counts: matched.counts,
    strictness: matched.strictness,
    units,
    unknown: unknownTerms(units, words),
    similarTo: words.similarTo,
    readHits: async () =>
      readFound(await hitsStatement(database, matched, options, { units, words }).all()),
  }
}

/** A search by another text than the one typed. */
export interface Correction extends Pick<Proposal, 'reason'> {
  query: Query
  result: SearchMatches
}

export interface Searched {
  /** Result of the text as typed. */
  typed: SearchMatches
  /** The texts that may have been meant and find more; the best first. */
  corrections: Correction[]
}

/** Number of documents that a search finds in both languages. */
const countAll = ({ counts }: SearchMatches) => counts.reduce((sum, { count }) => sum + count, 0)

/**
 * Finds documents by a query and, if it has words that no document has, by other spellings of it and
 * by what the same keys write in the other keyboard layout.
 */
export async function searchDocuments(
  index: SearchIndex,
  query: Query,
  options: FindOptions,
): Promise<Searched> {
  const typed = await findDocuments(index, query, options)
  const { unknown, similarTo } = typed
  const proposals = unknown.length > 0 ? proposeTexts(query, unknown, similarTo) : []
  const corrections = await Promise.all(
    proposals.map(async ({ text, reason }): Promise<Correction> => {
      const other = parseQuery(text)
      return { query: other, reason, result: await findDocuments(index, other, options) }
    }),
  )
  const isBetter = ({ result }: Correction) =>
    countAll(result) > 0 && result.unknown.length < unknown.length
  return { typed, corrections: corrections.filter(isBetter) }
}
