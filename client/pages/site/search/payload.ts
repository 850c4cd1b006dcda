import type { Facet } from '#domain/payloads/facets'
import type { SectionCard } from '#domain/payloads/knowledge'
import type { SearchAnswer, SearchHit } from '#domain/payloads/search'
import type { Locale } from '#domain/site/locale'
import type { Paging } from '#domain/site/paging'

/** Another way to ask for the same. */
interface SearchProposal {
  text: string
  href: string
}

export interface SearchResults {
  /** Number of results in the chosen language. */
  total: number
  language: Locale
  /** Only the other language has results. */
  isElsewhere: boolean
  /** "64 results"; exact up to 1,000. */
  heading: string
  /** "1 to 10"; empty if one page shows all. */
  range: string
  hits: SearchHit[]
  /** Type, language and, for news, year; options without results are left out. */
  facets: Facet[]
  /** Orders of the results, as links. */
  orders: { name: 'relevance' | 'date'; href: string; isChosen: boolean }[]
  paging: Paging
  /** Atom feed of the search; null where there is none. */
  feed: string | null
  /** Address of the first page; the number of another is appended as `page`. */
  href: string
  /** `some`: no result has all words. */
  match: 'all' | 'some'
}

/** What the knowledge hub offers before anything was asked. */
export interface HubStart {
  sections: SectionCard[]
  terms: SearchProposal[]
}

/**
 * `empty`: nothing was asked; `short`: one letter; `away`: the index did not answer. `text` is what
 * was asked for, at most 200 characters.
 */
export interface SearchPayload {
  state: 'empty' | 'short' | 'found' | 'none' | 'away'
  text: string
  isCut: boolean
  /** The text searched for in place of the typed one; null if it was not corrected. */
  corrected: SearchProposal | null
  answer: SearchAnswer | null
  /** Results that the filters leave out, if they leave none: their number and address. */
  unfiltered: SearchProposal | null
  results: SearchResults | null
  /** Null where something was asked, and outside the knowledge hub. */
  start: HubStart | null
  /** Corrected spelling, or the same keys in the other language's layout. */
  proposals: SearchProposal[]
  /** The same search in the other language, if it finds something there. */
  other: { locale: Locale; count: string; href: string } | null
}
