import type { DateText } from '../payloads'

interface Half {
  title: string
  definition: string
}

export interface Term {
  slug: string
  /** In the language of the page, and in the other. */
  own: Half
  other: Half
  category: string
  related: { slug: string; title: string }[]
}

export interface TermGroup {
  letter: string
  terms: Term[]
}

export interface DictionaryPayload {
  modified: DateText
  /** Of all terms, whatever category is asked for. */
  total: number
  categories: { slug: string; title: string; count: number }[]
  /** The category asked for, or null for all. */
  category: string | null
  /** The alphabet of the page's language; a letter without terms leads nowhere. */
  letters: { letter: string; isUsed: boolean }[]
  groups: TermGroup[]
}
