import type { DateText } from '../dates/date-text'

export interface DictionaryPayload {
  modified: DateText
  /** Number of terms in all categories. */
  total: number
  categories: { slug: string; title: string; count: number }[]
  /** Selected category, or null for all. */
  category: string | null
  /** Alphabet of the page's language, with the anchor of each letter; null without terms. */
  letters: { letter: string; id: string | null }[]
  /** The listed terms by letter as HTML: rendering them as elements takes longer than parsing. */
  terms: string
}
