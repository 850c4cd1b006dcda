import type { Context } from 'hono'
import * as v from 'valibot'
import { putOpinion } from '#db/feedback/usefulness'
import { feedback } from '#domain/forms/feedback'
import { translators } from '#domain/messages/translators'
import { type Asked, addressWith } from '../routing/page-request'
import type { AppEnv } from '../runtime/request-context'
import { refuseUnknown } from '../submissions/form-submission'
import { withPageForm } from '../submissions/personal-state'
import { answerTaken } from '../submissions/respond-accepted'
import { answerInvalid, answerUnheard } from './feedback-refusal'
import { sayingOf } from './idempotency-key'
import { hear } from './record-feedback'
import { tallyFeedback } from './tally'

/** Whether a page was of use: one word a visitor, page and day, which a later one replaces. */
export async function opine(
  c: Context<AppEnv>,
  asked: Asked,
  sent: Record<string, unknown>,
): Promise<Response> {
  c.set('form', 'feedback')
  refuseUnknown(c, sent, ['answer', 'reasons', 'asked'])
  const parsed = v.safeParse(feedback, { answer: sent.answer, reasons: sent.reasons })
  if (!parsed.success) {
    const issue = translators[asked.locale](
      sent.answer === undefined ? 'validation.required' : 'validation.invalid',
    )
    const state = { kind: 'feedback', feedback: { step: 'ask', issue } } as const
    return answerInvalid(c, asked, await withPageForm(c.get('work'), asked, state))
  }
  const { answer, reasons } = parsed.output
  const { primary, now: at } = c.get('work')
  const { locale } = asked
  const saying = await sayingOf(c, asked, sent.idempotencyKey, ['feedback', parsed.output])
  const heard = await hear(c, asked, async (voice) => {
    const opinion = { ...voice, locale, at, feedback: parsed.output }
    return (await putOpinion(primary, opinion, saying)) ? 'noted' : 'differs'
  })
  if (heard !== 'noted') return answerUnheard(c, heard)
  const step = sent.asked === 'reasons' || reasons.length > 0 ? 'thanks' : answer
  const tally = await tallyFeedback(c.get('work'), asked)
  return answerTaken(c, { location: addressWith(asked, 'feedback', step), tally })
}
