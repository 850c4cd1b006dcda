import * as v from 'valibot'
import { feedbackAnswers, feedbackReasons } from '#domain/forms/feedback-reasons'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Title in the locale, and path without the locale prefix. */
const subject = { title: v.string(), path: v.string() }

/** Totals of the feedback up to a midnight in Riyadh. */
export const statisticsShape = v.strictObject({
  /** The last counted day. */
  upTo: v.pipe(v.string(), v.isoDate()),
  /** Pages with votes, most votes first. */
  pages: v.array(v.strictObject({ ...subject, yes: count, no: count })),
  /** All reasons in their fixed order; empty while none was given. */
  reasons: v.array(
    v.strictObject({
      answer: v.picklist(feedbackAnswers),
      reason: v.picklist([...feedbackReasons.yes, ...feedbackReasons.no]),
      count,
    }),
  ),
  /** Rated services, most ratings first. */
  services: v.array(v.strictObject({ ...subject, count, average: v.number() })),
})
export type StatisticsCounts = v.InferOutput<typeof statisticsShape>

/** The payload's name; names of pages have no dots. */
export const statisticsName = 'statistics.csv'

/** The CSV files, one table each. */
export const statisticsFiles = ['pages', 'reasons', 'ratings'] as const
