import type { DateText } from '#domain/dates/date-text'
import type { BookCard, SectionCard } from '#domain/payloads/knowledge'
import type { WrittenChart } from '#domain/payloads/record-chart'

export interface KnowledgePayload {
  modified: DateText
  /** Everything published, books and guides filled. */
  chart: WrittenChart
  total: number
  sections: SectionCard[]
  shelf: BookCard[]
  newest: BookCard[]
  /** Empty without usefulness votes. */
  useful: BookCard[]
  forms: BookCard[]
}
