import { switchLayout } from './keyboard-layout'
import { findNearest } from './nearest-word'
import { parseQuery, type Query } from './query'
import { divide, type SimilarWords } from './similar-words'
import type { SearchTerm } from './stem-word'

/** Shortest word that is completed: shorter ones begin too many others. */
const shortestBeginning = 4

/** The spelling of the known word or words nearest to an unknown one; null if none is near. */
function correctWord(folded: string, { near, parts, longer }: SimilarWords): string | null {
  const nearest = findNearest(folded, near)
  if (nearest) return nearest.spelling
  const known = new Map(parts.map((part) => [part.word, part]))
  const [divided] = divide(folded)
    .flatMap(([first, last]) => {
      const [one, other] = [known.get(first), known.get(last)]
      return one && other ? [{ one, other, rare: Math.min(one.documents, other.documents) }] : []
    })
    .toSorted((a, b) => b.rare - a.rare)
  if (divided) return `${divided.one.spelling} ${divided.other.spelling}`
  return folded.length < shortestBeginning ? null : (longer[0]?.spelling ?? null)
}

/** The query with another word for each unknown one; null if there is none for any. */
function correctSpelling(
  { terms }: Pick<Query, 'terms'>,
  unknown: readonly SearchTerm[],
  similarTo: (folded: string) => SimilarWords,
): string | null {
  const stems = new Set(unknown.map(({ stem }) => stem))
  const words = terms.map(({ exact, folded, stem }) =>
    stems.has(stem) && !/\d/.test(folded)
      ? (correctWord(folded, similarTo(folded)) ?? exact)
      : exact,
  )
  const isSame = words.every((word, at) => word === terms[at]?.exact)
  return isSame ? null : words.join(' ')
}

/** Punctuation within a word stands on keys that write letters in the Arabic layout. */
function hasLetterKeys(text: string): boolean {
  return /[a-z][[\];',./`]|[[\];',./`][a-z]/i.test(text)
}

/** Another text that may have been meant. */
export interface Proposal {
  text: string
  /** `layout`: typed with the other keyboard layout. */
  reason: 'layout' | 'spelling'
}

/**
 * Other texts that may have been meant by one with words that no document has: what the same keys
 * write in the other keyboard layout if all are unknown, and another spelling. Whether they find
 * something is not known.
 */
export function proposeTexts(
  query: Query,
  unknown: readonly SearchTerm[],
  similarTo: (folded: string) => SimilarWords,
): Proposal[] {
  const isAllUnknown = unknown.length === query.terms.length
  const switched = isAllUnknown || hasLetterKeys(query.text) ? switchLayout(query.text) : null
  const typed = switched === null ? null : parseQuery(switched).text
  const corrected = correctSpelling(query, unknown, similarTo)
  return [
    ...(typed === null ? [] : [{ text: typed, reason: 'layout' as const }]),
    ...(corrected === null ? [] : [{ text: corrected, reason: 'spelling' as const }]),
  ]
}
