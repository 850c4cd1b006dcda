import type { Locale } from '#domain/site/locale'

export interface LetterCount {
  letter: string
  /** Terms whose name begins with it. */
  count: number
}

export interface DictionaryPayload {
  /** Number of terms in all categories. */
  total: number
  categories: { slug: string; title: string; count: number }[]
  /** Selected category, or null for all. */
  category: string | null
  /** Letter of the page; null if it shows a whole category. */
  letter: string | null
  /** Number of terms on the page. */
  count: number
  /** Both alphabets, that of the page's language first. */
  alphabets: { locale: Locale; letters: LetterCount[] }[]
  /** The letters with terms before and after that of the page. */
  previous: LetterCount | null
  next: LetterCount | null
  /** The terms of the page as HTML: rendering them as elements takes longer than parsing. */
  terms: string
  /** Names of all terms as links, as HTML; empty on the pages of letters and categories. */
  index: string
}
