import type { Person } from './home'

export interface TitledText {
  title: string
  text: string
}

export interface Department {
  slug: string
  title: string
  text: string
  rank: 'board' | 'executive' | 'office' | 'sector' | 'department'
  /** Executive who heads it, or null. */
  head: { slug: string; name: string } | null
  children: Department[]
}

export type ExecutiveProfile = Omit<Person, 'role'> & { portfolio: string }

/** A region as the map and the table show it. */
export interface RegionRow {
  slug: string
  name: string
  teams: number
  agreements: number
  stories: number
}
