import type { RegionRow } from '#domain/payloads/about'
import type { AxisPayload, NamedAgreement } from '#domain/payloads/agreements'
import type { StoryCard } from '#domain/payloads/newsroom'
import type { Picture } from '#domain/payloads/picture'

export interface RegionPayload {
  name: string
  summary: string
  teams: number
  /** Teams of all regions. */
  total: number
  /** The map as SVG, drawn when the payload was made. */
  map: string
  picture: Picture | null
  work: string[]
  /** Agreements in force that its entities use. */
  agreements: NamedAgreement[]
  /** The same in all regions; null without agreements. */
  axis: AxisPayload | null
  stories: (StoryCard & { href: string })[]
  others: Pick<RegionRow, 'slug' | 'name'>[]
}
