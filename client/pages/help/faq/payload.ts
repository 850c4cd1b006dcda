import type { Paging } from '#domain/site/paging'

export interface FaqPayload {
  lead: string
  filters: { slug: string; title: string; count: number }[]
  /** Selected category, or null. */
  chosen: string | null
  paging: Paging
  categories: {
    slug: string
    title: string
    count: number
    /** The shown questions with their answers as HTML. */
    questions: string
  }[]
}
