import { isCalendarDay } from './calendar'

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
