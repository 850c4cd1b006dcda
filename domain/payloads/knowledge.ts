import type { Block } from '../content/block'
import type { Body } from '../content/kinds'
import type { BookFacts, BookType } from '../content/knowledge/book'
import type { Position } from '../content/knowledge/chapter-tree'
import type { Locale } from '../site/locale'
import type { Paging } from '../site/paging'
import type { DateText } from './payloads'

export interface SectionCard {
  slug: string
  title: string
  summary: string
  icon: string
  /** How many books, guides and forms it holds. */
  count: number
}

export interface BookCard {
  slug: string
  title: string
  summary: string
  type: BookType
  section: string
  /** How many chapters it has; 0 for one that is read at a stretch. */
  chapters: number
  /** How many stand below its chapters. */
  subsections: number
  edition: number
  revised: DateText
  cover: BookFacts['cover']
  /** The language its text is in, where that is not the page's. */
  lang: Locale | null
}

export interface KnowledgePayload {
  modified: DateText
  total: number
  sections: SectionCard[]
  shelf: BookCard[]
  newest: BookCard[]
  /** Empty until a book has been found useful. */
  useful: BookCard[]
  forms: BookCard[]
}

export interface KnowledgeSearchPayload {
  modified: DateText
  sections: SectionCard[]
}

export interface SectionsPayload {
  modified: DateText
  total: number
  sections: (SectionCard & { books: BookCard[] })[]
}

export interface SectionPayload {
  modified: DateText
  lead: string
  /** What it holds of each type, and of all. */
  counts: { type: BookType | null; count: number }[]
  chosen: BookType | null
  books: BookCard[]
}

export interface BooksPayload {
  modified: DateText
  books: BookCard[]
  paging: Paging
}

/** What readers wrote of a page and its editors have published. */
export interface PublishedComments {
  total: number
  /** The newest of them. */
  newest: { id: string; text: string; lang: Locale; date: DateText }[]
}

export interface ChapterLink extends Position {
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
  body: Block[]
  fields: Body<'book'>['fields']
  related: BookCard[]
  comments: PublishedComments
}

export interface ChapterPayload {
  modified: DateText
  book: Pick<BookCard, 'slug' | 'title' | 'edition' | 'cover'>
  owner: string
  chapters: ChapterLink[]
  /** The chapter's own path, and how many are read up to it. */
  path: string
  at: number
  number: string
  lead: string
  revised: DateText
  readingMinutes: number
  contents: { id: string; title: string }[]
  body: Block[]
  previous: ChapterLink | null
  next: ChapterLink | null
  comments: PublishedComments
}

export interface OldKnowledgePayload {
  modified: DateText
  items: {
    slug: string
    title: string
    summary: string
    type: BookType
    published: DateText
    archived: DateText
    reason: string
    replacement: { slug: string; title: string } | null
  }[]
}

export interface KnowledgePayloads {
  knowledge: KnowledgePayload
  knowledgeSearch: KnowledgeSearchPayload
  sections: SectionsPayload
  section: SectionPayload
  books: BooksPayload
  book: BookPayload
  chapter: ChapterPayload
  oldKnowledge: OldKnowledgePayload
}
