import type { BookCard, SectionCard } from '#domain/payloads/knowledge'

export interface KnowledgePayload {
  total: number
  sections: SectionCard[]
  shelf: BookCard[]
  newest: BookCard[]
  /** Empty without usefulness votes. */
  useful: BookCard[]
  forms: BookCard[]
}
