import { dayMs, riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'

const threeHours = 10_800_000
const minute = 60_000

/** Clock fault for a night some days ahead, at 03:01 in Riyadh, when the nightly sweep runs. */
export function nightIn(days: number): string {
  const now = Date.now()
  const night = startOfRiyadhDay(riyadhDate(now)) + days * dayMs + threeHours + minute
  return `clock=+${Math.round((night - now) / 1_000)}`
}
