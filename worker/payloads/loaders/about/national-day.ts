import type { Entry } from '#domain/content/entry'
import { nextOccasion } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import type { NationalDay } from '#domain/payloads/home'

/** The banner of a shown national day; a record with its own number takes precedence. */
export function toNationalDay(
  occasions: readonly Entry<'occasion'>[],
  format: Format,
  now: number,
): NationalDay | null {
  const shown = occasions.filter(({ body }) => body.shown)
  const occasion = shown.find(({ body }) => body.number !== null) ?? shown[0]
  if (!occasion) return null
  const { date, until, days, number } = nextOccasion(occasion.body, now)
  const { title, summary } = occasion
  return { number, title, text: summary ?? '', date: format.date(date), until, days }
}
