import type { Locale } from '../site/locale'
import { escapeText, joinLines } from '../text/content-lines'
import { addDays, startOfRiyadhDay } from './calendar'

/** An event in Riyadh time. Days are `YYYY-MM-DD`, times `HH:MM`. */
export interface CalendarEvent {
  /** Stable for the lifetime of the event, across changes. */
  id: string
  /** Last change of the record (epoch ms). */
  changed: number
  first: string
  /** Last day, inclusive. */
  last: string
  /** Times on each working day; null for an all-day event, weekends included. */
  hours: { from: string; to: string } | null
  title: string
  description: string
  place: string | null
  url: string | null
}

interface Calendar {
  name: string
  locale: Locale
  /** Makes the UIDs globally unique. */
  host: string
  events: readonly CalendarEvent[]
}

/** UTC+3 all year, without daylight saving time. */
const riyadh = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Riyadh',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:+03',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** Writes an iCalendar file (RFC 5545) in one language. */
export function writeCalendar({ name, locale, host, events }: Calendar): string {
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//calendar//${locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME;LANGUAGE=${locale}:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(events.some(({ hours }) => hours) ? riyadh : []),
    ...events.flatMap((event) => writeEvent(event, locale, host)),
    'END:VCALENDAR',
  ])
}

function writeEvent(event: CalendarEvent, locale: Locale, host: string): string[] {
  const localised = (property: string, text: string | null) =>
    text ? [`${property};LANGUAGE=${locale}:${escapeText(text)}`] : []
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}@${host}`,
    `DTSTAMP:${utc(event.changed)}`,
    `LAST-MODIFIED:${utc(event.changed)}`,
    ...writeTime(event),
    ...localised('SUMMARY', event.title),
    ...localised('DESCRIPTION', event.description),
    ...localised('LOCATION', event.place),
    ...(event.url ? [`URL:${event.url}`] : []),
    'END:VEVENT',
  ]
}

/** A DATE end is exclusive (RFC 5545 3.6.1); `UNTIL` is the last start, in UTC. */
function writeTime({ first, last, hours }: CalendarEvent): string[] {
  if (!hours) {
    return [
      `DTSTART;VALUE=DATE:${compact(first)}`,
      `DTEND;VALUE=DATE:${compact(addDays(last, 1))}`,
      'TRANSP:TRANSPARENT',
    ]
  }
  const lastStart = startOfRiyadhDay(last) + minutesOf(hours.from) * 60_000
  return [
    `DTSTART;TZID=Asia/Riyadh:${compact(first)}T${compact(hours.from)}00`,
    `DTEND;TZID=Asia/Riyadh:${compact(first)}T${compact(hours.to)}00`,
    ...(last > first ? [`RRULE:FREQ=DAILY;UNTIL=${utc(lastStart)};BYDAY=SU,MO,TU,WE,TH`] : []),
    'TRANSP:OPAQUE',
  ]
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function compact(value: string): string {
  return value.replace(/[-:]/g, '')
}

function utc(at: number): string {
  return `${compact(new Date(at).toISOString().slice(0, 19))}Z`
}
