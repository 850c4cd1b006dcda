import { type Proposal, proposeTexts } from '#domain/search/propose-texts'
import { parseQuery, type Query } from '#domain/search/query'
import { type FindOptions, findDocuments, type SearchMatches } from './find-documents'
import type { SearchIndex } from './synonyms'

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

function isBetter(result: SearchMatches, typed: SearchMatches): boolean {
  return countAll(result) > 0 && result.unknown.length < typed.unknown.length
}

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
  return { typed, corrections: corrections.filter(({ result }) => isBetter(result, typed)) }
}
