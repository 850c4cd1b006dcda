import type { BookType } from '#domain/content/knowledge/book'
import type { BookCard } from '#domain/payloads/knowledge'

export interface SectionPayload {
  lead: string
  /** Number of items per type; null is all types. */
  counts: { type: BookType | null; count: number }[]
  chosen: BookType | null
  books: BookCard[]
}
