import type { ResultType } from '#domain/search/types'
import type { Locale } from '#domain/site/locale'

/** What a result says besides title and summary; fields that do not apply are absent. */
export interface DocumentFacts {
  audiences?: string[]
  /** Working days; 0: immediately. */
  days?: number
  /** The part of the service that the days measure. */
  durationOf?: string
  /** SAR; 0: free. */
  cost?: number
  /** True if it is free in some cases. */
  isCostUpTo?: boolean
  formats?: string[]
  edition?: number
  place?: string
  /** Last day to apply, or of an agreement, `YYYY-MM-DD`. */
  until?: string
  /** The title in the other language. */
  translation?: string
  /** A dataset's update frequency. */
  frequency?: string
  /** The position a person holds. */
  position?: string
  /** The book of a chapter. */
  book?: string
}

/** Text of the search index: a record, a chapter, a page or one of its sections, in one language. */
export interface SearchDocument {
  /** The content kind, or `route` for a page of the route table. */
  kind: string
  slug: string
  /** Anchor of a section; empty for a whole record. */
  part: string
  locale: Locale
  type: ResultType
  /** What the result is called, more exactly than its type: a message key. */
  label: string
  /** Factor of its relevance; 1 for most. */
  boost: number
  /** Path without language prefix, with query and anchor. */
  path: string
  title: string
  summary: string
  /** Other names, and the title in the other language. */
  aliases: string[]
  /** Those of them that mean the same as the title in any query: a term's abbreviations and synonyms. */
  synonyms: string[]
  headings: string[]
  body: string
  /** Titles of the pages above it. */
  trail: string[]
  facts: DocumentFacts
  /** The date shown, `YYYY-MM-DD`; null if it says nothing. */
  date: string | null
  /** Publication window in epoch ms; null: open. */
  startsAt: number | null
  endsAt: number | null
  /** Last change of the record, epoch ms; null for pages, which change with each build. */
  updatedAt: number | null
}
