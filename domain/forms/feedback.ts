import * as v from 'valibot'
import { feedbackReasons } from './feedback-reasons'

const reasons = <const R extends readonly string[]>(side: R) =>
  v.optional(
    v.pipe(
      v.array(v.picklist(side)),
      v.maxLength(side.length),
      v.transform((chosen) => [...new Set(chosen)]),
    ),
    [],
  )

/** One visitor's word on a page: an answer, and reasons of the chosen side only. */
export const feedback = v.variant('answer', [
  v.object({ answer: v.literal('yes'), reasons: reasons(feedbackReasons.yes) }),
  v.object({ answer: v.literal('no'), reasons: reasons(feedbackReasons.no) }),
])

export type Feedback = v.InferOutput<typeof feedback>
