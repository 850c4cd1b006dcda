import type { BookType } from '#domain/content/knowledge/book'
import type { DateText } from '#domain/dates/date-text'
import type { BookCard } from '#domain/payloads/knowledge'

export interface SectionPayload {
  modified: DateText
  lead: string
  /** Number of items per type; null is all types. */
  counts: { type: BookType | null; count: number }[]
  chosen: BookType | null
  books: BookCard[]
}
