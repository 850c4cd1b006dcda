import { riyadhDate } from '#domain/dates/calendar'

interface Dated {
  /** Riyadh day it was published on, `YYYY-MM-DD`. */
  published: string | null
  /** When it was last changed (epoch ms). */
  updatedAt: number
}

/**
 * The dates of a schema.org node, both as days in Riyadh. A change noted before the day of publication
 * counts as of that day: nothing is modified before it is published.
 */
export function jsonLdDates({ published, updatedAt }: Dated) {
  const changed = riyadhDate(updatedAt)
  if (published === null) return { dateModified: changed }
  return { datePublished: published, dateModified: changed < published ? published : changed }
}
