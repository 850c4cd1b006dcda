import type { Body } from '#domain/content/kinds'
import type { DateText } from '#domain/dates/date-text'
import type { BookCard, ChapterLink, PublishedComments } from '#domain/payloads/knowledge'
import type { TextPart } from '#domain/payloads/text-part'

export interface BookPayload {
  book: BookCard
  audience: string
  owner: string
  published: DateText
  sectionTitle: string
  readingMinutes: number
  chapters: (ChapterLink & { summary: string })[]
  contents: { id: string; title: string }[]
  body: TextPart[]
  fields: Body<'book'>['fields']
  related: BookCard[]
  comments: PublishedComments
}
