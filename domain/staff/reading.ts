import type { Locale } from '../site/locale'
import type { ViewSource } from '../views/view-source'

/** Days that the page covers, today included. */
export const readingPeriods = [7, 30] as const
export type ReadingPeriod = (typeof readingPeriods)[number]

/** The period that a parameter names, else seven days. */
export function readReadingPeriod(text: string | null): ReadingPeriod {
  return readingPeriods.find((one) => String(one) === text) ?? 7
}

/** Tables of the file. */
export const readingTables = ['pages', 'days', 'sources', 'searches'] as const
export type ReadingTable = (typeof readingTables)[number]

/** The table that a parameter names, else that of pages. */
export function readReadingTable(text: string | null): ReadingTable {
  return readingTables.find((one) => one === text) ?? 'pages'
}

interface Totals {
  total: number
  ar: number
  en: number
}

/** A search that found nothing. */
interface SearchGap {
  query: string
  locale: Locale
  /** Sum of the visitors of each day. */
  visitors: number
  /** In words. */
  lastDay: string
}

export interface ReadingPage {
  period: ReadingPeriod
  /** First and last day in words. */
  from: string
  to: string
  views: Totals
  /** The most viewed; without the language prefix, null for a page that is gone. */
  pages: (Totals & { title: string; path: string | null })[]
  /** Every day of the period, the newest first. */
  days: (Totals & { day: string; label: string; date: string })[]
  sources: { source: ViewSource; total: number }[]
  searches: SearchGap[]
  mayWrite: boolean
}
