import { countEdits } from '../text/count-edits'
import { parseQuery, type Query } from './query'
import { article, type SearchTerm } from './stem-word'

/** A word of the index, folded. */
export interface KnownWord {
  word: string
  /** As it is written in a document. */
  spelling: string
  documents: number
}

/** Most edits after which a word is still taken for a misspelling of another. */
function mostEdits(word: string): number {
  const { length } = word.replace(article, '')
  if (length < 5) return 0
  return length < 8 ? 1 : 2
}

/** The known word with the fewest edits, the most frequent of several; null if none is near. */
export function findNearest<W extends Pick<KnownWord, 'word' | 'documents'>>(
  word: string,
  known: readonly W[],
): W | null {
  const near = known
    .map((one) => ({ one, edits: countEdits(word, one.word) }))
    .filter(({ edits }) => edits > 0 && edits <= mostEdits(word))
    .toSorted((a, b) => a.edits - b.edits || b.one.documents - a.one.documents)
  return near[0]?.one ?? null
}

/** Words of the index that somebody may have meant by an unknown one. */
export interface SimilarWords {
  /** Those that share the beginning or the end, and whose length differs by at most two. */
  near: KnownWord[]
  /** Those that the word begins or ends with. */
  parts: KnownWord[]
  /** Those that begin with the word, the most frequent first. */
  longer: KnownWord[]
}

const shortestPart = 3

/** The parts into which a word can be divided. */
export function divide(word: string): [string, string][] {
  return Array.from({ length: Math.max(0, word.length - 2 * shortestPart + 1) }, (_, at) => [
    word.slice(0, at + shortestPart),
    word.slice(at + shortestPart),
  ])
}

/** Keys of a US keyboard with the letters of the Arabic (101) layout on them. */
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvnm,./`"
const arabicKeys = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ'

const toArabic = new Map([...latinKeys].map((key, index) => [key, [...arabicKeys][index] ?? key]))
// The key of the ligature lam-alef is the only one with two letters.
toArabic.set('b', 'لا')
const toLatin = new Map([...toArabic].map(([key, letter]) => [letter, key]))

/**
 * What the same keys write in the other keyboard layout: Arabic for a text in Latin letters, Latin
 * for one in Arabic letters. Null for a text in both or neither, which nobody types by mistake.
 */
export function switchLayout(text: string): string | null {
  const isArabic = /\p{Script=Arabic}/u.test(text)
  const isLatin = /[a-z]/i.test(text)
  if (isArabic === isLatin) return null
  if (isLatin) return [...text.toLowerCase()].map((key) => toArabic.get(key) ?? key).join('')
  const letters = text.match(/لا|./gsu) ?? []
  return letters.map((letter) => toLatin.get(letter) ?? letter).join('')
}

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
