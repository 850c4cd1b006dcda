/** A region as the map and the table show it. */
export interface RegionRow {
  slug: string
  name: string
  teams: number
  /** Number of agreements and stories. */
  agreements: number
  stories: number
}

export type RegionLink = Pick<RegionRow, 'slug' | 'name'>
