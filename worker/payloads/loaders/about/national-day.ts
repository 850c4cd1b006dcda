import type { Entry } from '#domain/content/entry'
import { dayMs, nextOccasion } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import type { NationalDay } from '#domain/payloads/home'

/** Days before the day in which its banner heads the page and counts seconds. */
const nearDays = 30

/** The banner of a shown national day; a record with its own number takes precedence. */
function toNationalDay(
  occasions: readonly Entry<'occasion'>[],
  format: Format,
  now: number,
): NationalDay | null {
  const shown = occasions.filter(({ body }) => body.shown)
  const occasion = shown.find(({ body }) => body.number !== null) ?? shown[0]
  if (!occasion) return null
  const { date, until, days, number } = nextOccasion(occasion.body, now)
  const { title, summary } = occasion
  const isNear = days <= nearDays
  return { number, title, text: summary ?? '', date: format.date(date), until, days, isNear }
}

/** The next national day, and the one after it for pages that stay open past its date. */
export function toNationalDays(
  occasions: readonly Entry<'occasion'>[],
  format: Format,
  now: number,
): NationalDay[] {
  const next = toNationalDay(occasions, format, now)
  const after = next && toNationalDay(occasions, format, Date.parse(next.until) + dayMs)
  return [next, after].filter((day) => day !== null)
}
