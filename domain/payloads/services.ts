import type { Ratings } from '../feedback/ratings'

export interface ServiceRow {
  slug: string
  icon: string
  title: string
  summary: string
  /** Null if unknown. */
  audience: string | null
  duration: string | null
  cost: string | null
}

export interface RatingSummary extends Pick<Ratings, 'count' | 'average'> {
  /** Formatted average. */
  mean: string
  shares: (Pick<Ratings['shares'][number], 'score' | 'percent'> & { count: string })[]
}
