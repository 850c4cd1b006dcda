import type { DateText } from '../dates/date-text'
import type { Usefulness } from '../feedback/usefulness-count'
import type { PersonalState } from '../forms/personal-state'
import type { PayloadName } from '../site/routes'
import type { SitePayload } from './site'

/** Title, description and breadcrumbs of a page. */
export interface PayloadHead {
  title: string
  /** One or two sentences, at most 160 characters. */
  description: string
  /** Breadcrumbs between the parent routes and the page, such as a chapter's book. */
  trail?: { title: string; path: string }[]
}

/** How much of what a page shows is sample data: its record, all of its list or some of it. */
export type SampleShare = 'all' | 'some'

/** All data of a page: the response of `{path}/_payload.json`. */
export interface PageData {
  /**
   * Build, content version and Riyadh day of the data. A document is hydrated only with data of its
   * own edition. Empty if page and site payload are of different editions: the document is not
   * hydrated.
   */
  edition: string
  /** Content version of the payload, or of the snapshot if it comes from there. */
  version: number
  name: PayloadName
  /** Path without language prefix. */
  path: string
  /** Canonical query of the page with its question mark, or empty. */
  query: string
  head: PayloadHead
  /** Props of the page (client/pages/payloads.ts). */
  payload: { modified: DateText }
  site: SitePayload
  /** Absent if neither the record of the page nor one of its list is sample data. */
  samples?: SampleShare
  /** Usefulness votes; absent if the page does not ask. */
  usefulness?: Usefulness
  /**
   * SVG by name of icons in the content that are missing from the build; an empty string is an icon
   * that could not be fetched. Absent without such icons.
   */
  icons?: Record<string, string>
  /** Personal state of the visitor; absent on pages that are the same for everyone. */
  own?: PersonalState
}
