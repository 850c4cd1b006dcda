import type { BookType } from '#domain/content/knowledge/book'
import type { DateText } from '#domain/dates/date-text'

export interface OldKnowledgePayload {
  modified: DateText
  /** Years in which items were in force, without gaps. */
  years: string[]
  items: {
    slug: string
    title: string
    summary: string
    type: BookType
    published: DateText
    archived: DateText
    /** First month in force, counted from January of the first of `years`. */
    start: number
    /** Whole months in force. */
    months: number
    reason: string
    replacement: { slug: string; title: string } | null
  }[]
}
