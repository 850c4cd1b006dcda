import type { KindName } from '../content/kinds'
import type { RecordFilter, RecordState } from '../editing/record-state'
import type { Locale } from '../site/locale'
import type { EntryPage, EntryProblem } from './entry'

/** A record as the list of a kind shows it. */
export interface RecordRow {
  slug: string
  title: string
  state: RecordState
  hasDraft: boolean
  /** It names or links to a record that is not on the site. */
  hasDeadLink: boolean
  /** Of the text that a decision is about (`versionOf`). */
  version: number
  /** Day on which the draft is published by itself. */
  publishAt: string | null
  /** Staff have written it: the seed leaves it alone. */
  isStaffs: boolean
  /** Day of the last change of the published text. */
  updated: string | null
}

/** What is decided about several records at once. */
export type BatchStep = 'publish' | 'schedule' | 'withdraw'

/** Records that one form decides about. */
export const batchAtMost = 10

/** The result of a form for several records that did not do all of it. */
export interface BatchResult {
  step: BatchStep
  /** Titles of those for which it was done. */
  done: string[]
  refused: { slug: string; title: string; problem: EntryProblem; issues: EntryPage['issues'] }[]
  /** Why nothing was done at all. */
  problem: 'none' | 'many' | null
  /** As typed. */
  reason: string
  publishAt: string
  /** Slugs that were chosen. */
  picked: string[]
}

export interface ContentPage {
  kind: KindName
  /** Part of a title or slug, as typed. */
  text: string
  /** What the list is narrowed to; null for all. */
  filter: RecordFilter | null
  rows: RecordRow[]
  /** Drafts of any kind that were refused at their time of publication. */
  refused: { reference: string; title: string }[]
  /** There are more than the list shows. */
  hasMore: boolean
  mayPublish: boolean
  batch: BatchResult | null
  /** What a new record begins with: its title in a language. Null for nothing. */
  begun: { title: string; locale: Locale } | null
  /** The slug of a new record as typed, and why it was refused. */
  created: { slug: string; issue: 'slug' | 'taken' } | null
}
