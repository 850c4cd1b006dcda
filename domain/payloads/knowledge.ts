import type { BookType, FieldSize } from '../content/knowledge/book'
import type { ChapterPosition } from '../content/knowledge/chapter-tree'
import type { DateText } from '../dates/date-text'
import type { Locale } from '../site/locale'

export interface SectionCard {
  slug: string
  title: string
  summary: string
  icon: string
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
