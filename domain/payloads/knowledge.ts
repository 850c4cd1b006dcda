import type { BookType } from '../content/knowledge/book'
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
