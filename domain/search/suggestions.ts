import type { Locale } from '../site/locale'
import type { MarkedPart } from './mark-terms'

/** A page whose title has what was typed so far. */
export interface SearchSuggestion {
  href: string
  title: MarkedPart[]
  /** What tells it from others of its type; `locale` if it is not in that of the title. */
  note: { text: string; locale: Locale | null } | null
}

/** What the search box shows while a visitor types. */
export interface Suggestions {
  /** Grouped by type, services first; at most seven suggestions in all, none if nothing fits. */
  groups: { title: string; suggestions: SearchSuggestion[] }[]
  texts: {
    /** Name of the list. */
    list: string
    /** The option that leads to all results. */
    all: string
    /** How many there are, for screen readers. */
    status: string
    /** What the keys do, each with its names. */
    keys: { names: string[]; text: string }[]
  }
}
