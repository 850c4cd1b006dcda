import { dayMs, isWorkingDay, riyadhDate } from '../dates/calendar'
import { workingDaysToReply } from '../tickets/status'

/** Days after the last one that are looked up, for due days beyond a run of days off. */
const longestWait = 60

/** Day of the week of day 0, a Thursday; Sunday is 0. */
const firstWeekday = 4

/** Days are counted from 1 January 1970; the number of a day, `YYYY-MM-DD`. */
export function numberOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs
}

/** The day with a number, `YYYY-MM-DD`. */
export function dayOfNumber(number: number): string {
  return riyadhDate(number * dayMs)
}

/** The Sunday on or before a day. */
export function startOfWeek(number: number): number {
  return number - ((((number + firstWeekday) % 7) + 7) % 7)
}

export interface DayCounter {
  isWorking: (day: number) => boolean
  /** Working days after `from` up to and including `to`; 0 for an earlier one. */
  between: (from: number, to: number) => number
  /** The day a reply is due to what arrived on `from`. */
  dueAfter: (from: number) => number
}

/** Counts working days between days from `first` to `last`, which it looks up once. */
export function createDayCounter(
  first: number,
  last: number,
  holidays: ReadonlySet<string>,
): DayCounter {
  const size = last - first + 1 + longestWait
  const working = Array.from({ length: size }, (_, at) =>
    isWorkingDay(dayOfNumber(first + at), holidays),
  )
  let total = 0
  const upTo = working.map((isWorking) => {
    if (isWorking) total += 1
    return total
  })
  const countAt = (day: number) => upTo[Math.min(Math.max(day - first, 0), size - 1)] ?? 0
  const between = (from: number, to: number) => Math.max(0, countAt(to) - countAt(from))
  return {
    isWorking: (day) => working[day - first] ?? false,
    between,
    dueAfter(from) {
      let day = from
      while (day - first < size && between(from, day) < workingDaysToReply) day += 1
      return day
    },
  }
}
