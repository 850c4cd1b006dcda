import type { Context } from 'hono'
import { putRating } from '#db/feedback/ratings'
import { readScore } from '#domain/forms/score'
import { translators } from '#domain/messages/translators'
import { type Asked, addressWith } from '../routing/page-request'
import type { AppEnv } from '../runtime/request-context'
import { refuseUnknown } from '../submissions/form-submission'
import { answerTaken } from '../submissions/respond-accepted'
import { answerInvalid, answerUnheard } from './feedback-refusal'
import { sayingOf } from './idempotency-key'
import { hear } from './record-feedback'
import { tallyRatings } from './tally'

/** What a visitor gives a service, from 1 to 5: one score each, which a later one replaces. */
export async function rate(
  c: Context<AppEnv>,
  asked: Asked,
  sent: Record<string, unknown>,
): Promise<Response> {
  c.set('form', 'rating')
  refuseUnknown(c, sent, ['score'])
  const score = readScore(sent.score)
  if (score === null) {
    const issue = translators[asked.locale](
      sent.score ? 'validation.invalid' : 'validation.required',
    )
    return answerInvalid(c, asked, { kind: 'rating', rating: { step: 'ask', issue } })
  }
  const { primary, now: at } = c.get('work')
  const saying = await sayingOf(c, asked, sent.idempotencyKey, ['rating', score])
  const heard = await hear(c, asked, async (voice) => {
    const rating = { ...voice, score, locale: asked.locale, at }
    return (await putRating(primary, rating, saying)) ? 'noted' : 'differs'
  })
  if (heard !== 'noted') return answerUnheard(c, heard)
  const tally = await tallyRatings(c.get('work'), asked)
  return answerTaken(c, { location: addressWith(asked, 'rating', 'thanks'), tally })
}
