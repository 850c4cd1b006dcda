import { dayMs, riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'

const threeHours = 10_800_000
const minute = 60_000

/**
 * Clock fault for the nightly sweep, at 03:01 in Riyadh: 1 for the next one, whatever the time is
 * now, 2 for the one after it.
 */
export function nightIn(nights: number): string {
  const now = Date.now()
  const today = startOfRiyadhDay(riyadhDate(now)) + threeHours + minute
  const last = today <= now ? today : today - dayMs
  return `clock=+${Math.round((last + nights * dayMs - now) / 1_000)}`
}
