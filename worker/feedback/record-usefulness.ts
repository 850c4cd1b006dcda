import type { Context } from 'hono'
import * as v from 'valibot'
import { putUsefulnessVote } from '#db/feedback/usefulness'
import { feedback } from '#domain/forms/feedback'
import { translators } from '#domain/messages/translators'
import { addressWith, type PageRequest } from '../routing/page-request'
import type { AppEnv } from '../runtime/app-env'
import { refuseUnknown } from '../submissions/form-submission'
import { withPageForm } from '../submissions/personal-state'
import { respondAccepted } from '../submissions/respond-accepted'
import { respondInvalid, respondRefused } from './feedback-refusal'
import { idempotencyKeyOf } from './idempotency-key'
import { recordFeedback } from './record-feedback'
import { tallyFeedback } from './tally'

/** Stores a usefulness vote: one per visitor, page and day, replaced by a later one. */
export async function recordUsefulness(
  c: Context<AppEnv>,
  pageRequest: PageRequest,
  sent: Record<string, unknown>,
): Promise<Response> {
  c.set('form', 'feedback')
  refuseUnknown(c, sent, ['answer', 'reasons', 'asked'])
  const parsed = v.safeParse(feedback, { answer: sent.answer, reasons: sent.reasons })
  if (!parsed.success) {
    const issue = translators[pageRequest.locale](
      sent.answer === undefined ? 'validation.required' : 'validation.invalid',
    )
    const state = { kind: 'feedback', feedback: { step: 'ask', issue } } as const
    return respondInvalid(c, pageRequest, await withPageForm(c.get('ctx'), pageRequest, state))
  }
  const { answer, reasons } = parsed.output
  const { primary, now: at } = c.get('ctx')
  const { locale } = pageRequest
  const idempotencyKey = await idempotencyKeyOf(c, pageRequest, sent.idempotencyKey, [
    'feedback',
    parsed.output,
  ])
  const result = await recordFeedback(c, pageRequest, async (author) => {
    const vote = { ...author, locale, at, feedback: parsed.output }
    return (await putUsefulnessVote(primary, vote, idempotencyKey)) ? 'noted' : 'differs'
  })
  if (result !== 'noted') return respondRefused(c, result)
  const step = sent.asked === 'reasons' || reasons.length > 0 ? 'thanks' : answer
  const tally = await tallyFeedback(c.get('ctx'), pageRequest)
  return respondAccepted(c, { location: addressWith(pageRequest, 'feedback', step), tally })
}
