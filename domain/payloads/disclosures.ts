import type { DisclosureKind, DisclosureOutcome } from '../content/pages/disclosure'
import type { DateText } from '../dates/date-text'
import type { Paging } from '../site/paging'
import type { FacetedList } from './facets'

/** An answer in the list of the disclosure log. */
export interface DisclosureRow {
  slug: string
  title: string
  kind: DisclosureKind
  outcome: DisclosureOutcome
  answeredOn: DateText
  asked: string
  /** First paragraph of the answer. */
  answer: string
  /** Where it is published, with the language in the path. */
  links: { title: string; href: string }[]
}

export interface DisclosureLogPayload {
  modified: DateText
  /** Numbers of published answers, of the whole log; null while it is empty. */
  totals: {
    all: number
    /** Given within the promised working days. */
    inTime: number
    /** Working days within which half of them or more were given. */
    medianDays: number
    /** Answers by their working days, from the fewest days to the most. */
    times: { days: number; count: number }[]
  } | null
  facetedList: FacetedList
  /** Chosen facets, to keep them while paging. */
  chosen: { kind?: string; outcome?: string; year?: string }
  disclosures: DisclosureRow[]
  paging: Paging
}

export interface DisclosurePayload {
  modified: DateText
  kind: DisclosureKind
  outcome: DisclosureOutcome
  /** Month and year. */
  received: string
  answeredOn: DateText
  /** How many requests asked for the same, in words; null for one. */
  requests: string | null
  workingDays: number
  /** Name of its topic. */
  topic: string | null
  asked: string
  answer: string[]
  /** Name of the exemption under which something is withheld. */
  exemption: string | null
  datasets: { slug: string; title: string; summary: string; filePath: string }[]
  pages: { title: string; href: string }[]
}
