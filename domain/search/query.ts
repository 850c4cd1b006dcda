import { cleanLine } from '../text/clean-text'
import { foldText, normaliseText, splitWords } from '../text/fold-text'
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
