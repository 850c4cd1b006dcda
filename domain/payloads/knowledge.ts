import type { Body } from '../content/kinds'
import type { BookType, FieldSize } from '../content/knowledge/book'
import type { ChapterPosition } from '../content/knowledge/chapter-tree'
import type { DateText } from '../dates/date-text'
import type { Locale } from '../site/locale'
import type { Paging } from '../site/paging'
import type { WrittenChart } from './record-chart'
import type { TextPart } from './text-part'

export interface SectionCard {
  slug: string
  title: string
  summary: string
  icon: string
  /** Number of books, guides and forms. */
  count: number
}

/** A row of a book's cover: a chapter, a part of an undivided text or a field of a form. */
export interface CoverRow {
  type: 'chapter' | 'subsection' | FieldSize
  /** Length of the text in per cent of the longest; 100 for a field. */
  length: number
}

export interface BookCard {
  slug: string
  title: string
  summary: string
  type: BookType
  section: string
  /** Number of chapters; 0 for an undivided text. */
  chapters: number
  /** Number of chapters below the top level. */
  subsections: number
  edition: number
  revised: DateText
  cover: CoverRow[]
  /** Language of the text, if it is not the page's. */
  lang: Locale | null
}

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

export interface SectionsPayload {
  modified: DateText
  total: number
  sections: (SectionCard & { books: BookCard[] })[]
}

export interface SectionPayload {
  modified: DateText
  lead: string
  /** Number of items per type; null is all types. */
  counts: { type: BookType | null; count: number }[]
  chosen: BookType | null
  books: BookCard[]
}

export interface BooksPayload {
  modified: DateText
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

/** Published comments of a page, or use cases of a dataset. */
export interface PublishedComments {
  total: number
  /** Newest first, at most 20. */
  newest: {
    id: string
    text: string
    lang: Locale
    date: DateText
    /** Where the use case can be seen. */
    link?: { href: string; host: string }
  }[]
}

export interface ChapterLink extends ChapterPosition {
  title: string
  path: string
}

export interface BookPayload {
  modified: DateText
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

export interface ChapterPayload {
  modified: DateText
  book: Pick<BookCard, 'slug' | 'title' | 'type' | 'edition' | 'cover'>
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

export interface KnowledgePayloads {
  knowledge: KnowledgePayload
  sections: SectionsPayload
  section: SectionPayload
  books: BooksPayload
  book: BookPayload
  chapter: ChapterPayload
  oldKnowledge: OldKnowledgePayload
}
