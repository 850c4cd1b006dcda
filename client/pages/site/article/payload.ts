import type { DateText } from '#domain/dates/date-text'
import type { TextPart } from '#domain/payloads/text-part'

export interface ArticlePayload {
  slug: string
  title: string
  lead: string
  /** Version and effective date of a policy; null for other articles. */
  version: { number: string; effective: DateText } | null
  readingMinutes: number
  contents: { id: string; title: string }[]
  body: TextPart[]
  history: { date: DateText; note: string }[]
  /** Published answers by outcome; only of the freedom of information policy. */
  answers?: { outcome: string; count: number }[]
}
