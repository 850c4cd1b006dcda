import * as v from 'valibot'
import { calendarDay, slug, time } from '../fields'
import { requiredText } from '../required-text'

/** A training programme; date: its first day. */
export const programme = v.strictObject({
  last: calendarDay,
  /** Hours of each day; the programme runs on working days. */
  hours: v.strictObject({ from: time, to: time }),
  /** Last day to apply. */
  registration: calendarDay,
  seats: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Seats that are taken, where the number is known. */
  taken: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  delivery: v.picklist(['on-site', 'online', 'blended']),
  place: requiredText,
  audience: requiredText,
  /** Slug of its picture. */
  image: v.optional(slug),
  /** Learning outcomes. */
  gains: v.pipe(v.array(requiredText), v.minLength(1)),
})

/** Seats left; all of them where the number of taken ones is unknown. */
export function freeSeats({ seats, taken = 0 }: { seats: number; taken?: number | undefined }) {
  return Math.max(0, seats - taken)
}

export type ProgrammeStage = 'open' | 'closed' | 'running' | 'ended'

/** Stage of a programme on a day; all dates are `YYYY-MM-DD`. */
export function stageOf(
  { first, last, registration }: { first: string; last: string; registration: string },
  today: string,
): ProgrammeStage {
  if (today > last) return 'ended'
  if (today >= first) return 'running'
  return today > registration ? 'closed' : 'open'
}
