import type { DateText } from './payloads'

export interface DictionaryPayload {
  modified: DateText
  /** Of all terms, whatever category is asked for. */
  total: number
  categories: { slug: string; title: string; count: number }[]
  /** The category asked for, or null for all. */
  category: string | null
  /** The alphabet of the page's language, and where each letter's terms begin: nowhere without any. */
  letters: { letter: string; id: string | null }[]
  /** All shown terms by their letters, as markup: drawing eighty takes longer than reading them. */
  terms: string
}
