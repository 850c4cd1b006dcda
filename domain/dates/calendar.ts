import { foldDigits } from '../text/clean-text'

/** Milliseconds in a day. Riyadh has no daylight saving time. */
export const dayMs = 86_400_000
/** Offset of Riyadh in milliseconds: UTC+3 all year. */
const riyadhOffset = 10_800_000
/** Subtracted from the year of a Saudi National Day to number it: 2025 was the 95th. */
const numberingBase = 1930

let cachedDay = { count: Number.NaN, text: '' }

/** The Riyadh day of an instant (epoch ms), `YYYY-MM-DD`. */
export function riyadhDate(at: number): string {
  const count = Math.floor((at + riyadhOffset) / dayMs)
  // One entry is enough: a request formats the same day many times.
  if (count !== cachedDay.count) {
    cachedDay = { count, text: new Date(count * dayMs).toISOString().slice(0, 10) }
  }
  return cachedDay.text
}

/** Start of a Riyadh day (`YYYY-MM-DD`) in epoch ms; NaN if the date does not parse. */
export function startOfRiyadhDay(date: string): number {
  return Date.parse(`${date}T00:00:00+03:00`)
}

/** End of a Riyadh day (`YYYY-MM-DD`) in epoch ms, exclusive. */
export function endOfRiyadhDay(date: string): number {
  return startOfRiyadhDay(date) + dayMs
}

/** Whole days from one Riyadh day to a later one, both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((startOfRiyadhDay(to) - startOfRiyadhDay(from)) / dayMs)
}

/** Adds days to a Riyadh day, `YYYY-MM-DD`; a negative count goes back. */
export function addDays(date: string, count: number): string {
  return riyadhDate(startOfRiyadhDay(date) + count * dayMs)
}

/** Year, month from 1 and date of a day, `YYYY-MM-DD`. */
export function splitDay(day: string): [year: number, month: number, date: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return [year, month, date]
}

/**
 * The day (`YYYY-MM-DD`) of a year, month and date; the last day of the month if the date is later.
 * Months count from 1 and may overflow; date 0 is the last day of the previous month.
 */
export function clampedDay(year: number, month: number, date: number): string {
  const monthEnd = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1, Math.min(date, monthEnd))).toISOString().slice(0, 10)
}

/** Adds months to a day, `YYYY-MM-DD`; the last day of the month where that day does not exist. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = splitDay(day)
  return clampedDay(year, month + count, date)
}

/** The Saudi working week is Sunday to Thursday. */
export function isWorkingDay(date: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday <= 4 && !holidays.has(date)
}

/** Adds working days (Sunday to Thursday, no holidays) to a day; the day of receipt is day 0. */
export function addWorkingDays(from: string, count: number, holidays: ReadonlySet<string>): string {
  let date = from
  for (let left = count; left > 0; ) {
    date = addDays(date, 1)
    if (isWorkingDay(date, holidays)) left -= 1
  }
  return date
}

/** A day between receipt and reply: `off` is not a working day, `due` is the last one. */
export interface CountedDay {
  date: string
  part: 'received' | 'counted' | 'off' | 'due'
}

/** Lists every day from receipt to the day the reply is due, both included. */
export function countDays(
  from: string,
  count: number,
  holidays: ReadonlySet<string>,
): CountedDay[] {
  const due = addWorkingDays(from, count, holidays)
  const days = Array.from({ length: daysBetween(from, due) + 1 }, (_, index) =>
    addDays(from, index),
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

/** Number of working days after `from` up to and including `to`. */
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

/** The Riyadh time of an instant (epoch ms), `HH:MM`. */
export function riyadhTime(at: number): string {
  return new Date(at + riyadhOffset).toISOString().slice(11, 16)
}

/** An instant (epoch ms) in ISO 8601 with the offset of Riyadh, to the second. */
export function riyadhInstant(at: number): string {
  return `${new Date(at + riyadhOffset).toISOString().slice(0, 19)}+03:00`
}

/** Epoch ms of a typed time in Riyadh, `YYYY-MM-DDThh:mm`; NaN for anything else. */
export function readLocalTime(typed: string): number {
  const [, day = '', time = ''] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}:\d{2})(?::\d{2})?$/.exec(foldDigits(typed)) ?? []
  return isCalendarDay(day) ? Date.parse(`${day}T${time.padStart(5, '0')}:00+03:00`) : Number.NaN
}

/** An instant (epoch ms) as `readLocalTime` reads it. */
export function writeLocalTime(at: number): string {
  return riyadhInstant(at).slice(0, 16)
}

/** True if `YYYY-MM-DD` names a day that exists: false for 2026-02-30. */
export function isCalendarDay(date: string): boolean {
  const start = startOfRiyadhDay(date)
  return !Number.isNaN(start) && riyadhDate(start) === date
}

/**
 * The day (`YYYY-MM-DD`) that somebody typed in Western digits: `2027-02-28`, or `28/2/2027` with any
 * common separator; null if it does not exist.
 */
export function readDay(text: string): string | null {
  const parts = text.trim().split(/\s*[/.،\s-]\s*/)
  const [year = '', month = '', date = ''] = parts[0]?.length === 4 ? parts : parts.toReversed()
  const day = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-')
  return parts.length === 3 && isCalendarDay(day) ? day : null
}

export interface YearlyOccasion {
  /** `MM-DD`, Gregorian. */
  day: string
  /** Overrides the number computed from the year. */
  number: number | null
}

interface NextOccasion {
  date: string
  /** Start of the day in Riyadh, ISO 8601 with offset. */
  until: string
  /** Whole days left; 0 on the day. */
  days: number
  number: number
}

/** Next occurrence of a yearly occasion, today included. */
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

/** Number of full months from one day to a later one, both as `YYYY-MM-DD`. */
export function monthsBetween(from: string, to: string): number {
  const [firstYear, firstMonth, firstDay] = splitDay(from)
  const [year, month, day] = splitDay(to)
  return (year - firstYear) * 12 + month - firstMonth - (day < firstDay ? 1 : 0)
}

/** Day, time, hours of the offset and its minutes; both are absent with `Z`. */
const pattern =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2}(?:\.\d+)?) ?(?:Z|([+-]\d{2})(?::?(\d{2}))?)$/

/**
 * Parses an ISO 8601 date and time with an offset into epoch ms. The offset may have no minutes
 * (`+03`), which `Date.parse` cannot read. NaN if it is not one or its day does not exist.
 */
export function parseInstant(text: string): number {
  const [, day = '', time = '', hours, minutes = '00'] = pattern.exec(text) ?? []
  if (!isCalendarDay(day)) return Number.NaN
  return Date.parse(`${day}T${time}${hours ? `${hours}:${minutes}` : 'Z'}`)
}
