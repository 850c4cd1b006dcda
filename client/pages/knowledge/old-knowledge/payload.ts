import type { BookType } from '#domain/content/knowledge/book'
import type { DateText } from '#domain/dates/date-text'

export interface OldKnowledgePayload {
  items: {
    slug: string
    title: string
    summary: string
    type: BookType
    published: DateText
    archived: DateText
    /** Whole months in force. */
    months: number
    reason: string
    replacement: { slug: string; title: string } | null
  }[]
}
