import { feedbackAnswers, feedbackReasons } from '#domain/forms/feedback-reasons'
import { scores } from '#domain/forms/score'
import type { SmallForm } from '#domain/forms/small-forms'
import { isFeedbackKnown } from '../../feedback/idempotency-key'
import { isCommentKnown, recordComment } from '../../feedback/record-comment'
import type { FeedbackOutcome } from '../../feedback/record-feedback'
import { recordRating } from '../../feedback/record-rating'
import { recordUsefulness } from '../../feedback/record-usefulness'
import type { PageOperation } from '../../openapi/operations'
import type { PageRequest } from '../../routing/page-request'
import type { WriteContext } from './write-context'

/** How feedback of one small form is recorded for a program. */
export interface Recorder {
  record: (
    c: WriteContext,
    page: PageRequest,
    sent: Record<string, unknown>,
    key: string,
  ) => Promise<FeedbackOutcome<object | undefined>>
  /** True if something was stored under the key. */
  isKnown: (c: WriteContext, key: string) => Promise<boolean>
  /** The first of them has the issue of an invalid body. */
  fields: readonly [string, ...string[]]
}

export type ApiForm = Exclude<SmallForm, 'suggestion'>

export const recorders: Record<ApiForm, Recorder> = {
  feedback: {
    record: recordUsefulness,
    isKnown: isFeedbackKnown,
    fields: ['answer', 'reasons'],
  },
  rating: {
    record: async (c, page, sent) => {
      const outcome = await recordRating(c, page, sent)
      if (outcome.kind !== 'noted' || !outcome.tally) return outcome
      const { count, average } = outcome.tally
      return { ...outcome, tally: { count, average } }
    },
    isKnown: isFeedbackKnown,
    fields: ['score'],
  },
  comment: {
    record: (c, page, { comment }, key) =>
      recordComment(c, page, { form: 'comment', comment, key }),
    isKnown: isCommentKnown,
    fields: ['comment'],
  },
  useCase: {
    record: (c, page, { comment, link }, key) =>
      recordComment(c, page, { form: 'useCase', comment, link, key }),
    isKnown: isCommentKnown,
    fields: ['comment', 'link'],
  },
}

/** The small forms that an operation submits; a page has one of them. */
export const operationForms: Record<PageOperation, readonly ApiForm[]> = {
  feedback: ['feedback'],
  rating: ['rating'],
  comment: ['comment', 'useCase'],
}

/** Types of the fields that are not text. */
export const fieldTypes = { reasons: Array.isArray, score: Number.isInteger }

/** Accepted values of a field that has a list; reasons are those of the answer that was sent. */
export function acceptedValues(
  field: string,
  { answer }: Record<string, unknown>,
): readonly string[] | undefined {
  const side = feedbackAnswers.find((known) => known === answer)
  const lists: Record<string, readonly string[]> = {
    answer: feedbackAnswers,
    reasons: side ? feedbackReasons[side] : Object.values(feedbackReasons).flat(),
    score: scores.map(String),
  }
  return lists[field]
}
