import { switchLayout } from '#domain/search/keyboard-layout'
import { findNearest } from '#domain/search/nearest-word'
import { parseQuery, type Query } from '#domain/search/query'
import type { Term } from '#domain/search/stem-word'
import { divide, findSimilarWords } from './find-words'

/** Shortest word that is completed: shorter ones begin too many others. */
const shortestBeginning = 4

/** What may have been meant by a word that no document has; null if nothing is near. */
async function correctWord(search: D1Database, folded: string): Promise<string | null> {
  const { near, parts, longer } = await findSimilarWords(search, folded)
  const nearest = findNearest(folded, near)
  if (nearest) return nearest.spelling
  const known = new Map(parts.map((part) => [part.word, part]))
  const [divided] = divide(folded)
    .flatMap(([first, last]) => {
      const words = [known.get(first), known.get(last)]
      const [one, other] = words
      return one && other ? [{ one, other, rare: Math.min(one.documents, other.documents) }] : []
    })
    .toSorted((a, b) => b.rare - a.rare)
  if (divided) return `${divided.one.spelling} ${divided.other.spelling}`
  return folded.length < shortestBeginning ? null : (longer[0]?.spelling ?? null)
}

/** The query with another word for each unknown one; null if there is none for any. */
async function correctSpelling(
  search: D1Database,
  { terms }: Pick<Query, 'terms'>,
  unknown: readonly Term[],
): Promise<string | null> {
  const stems = new Set(unknown.map(({ stem }) => stem))
  const words = await Promise.all(
    terms.map(async ({ exact, folded, stem }) =>
      stems.has(stem) && !/\d/.test(folded)
        ? ((await correctWord(search, folded)) ?? exact)
        : exact,
    ),
  )
  const isSame = words.every((word, at) => word === terms[at]?.exact)
  return isSame ? null : words.join(' ')
}

/**
 * Other texts that may have been meant by one with words that no document has: what the same keys
 * write in the other keyboard layout if all are unknown, and another spelling. Whether they find
 * something is not checked.
 */
export async function proposeTexts(
  search: D1Database,
  query: Query,
  unknown: readonly Term[],
): Promise<string[]> {
  const isAllUnknown = unknown.length === query.terms.length
  const switched = isAllUnknown ? switchLayout(query.text) : null
  const typed = switched === null ? null : parseQuery(switched).text
  const corrected = await correctSpelling(search, query, unknown)
  return [typed, corrected].filter((text) => text !== null)
}
