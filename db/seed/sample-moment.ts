import * as v from 'valibot'
import { addDays, isWorkingDay, riyadhDate } from '#domain/dates/calendar'

const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const noHolidays = new Set<string>()
const atTime = (day: string, time: string) => Date.parse(`${day}T${time}:00+03:00`)

function workingDayBefore(day: string, count: number): string {
  let found = day
  for (let left = count; left > 0; ) {
    found = addDays(found, -1)
    if (isWorkingDay(found, noHolidays)) left -= 1
  }
  return found
}

/**
 * An instant of a sample, as a function of the instant of the load (epoch ms): fixed, some minutes
 * before, or a Riyadh time some days or working days before.
 */
export const sampleMoment = v.union([
  v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => () => Date.parse(text)),
  ),
  v.pipe(
    v.strictObject({ minutesAgo: count }),
    v.transform(
      ({ minutesAgo }) =>
        (now: number) =>
          now - minutesAgo * 60_000,
    ),
  ),
  v.pipe(
    v.strictObject({ daysAgo: count, time: v.string() }),
    v.transform(({ daysAgo, time }) => (now: number) => {
      return atTime(addDays(riyadhDate(now), -daysAgo), time)
    }),
  ),
  v.pipe(
    v.strictObject({ workingDaysAgo: count, time: v.string() }),
    v.transform(({ workingDaysAgo, time }) => (now: number) => {
      return atTime(workingDayBefore(riyadhDate(now), workingDaysAgo), time)
    }),
  ),
])
