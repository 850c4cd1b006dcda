import * as v from 'valibot'
import { day, text, time } from '../fields'

/** A training programme; the record's date is its first day. */
export const programme = v.strictObject({
  last: day,
  /** Of each of its days, which are working days. */
  hours: v.strictObject({ from: time, to: time }),
  /** The last day to apply. */
  registration: day,
  seats: v.pipe(v.number(), v.integer(), v.minValue(1)),
  delivery: v.picklist(['on-site', 'online', 'blended']),
  place: text,
  audience: text,
  /** What one can do afterwards. */
  gains: v.pipe(v.array(text), v.minLength(1)),
})

export type ProgrammeStage = 'open' | 'closed' | 'running' | 'ended'

/** How far a programme has come on a day. */
export function stageOf(
  { first, last, registration }: { first: string; last: string; registration: string },
  today: string,
): ProgrammeStage {
  if (today > last) return 'ended'
  if (today >= first) return 'running'
  return today > registration ? 'closed' : 'open'
}
