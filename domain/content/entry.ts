import type { Locale } from '../site/locale'
import type { Body, KindName } from './kinds'

/** Characters of a title that results of a search and a browser's tab show. */
export const longestTitle = 70

/** One record of content in one language. Instants are epoch milliseconds. */
export interface Entry<K extends KindName = KindName> {
  kind: K
  slug: string
  locale: Locale
  title: string
  summary: string | null
  /** The day it is about, `YYYY-MM-DD`. */
  date: string | null
  position: number
  /** Shown from here on; null has always begun. */
  startsAt: number | null
  /** No longer shown from here on; null never ends. */
  endsAt: number | null
  updatedAt: number
  /** The language its text is in, where its own has only title and summary; null where it has it. */
  writtenIn: Locale | null
  /** Made up to show the site with, no fact of the authority. */
  sample: boolean
  body: Body<K>
}

/** The newest change among records, or null when there are none. */
export function newestChange(entries: readonly Pick<Entry, 'updatedAt'>[]): number | null {
  return entries.length === 0 ? null : Math.max(...entries.map((entry) => entry.updatedAt))
}
