import * as v from 'valibot'
import { translators } from '#client/translators.ts'
import { putRating } from '#db/feedback/ratings'
import { putUsefulnessVote } from '#db/feedback/usefulness'
import { feedback } from '#domain/forms/feedback'
import type { FeedbackTally, RatingTally } from '#domain/forms/personal-state'
import { readScore } from '#domain/forms/score'
import { addressWith, type PageRequest } from '../routing/page-request'
import { withPageForm } from '../submissions/form-state'
import { refuseUnknown } from '../submissions/form-submission'
import { respondAccepted } from '../submissions/respond-form'
import { stepUpFields } from './admit-visitor'
import { isStepUp, respondInvalid, respondRefused, respondStepUp } from './feedback-refusal'
import {
  type FeedbackContext,
  type FeedbackOutcome,
  type FeedbackRefusal,
  idempotencyKeyOf,
  recordFeedback,
  type StoreKey,
} from './record-feedback'
import { tallyFeedback, tallyRatings } from './tally'

function issueOf({ locale }: PageRequest, value: unknown): string {
  return translators[locale](value ? 'validation.invalid' : 'validation.required')
}

/**
 * Stores a usefulness vote: one per visitor, page and day, replaced by a later one. Throws as
 * `recordFeedback`.
 */
export async function recordUsefulness(
  c: FeedbackContext,
  pageRequest: PageRequest,
  sent: Record<string, unknown>,
  storeInstead?: StoreKey,
): Promise<FeedbackOutcome<FeedbackTally>> {
  c.set('form', 'feedback')
  refuseUnknown(c, sent, ['answer', 'reasons', 'asked', ...stepUpFields])
  const parsed = v.safeParse(feedback, { answer: sent.answer, reasons: sent.reasons })
  if (!parsed.success) {
    const issue = issueOf(pageRequest, sent.answer)
    const isReasons = parsed.issues[0].path?.[0]?.key === 'reasons'
    return { kind: 'invalid', issue, ...(isReasons && { field: 'reasons' }) }
  }
  const { primary, now: at } = c.get('ctx')
  const { locale } = pageRequest
  const content = ['feedback', parsed.output]
  const idempotencyKey = await idempotencyKeyOf(c, pageRequest, sent.idempotencyKey, content)
  const kind = await recordFeedback(c, pageRequest, { form: 'feedback', sent }, async (author) => {
    if (storeInstead) return storeInstead(idempotencyKey)
    const vote = { ...author, locale, at, feedback: parsed.output }
    return (await putUsefulnessVote(primary, vote, idempotencyKey)) ? 'noted' : 'differs'
  })
  if (kind !== 'noted') return { kind }
  return { kind, tally: await tallyFeedback(c.get('ctx'), pageRequest) }
}

/** Records a usefulness vote sent from its page, which asks for reasons after an answer alone. */
export async function receiveUsefulness(
  c: FeedbackContext,
  pageRequest: PageRequest,
  sent: Record<string, unknown>,
): Promise<Response> {
  const outcome = await recordUsefulness(c, pageRequest, sent)
  if (outcome.kind === 'invalid') {
    const { issue } = outcome
    const state = { kind: 'feedback', feedback: { step: 'ask', issue } } as const
    const page = await withPageForm(c.get('ctx'), pageRequest, state)
    return respondInvalid(c, pageRequest, page, issue)
  }
  if (outcome.kind !== 'noted') return refuseUsefulness(c, pageRequest, sent, outcome.kind)
  const hasReasons = Array.isArray(sent.reasons) && sent.reasons.length > 0
  const step = sent.asked === 'reasons' || hasReasons ? 'thanks' : String(sent.answer)
  const location = addressWith(pageRequest, 'feedback', step)
  return respondAccepted(c, { location, tally: outcome.tally })
}

function refuseUsefulness(
  c: FeedbackContext,
  pageRequest: PageRequest,
  sent: Record<string, unknown>,
  result: FeedbackRefusal,
): Promise<Response> {
  if (!isStepUp(result)) return respondRefused(c, result)
  const parsed = v.parse(feedback, { answer: sent.answer, reasons: sent.reasons })
  const asked = sent.asked === 'reasons'
  return respondStepUp(c, pageRequest, 'feedback', result, (question) =>
    withPageForm(c.get('ctx'), pageRequest, {
      kind: 'feedback',
      feedback: { step: 'check', sent: { ...parsed, asked }, question },
    }),
  )
}

/**
 * Stores a rating from 1 to 5: one per visitor and page, replaced by a later one. Throws as
 * `recordFeedback`.
 */
export async function recordRating(
  c: FeedbackContext,
  pageRequest: PageRequest,
  sent: Record<string, unknown>,
  storeInstead?: StoreKey,
): Promise<FeedbackOutcome<RatingTally>> {
  c.set('form', 'rating')
  refuseUnknown(c, sent, ['score', ...stepUpFields])
  const score = readScore(sent.score)
  if (score === null) {
    return { kind: 'invalid', issue: issueOf(pageRequest, sent.score) }
  }
  const { primary, now: at } = c.get('ctx')
  const content = ['rating', score]
  const idempotencyKey = await idempotencyKeyOf(c, pageRequest, sent.idempotencyKey, content)
  const kind = await recordFeedback(c, pageRequest, { form: 'rating', sent }, async (author) => {
    if (storeInstead) return storeInstead(idempotencyKey)
    const rating = { ...author, score, locale: pageRequest.locale, at }
    return (await putRating(primary, rating, idempotencyKey)) ? 'noted' : 'differs'
  })
  if (kind !== 'noted') return { kind }
  return { kind, tally: await tallyRatings(c.get('ctx'), pageRequest) }
}

export async function receiveRating(
  c: FeedbackContext,
  pageRequest: PageRequest,
  sent: Record<string, unknown>,
): Promise<Response> {
  const outcome = await recordRating(c, pageRequest, sent)
  if (outcome.kind === 'invalid') {
    const { issue } = outcome
    const state = { kind: 'rating', rating: { step: 'ask', issue } } as const
    return respondInvalid(c, pageRequest, state, issue)
  }
  if (outcome.kind !== 'noted') {
    if (!isStepUp(outcome.kind)) return respondRefused(c, outcome.kind)
    const score = readScore(sent.score) ?? undefined
    return respondStepUp(c, pageRequest, 'rating', outcome.kind, (question) => ({
      kind: 'rating',
      rating: { step: 'check', score, question },
    }))
  }
  const location = addressWith(pageRequest, 'rating', 'thanks')
  return respondAccepted(c, { location, tally: outcome.tally })
}
