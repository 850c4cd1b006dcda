import type { DateText } from '#domain/dates/date-text'
import type { BookCard, ChapterLink, PublishedComments } from '#domain/payloads/knowledge'
import type { TextPart } from '#domain/payloads/text-part'

export interface ChapterPayload {
  book: Pick<BookCard, 'slug' | 'title' | 'edition'>
  owner: string
  chapters: ChapterLink[]
  /** Path of the chapter, and its position in reading order from 1. */
  path: string
  at: number
  number: string
  lead: string
  revised: DateText
  readingMinutes: number
  contents: { id: string; title: string }[]
  body: TextPart[]
  previous: ChapterLink | null
  next: ChapterLink | null
  comments: PublishedComments
}
