import type { Locale } from '../site/locale'
import type { Body, KindName } from './kinds'

/** Characters of a title that search results and browser tabs show. */
export const longestTitle = 70

/** A content record in one language. Instants are epoch ms. */
export interface Entry<K extends KindName = KindName> {
  kind: K
  slug: string
  locale: Locale
  title: string
  summary: string | null
  /** Date of the record, `YYYY-MM-DD`. */
  date: string | null
  position: number
  /** Visible from this instant; null: no start. */
  startsAt: number | null
  /** Visible until this instant, exclusive; null: no end. */
  endsAt: number | null
  updatedAt: number
  /**
   * Language of the untranslated fallback text if only title and summary are translated, else null.
   */
  writtenIn: Locale | null
  /** Invented demonstration content. */
  sample: boolean
  body: Body<K>
}

/** Latest `updatedAt` in epoch ms; null for an empty list. */
export function newestChange(entries: readonly Pick<Entry, 'updatedAt'>[]): number | null {
  return entries.length === 0 ? null : Math.max(...entries.map((entry) => entry.updatedAt))
}
