import type { Row } from '#domain/datasets/rows'
import { addMonths, riyadhDate } from '#domain/dates/calendar'
import type { Database } from '../../client'

export interface DatasetSourceDeps {
  db: Database
  search: D1Database
  /** Epoch ms. */
  now: number
  /** Rows of the latest version: they stay where the records they were counted from are erased. */
  former: readonly Row[]
}

/** Reads the rows of a dataset as they are now, in a stable order. */
export type Source = (deps: DatasetSourceDeps) => Promise<Row[]>

/** The first day of the month of a day, both `YYYY-MM-DD`. */
const firstOf = (day: string) => `${day.slice(0, 7)}-01`

/**
 * Splits months, `YYYY-MM`, into those that are final and those to count (again): the last two
 * complete months, and whatever the latest version lacks since `since`. A month is thus counted when
 * it ends and once more a month later, when its requests have been handled. What a final month was
 * counted from may have been erased.
 */
export function splitMonths(
  former: readonly Row[],
  now: number,
  since: string,
): { final: readonly Row[]; toCount: string[] } {
  const current = firstOf(riyadhDate(now))
  const open = addMonths(current, -2).slice(0, 7)
  const final = former.filter(({ month }) => typeof month === 'string' && month < open)
  const finalMonths = new Set(final.map(({ month }) => month))
  const toCount: string[] = []
  for (let day = `${since}-01`; day < current; day = addMonths(day, 1)) {
    if (!finalMonths.has(day.slice(0, 7))) toCount.push(day.slice(0, 7))
  }
  return { final, toCount }
}

/** Start and end of a month, `YYYY-MM`, as Riyadh days; the end is exclusive. */
export function monthBounds(month: string): [from: string, to: string] {
  return [`${month}-01`, addMonths(`${month}-01`, 1)]
}
