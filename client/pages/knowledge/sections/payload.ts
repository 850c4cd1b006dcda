import type { DateText } from '#domain/dates/date-text'
import type { BookCard, SectionCard } from '#domain/payloads/knowledge'

export interface SectionsPayload {
  modified: DateText
  total: number
  sections: (SectionCard & { books: BookCard[] })[]
}
