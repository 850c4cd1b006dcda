import type { DateText } from '../payloads'

interface TermGroup {
  letter: string
  /** Its terms in the order of the page's language, as markup: writing eighty takes longer than reading them. */
  written: string
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
