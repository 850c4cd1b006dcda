import * as v from 'valibot'
import { addDays } from '../../dates/calendar'
import type { Entry } from '../entry'

/** A public holiday; the record's date is its first day. */
export const holiday = v.strictObject({
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(14)),
})

/** Every single day of some holidays, `YYYY-MM-DD`, each once and in order. */
export function holidayDays(
  holidays: readonly Pick<Entry<'holiday'>, 'date' | 'body'>[],
): string[] {
  const days = holidays.flatMap(({ date, body }) =>
    date ? Array.from({ length: body.days }, (_, after) => addDays(date, after)) : [],
  )
  return [...new Set(days)].toSorted()
}
