import { ticketKinds } from '../forms/support'
import { cleanLine, foldDigits } from '../text/clean-text'
import { countEdits } from '../text/count-edits'
import { foldText, normaliseText, splitWords } from '../text/fold-text'
import { dash, readReference } from '../tickets/reference'
import { readTerm, type SearchTerm } from './stem-word'

const longestQuery = 200
const mostTerms = 12

export interface Query {
  /** As typed, without hidden characters, for the search box and the page. */
  text: string
  terms: SearchTerm[]
  /** The text was longer than 200 graphemes or had more than 12 words: the rest is left out. */
  isCut: boolean
}

/** The first graphemes of a text; segments no more of it than it needs. */
function cutGraphemes(text: string, most: number): string {
  if (text.length <= most) return text
  // A grapheme of more than 16 UTF-16 units is no word of any language.
  const segments = new Intl.Segmenter().segment(text.slice(0, most * 16))
  return Array.from(segments, ({ segment }) => segment)
    .slice(0, most)
    .join('')
}

/**
 * Reads what a visitor searches for. Nothing in it is syntax: quotes, operators and wildcards
 * separate words like any other punctuation. A word that is repeated counts once.
 */
export function parseQuery(typed: string): Query {
  const whole = cleanLine(typed.slice(0, longestQuery * 64).toWellFormed())
  const text = cutGraphemes(whole, longestQuery).trim()
  const words = new Map(splitWords(normaliseText(text)).map((word) => [foldText(word), word]))
  const terms = Array.from(words.values(), readTerm)
  return {
    text,
    terms: terms.slice(0, mostTerms),
    isCut: text.length < whole.length || terms.length > mostTerms,
  }
}

const prefixes: readonly string[] = ticketKinds
const longestDigits = 10
const dashed = new RegExp(`\\p{L}\\s*${dash}\\s*\\d`, 'u')

/**
 * The reference number that a query is; null for words and a year such as "news 2024": it has one of
 * the prefixes, and a dash or all ten digits.
 */
export function namedReference(text: string): string | null {
  const reference = readReference(text)
  if (!reference) return null
  const [prefix = '', digits = ''] = reference.split('-')
  const isMeant = digits.length === longestDigits || dashed.test(foldDigits(text))
  return prefixes.includes(prefix) && isMeant ? reference : null
}

const wordsOf = (text: string) => splitWords(foldText(normaliseText(text)))

/** Equal, longer by an ending, or one letter apart. */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < 4) return one === other
  return long.startsWith(short) || (short.length > 4 && countEdits(one, other) <= 1)
}

/** True if a text has at least half of the words of another, in any order. */
export function hasWords(text: string, searched: string): boolean {
  const own = wordsOf(text)
  const words = wordsOf(searched)
  const found = words.filter((word) => own.some((one) => isSameWord(one, word)))
  return words.length > 0 && found.length * 2 >= words.length
}
