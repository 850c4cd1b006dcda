import * as v from 'valibot'
import { feedbackAnswers, feedbackReasons } from '#domain/forms/feedback-reasons'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What something is called in a language, and its bare path. */
const subject = { title: v.string(), path: v.string() }

/** What visitors said up to a midnight in Riyadh, as numbers. */
export const countedShape = v.strictObject({
  /** The last day that is counted. */
  upTo: v.pipe(v.string(), v.isoDate()),
  /** Every page somebody has spoken of, the most spoken of first. */
  pages: v.array(v.strictObject({ ...subject, yes: count, no: count })),
  /** Every reason of both sides, in their order; none before anybody has given one. */
  reasons: v.array(
    v.strictObject({
      answer: v.picklist(feedbackAnswers),
      reason: v.picklist([...feedbackReasons.yes, ...feedbackReasons.no]),
      count,
    }),
  ),
  /** Every service somebody has rated, the most rated first. */
  services: v.array(v.strictObject({ ...subject, count, average: v.number() })),
})
export type Counted = v.InferOutput<typeof countedShape>

/** The name it is kept by: no page's, for those have no dots. */
export const countedName = 'statistics.csv'

/** The tables it is offered as, a file each. */
export const statisticsFiles = ['pages', 'reasons', 'ratings'] as const
