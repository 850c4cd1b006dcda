import { riyadhDate } from '#domain/dates/calendar'

interface Dated {
  /** Riyadh day of publication, `YYYY-MM-DD`. */
  published: string | null
  /** Epoch ms. */
  updatedAt: number
}

/**
 * `datePublished` and `dateModified` of a schema.org node, as Riyadh days. A change before the day
 * of publication counts as made on that day.
 */
export function jsonLdDates({ published, updatedAt }: Dated) {
  const changed = riyadhDate(updatedAt)
  if (published === null) return { dateModified: changed }
  return { datePublished: published, dateModified: changed < published ? published : changed }
}
