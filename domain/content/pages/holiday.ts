import * as v from 'valibot'
import { addDays } from '../../dates/calendar'

/** A public holiday; date: its first day. */
export const holiday = v.strictObject({
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(14)),
})

/** All days of the holidays, `YYYY-MM-DD`, unique and sorted. */
export function holidayDays(
  holidays: readonly { date: string | null; body: { days: number } }[],
): string[] {
  const days = holidays.flatMap(({ date, body }) =>
    date ? Array.from({ length: body.days }, (_, index) => addDays(date, index)) : [],
  )
  return [...new Set(days)].toSorted()
}
