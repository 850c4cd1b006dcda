import type { BookType } from '#domain/content/knowledge/book'
import type { BookCard } from '#domain/payloads/knowledge'
import type { Paging } from '#domain/site/paging'
import type { SectionPayload } from '../section/payload'

export interface BooksPayload {
  /** Number of items per type; null is all types. */
  counts: SectionPayload['counts']
  chosen: BookType | null
  /** `use`: section by section; `revised`: last revised first. */
  order: 'revised' | 'use'
  books: BookCard[]
  /** Title of each section by slug. */
  sectionTitles: Record<string, string>
  paging: Paging
}
