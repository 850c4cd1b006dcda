import { monthSeries } from '#domain/datasets/periods'
import type { Row } from '#domain/datasets/rows'
import { addMonths, riyadhDate } from '#domain/dates/calendar'
import type { Database } from '../../client'

export interface DatasetSourceDeps {
  db: Database
  search: D1Database
  /** Epoch ms. */
  now: number
  /** Rows of the latest version: their months stay as they are. */
  former: readonly Row[]
}

/** Reads the rows of a dataset as they are now, in a stable order. */
export type Source = (deps: DatasetSourceDeps) => Promise<Row[]>

/** The first day of the month of a day, both `YYYY-MM-DD`. */
const firstOf = (day: string) => `${day.slice(0, 7)}-01`

/**
 * Rows of the months that were published, and the months to count, `YYYY-MM`: the complete ones since
 * `since` that the latest version lacks, but for the last `delay`. A month is counted once, when its
 * records have been handled: two counts of it would tell by their difference what each withholds, and
 * what it was counted from may have been erased.
 */
export function splitMonths(
  former: readonly Row[],
  now: number,
  { since, delay }: { since: string; delay: number },
): { published: readonly Row[]; toCount: string[] } {
  const published = former.filter(({ month }) => typeof month === 'string')
  const known = new Set(published.map(({ month }) => month))
  const last = addMonths(firstOf(riyadhDate(now)), -1 - delay).slice(0, 7)
  const toCount = monthSeries(since, last).filter((month) => !known.has(month))
  return { published, toCount }
}

/** Rows in the order of their months; those of a month stay as they are. */
export function sortByMonth(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => String(a.month).localeCompare(String(b.month), 'en'))
}

/** Start and end of a month, `YYYY-MM`, as Riyadh days; the end is exclusive. */
export function monthBounds(month: string): [from: string, to: string] {
  return [`${month}-01`, addMonths(`${month}-01`, 1)]
}
