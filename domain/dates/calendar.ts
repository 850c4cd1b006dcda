/** A day in milliseconds: in Riyadh, each is as long. */
export const dayMs = 86_400_000
/** Riyadh keeps UTC+3 all year. */
const offset = 10_800_000
/** Saudi National Days are numbered so that 2025 was the 95th. */
const numberingBase = 1930
/** Contact reply time (specification, section 9). */
export const workingDaysToReply = 3

let lastDay = { count: Number.NaN, text: '' }

/** The day it is in Riyadh at an instant (epoch ms), `YYYY-MM-DD`. */
export function riyadhDate(at: number): string {
  const count = Math.floor((at + offset) / dayMs)
  // Nearly always the day that was asked for before, and a request asks often.
  if (count !== lastDay.count) {
    lastDay = { count, text: new Date(count * dayMs).toISOString().slice(0, 10) }
  }
  return lastDay.text
}

/** The instant (epoch ms) a Riyadh day begins; NaN for what is no date. */
export function startOfRiyadhDay(date: string): number {
  return Date.parse(`${date}T00:00:00+03:00`)
}

/** The instant (epoch ms) a Riyadh day ends and the next one begins. */
export function endOfRiyadhDay(date: string): number {
  return startOfRiyadhDay(date) + dayMs
}

/** Whole days from one Riyadh day to a later one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((startOfRiyadhDay(to) - startOfRiyadhDay(from)) / dayMs)
}

/** The Riyadh day some days after another. */
export function addDays(date: string, count: number): string {
  return riyadhDate(startOfRiyadhDay(date) + count * dayMs)
}

/** Sunday to Thursday, and none of the holidays. */
function isWorkingDay(date: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday <= 4 && !holidays.has(date)
}

/** The day that is some working days after a day of receipt, which counts as day 0 itself. */
export function addWorkingDays(from: string, count: number, holidays: ReadonlySet<string>): string {
  let date = from
  for (let left = count; left > 0; ) {
    date = addDays(date, 1)
    if (isWorkingDay(date, holidays)) left -= 1
  }
  return date
}

/** A day on the way to a reply: `off` is no working day, `due` the last one. */
export interface CountedDay {
  date: string
  part: 'received' | 'counted' | 'off' | 'due'
}

/** Every day from the day of receipt up to the one a reply is due on. */
export function countDays(
  from: string,
  count: number,
  holidays: ReadonlySet<string>,
): CountedDay[] {
  const due = addWorkingDays(from, count, holidays)
  const days = Array.from({ length: daysBetween(from, due) + 1 }, (_, after) =>
    addDays(from, after),
  )
  return days.map((date) => ({ date, part: partOf(date, from, due, holidays) }))
}

function partOf(
  date: string,
  from: string,
  due: string,
  holidays: ReadonlySet<string>,
): CountedDay['part'] {
  if (date === from) return 'received'
  if (date === due) return 'due'
  return isWorkingDay(date, holidays) ? 'counted' : 'off'
}

/** How many working days lie after one day up to another, the latter counted. */
export function workingDaysBetween(
  from: string,
  to: string,
  holidays: ReadonlySet<string>,
): number {
  let count = 0
  for (let date = from; date < to; ) {
    date = addDays(date, 1)
    if (isWorkingDay(date, holidays)) count += 1
  }
  return count
}

/** The time of day it is in Riyadh at an instant (epoch ms), `HH:MM`. */
export function riyadhTime(at: number): string {
  return new Date(at + offset).toISOString().slice(11, 16)
}

/** Whether a text is a day that exists: 2026-02-30 is none. */
export function isCalendarDay(date: string): boolean {
  const start = startOfRiyadhDay(date)
  return !Number.isNaN(start) && riyadhDate(start) === date
}

export interface YearlyOccasion {
  /** `MM-DD`, Gregorian. */
  day: string
  /** Shown instead of the number that follows from the year. */
  number: number | null
}

export interface NextOccasion {
  date: string
  /** Start of that day in Riyadh, ISO 8601 with offset. */
  until: string
  /** Whole days left; 0 on the day itself. */
  days: number
  number: number
}

/** The next time a yearly occasion comes, today's included: never one that has passed. */
export function nextOccasion(occasion: YearlyOccasion, now: number): NextOccasion {
  const today = riyadhDate(now)
  const thisYear = Number(today.slice(0, 4))
  const year = today <= `${thisYear}-${occasion.day}` ? thisYear : thisYear + 1
  const date = `${year}-${occasion.day}`
  return {
    date,
    until: `${date}T00:00:00+03:00`,
    days: daysBetween(today, date),
    number: occasion.number ?? year - numberingBase,
  }
}
