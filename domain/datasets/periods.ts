import type { Frequency } from '../content/pages/dataset'
import { addDays, addMonths } from '../dates/calendar'

const months: Record<Exclude<Frequency, 'weekly'>, number> = {
  monthly: 1,
  quarterly: 3,
  biannual: 6,
  annual: 12,
}

/**
 * First day of the period that a day is in, `YYYY-MM-DD`: a version is due from then on. Weeks begin
 * on Sunday, quarters and halves with the year.
 */
export function periodStart(frequency: Frequency, day: string): string {
  if (frequency === 'weekly') return addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay())
  const length = months[frequency]
  const first = Math.floor((Number(day.slice(5, 7)) - 1) / length) * length + 1
  return `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`
}

/** First day of the period after the one that a day is in. */
export function nextPeriodStart(frequency: Frequency, day: string): string {
  const start = periodStart(frequency, day)
  return frequency === 'weekly' ? addDays(start, 7) : addMonths(start, months[frequency])
}

/** The months from one to another, both `YYYY-MM` and both included; none if the last is before it. */
export function monthSeries(first: string, last: string): string[] {
  const months: string[] = []
  for (let day = `${first}-01`; day <= `${last}-01`; day = addMonths(day, 1)) {
    months.push(day.slice(0, 7))
  }
  return months
}

/** The months from the first to the last of some rows that have no row. */
export function missingMonths(rows: readonly Readonly<Record<string, unknown>>[]): string[] {
  const known = rows.map(({ month }) => String(month)).toSorted()
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last) return []
  const months = new Set(known)
  return monthSeries(first, last).filter((month) => !months.has(month))
}
