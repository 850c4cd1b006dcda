import type { KindName } from '../content/kinds'
import type { RecordFilter, RecordState } from '../editing/record-state'
import type { Locale } from '../site/locale'

/** A record as the list of a kind shows it. */
export interface RecordRow {
  slug: string
  title: string
  state: RecordState
  hasDraft: boolean
  /** Day on which the draft is published by itself. */
  publishAt: string | null
  /** Staff have written it: the seed leaves it alone. */
  isStaffs: boolean
  /** Day of the last change of the published text. */
  updated: string | null
}

export interface ContentPage {
  kind: KindName
  /** Part of a title or slug, as typed. */
  text: string
  /** What the list is narrowed to; null for all. */
  filter: RecordFilter | null
  rows: RecordRow[]
  /** There are more than the list shows. */
  hasMore: boolean
  /** What a new record begins with: its title in a language. Null for nothing. */
  begun: { title: string; locale: Locale } | null
  /** The slug of a new record as typed, and why it was refused. */
  created: { slug: string; issue: 'slug' | 'taken' } | null
}
