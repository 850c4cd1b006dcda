import type { DateText } from '../dates/date-text'
import type { AxisPayload, NamedAgreement } from './agreements'
import type { StoryCard } from './newsroom'

/** A region as the map and the table show it. */
export interface RegionRow {
  slug: string
  name: string
  teams: number
  /** Number of agreements and stories. */
  agreements: number
  stories: number
}

export interface RegionsPayload {
  modified: DateText
  /** The map as SVG, drawn when the payload was made. */
  map: string
  /** Most teams first. */
  regions: RegionRow[]
  totals: Omit<RegionRow, 'slug' | 'name'>
  /** Path of the newest CSV with the same numbers; null if it has no version. */
  csv: string | null
}

export type RegionLink = Pick<RegionRow, 'slug' | 'name'>

export interface RegionPayload {
  modified: DateText
  name: string
  summary: string
  teams: number
  /** Teams of all regions. */
  total: number
  /** The outline as SVG, drawn when the payload was made. */
  outline: string
  work: string[]
  /** Agreements in force that its entities use. */
  agreements: NamedAgreement[]
  /** The same in all regions; null without agreements. */
  axis: AxisPayload | null
  stories: (StoryCard & { href: string })[]
  neighbours: RegionLink[]
}
