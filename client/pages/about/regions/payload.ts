import type { RegionRow } from '#domain/payloads/about'

export interface RegionsPayload {
  /** The map as SVG, drawn when the payload was made. */
  map: string
  /** Most teams first. */
  regions: RegionRow[]
  totals: Omit<RegionRow, 'slug' | 'name'>
  /** Path of the newest CSV with the same numbers; null if it has no version. */
  csv: string | null
}
