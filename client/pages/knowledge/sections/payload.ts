import type { BookCard, SectionCard } from '#domain/payloads/knowledge'

export interface SectionsPayload {
  total: number
  sections: (SectionCard & { books: BookCard[] })[]
}
