import { nextOccasion } from '#domain/calendar'
import type { Entry } from '#domain/content/entry'
import type { Format } from '#domain/format'
import type { NationalDay } from '#domain/payloads'

/** The banner of the next national day that is set to show, or null. */
export function toNationalDay(
  occasions: readonly Entry<'occasion'>[],
  format: Format,
  now: number,
): NationalDay | null {
  const occasion = occasions.find(({ body }) => body.shown)
  if (!occasion) return null
  const { date, until, days, number } = nextOccasion(occasion.body, now)
  const { title, summary } = occasion
  return { number, title, text: summary ?? '', date: format.date(date), until, days }
}
