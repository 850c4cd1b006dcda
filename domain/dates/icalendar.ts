import type { Locale } from '../site/locale'
import { escapeText, joinLines } from '../text/content-lines'
import { addDays, startOfRiyadhDay } from './calendar'

/** Something that takes place in Riyadh's time. Days are `YYYY-MM-DD`, times `HH:MM`. */
export interface CalendarEvent {
  /** Stays the same for as long as the event does, whatever changes in it. */
  id: string
  /** When its record last changed (epoch ms). */
  changed: number
  first: string
  /** The last of its days, which may be the first. */
  last: string
  /** When it begins and ends on each working day; null lasts all day, weekends included. */
  hours: { from: string; to: string } | null
  title: string
  description: string
  place: string | null
  url: string | null
}

interface Calendar {
  name: string
  locale: Locale
  /** Whose events these are: the host makes their ids unique in the world. */
  host: string
  events: readonly CalendarEvent[]
}

/** Riyadh keeps UTC+3 all year. */
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

/** An iCalendar file (RFC 5545) of some events, in one language. */
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
  const worded = (property: string, text: string | null) =>
    text ? [`${property};LANGUAGE=${locale}:${escapeText(text)}`] : []
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}@${host}`,
    `DTSTAMP:${utc(event.changed)}`,
    `LAST-MODIFIED:${utc(event.changed)}`,
    ...writeTime(event),
    ...worded('SUMMARY', event.title),
    ...worded('DESCRIPTION', event.description),
    ...worded('LOCATION', event.place),
    ...(event.url ? [`URL:${event.url}`] : []),
    'END:VEVENT',
  ]
}

/** An end that is a day is the day after the last; `UNTIL` is the last beginning, in UTC. */
function writeTime({ first, last, hours }: CalendarEvent): string[] {
  if (!hours) {
    return [
      `DTSTART;VALUE=DATE:${compact(first)}`,
      `DTEND;VALUE=DATE:${compact(addDays(last, 1))}`,
      'TRANSP:TRANSPARENT',
    ]
  }
  const lastBeginning = startOfRiyadhDay(last) + minutesOf(hours.from) * 60_000
  return [
    `DTSTART;TZID=Asia/Riyadh:${compact(first)}T${compact(hours.from)}00`,
    `DTEND;TZID=Asia/Riyadh:${compact(first)}T${compact(hours.to)}00`,
    ...(last > first ? [`RRULE:FREQ=DAILY;UNTIL=${utc(lastBeginning)};BYDAY=SU,MO,TU,WE,TH`] : []),
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
