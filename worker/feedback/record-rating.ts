import { translators } from '#client/translators.ts'
import { putRating } from '#db/feedback/ratings'
import type { RatingTally } from '#domain/forms/personal-state'
import { readScore } from '#domain/forms/score'
import { addressWith, type PageRequest } from '../routing/page-request'
import { refuseUnknown } from '../submissions/form-submission'
import { respondAccepted } from '../submissions/respond-accepted'
import type { FeedbackContext } from './feedback-context'
import { respondInvalid, respondRefused } from './feedback-refusal'
import { idempotencyKeyOf } from './idempotency-key'
import { type FeedbackOutcome, recordFeedback } from './record-feedback'
import { tallyRatings } from './tally'

/**
 * Stores a rating from 1 to 5: one per visitor and page, replaced by a later one. Throws as
 * `recordFeedback`.
 */
export async function recordRating(
  c: FeedbackContext,
  pageRequest: PageRequest,
  sent: Record<string, unknown>,
): Promise<FeedbackOutcome<RatingTally>> {
  c.set('form', 'rating')
  refuseUnknown(c, sent, ['score'])
  const score = readScore(sent.score)
  if (score === null) {
    const issue = translators[pageRequest.locale](
      sent.score ? 'validation.invalid' : 'validation.required',
    )
    return { kind: 'invalid', issue }
  }
  const { primary, now: at } = c.get('ctx')
  const idempotencyKey = await idempotencyKeyOf(c, pageRequest, sent.idempotencyKey, [
    'rating',
    score,
  ])
  const kind = await recordFeedback(c, pageRequest, async (author) => {
    const rating = { ...author, score, locale: pageRequest.locale, at }
    return (await putRating(primary, rating, idempotencyKey)) ? 'noted' : 'differs'
  })
  if (kind !== 'noted') return { kind }
  return { kind, tally: await tallyRatings(c.get('ctx'), pageRequest) }
}

/** Records a rating sent from its page. */
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
  if (outcome.kind !== 'noted') return respondRefused(c, outcome.kind)
  const location = addressWith(pageRequest, 'rating', 'thanks')
  return respondAccepted(c, { location, tally: outcome.tally })
}
