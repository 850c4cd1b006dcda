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
