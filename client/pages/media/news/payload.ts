import type { FacetLabel, NewsCard } from '#domain/payloads/newsroom'
import type { Paging } from '#domain/site/paging'

/** A year or month of the archive; `value` is its query value. */
export interface ArchivePeriod {
  label: string
  value: string
}

export interface NewsPayload {
  items: NewsCard[]
  paging: Paging
  tags: FacetLabel[]
  years: ArchivePeriod[]
  /** Months of the selected year that have news. */
  months: ArchivePeriod[]
  chosen: { tag: FacetLabel | null; year: ArchivePeriod | null; month: ArchivePeriod | null }
}
