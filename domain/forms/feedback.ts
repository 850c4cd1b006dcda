import * as v from 'valibot'
import { feedbackReasons } from './feedback-reasons'

const reasons = <const R extends readonly string[]>(allowed: R) =>
  v.optional(
    v.pipe(
      v.array(v.picklist(allowed)),
      v.maxLength(allowed.length),
      v.transform((chosen) => [...new Set(chosen)]),
    ),
    [],
  )

/** A visitor's vote: an answer, and reasons of that answer only. */
export const feedback = v.variant('answer', [
  v.object({ answer: v.literal('yes'), reasons: reasons(feedbackReasons.yes) }),
  v.object({ answer: v.literal('no'), reasons: reasons(feedbackReasons.no) }),
])

export type FeedbackVote = v.InferOutput<typeof feedback>
