import type { FacetedList } from '#domain/payloads/facets'
import type { Paging } from '#domain/site/paging'
import type { DisclosurePayload } from '../disclosure/payload'

type SharedFields = 'kind' | 'outcome' | 'answeredOn' | 'asked'

export interface DisclosureRow extends Pick<DisclosurePayload, SharedFields> {
  slug: string
  title: string
  /** First paragraph of the answer. */
  answer: string
  /** Where it is published, with the language in the path. */
  links: { title: string; href: string }[]
}

export interface DisclosureLogPayload {
  /** Numbers of published answers, of the whole log; null while it is empty. */
  totals: {
    all: number
    /** Given within the promised working days. */
    inTime: number
    /** Working days within which half of them or more were given. */
    medianDays: number
    withinMedian: number
    /** Answers by their working days, from the fewest days to the most. */
    times: { days: number; count: number }[]
  } | null
  facetedList: FacetedList
  /** Chosen facets, to keep them while paging. */
  chosen: { kind?: string; outcome?: string; year?: string }
  disclosures: DisclosureRow[]
  paging: Paging
}
