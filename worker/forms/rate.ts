import type { Context } from 'hono'
import { putRating } from '#db/ratings'
import { readScore } from '#domain/forms/score'
import { translators } from '#domain/messages/translators'
import { answerOwn } from '../answer-own'
import type { Asked } from '../asked'
import type { AppEnv } from '../context'
import { answerProblem, isForProgram } from '../errors'
import { answerNoted, answerUnheard, hear, refuseUnknown } from './hear'

async function answerInvalid(
  c: Context<AppEnv>,
  asked: Asked,
  isEmpty: boolean,
): Promise<Response> {
  c.set('outcome', 'invalid')
  if (isForProgram(c)) return answerProblem(c, 422)
  const t = translators[asked.locale]
  const issue = t(isEmpty ? 'validation.required' : 'validation.invalid')
  const own = { kind: 'rating', rating: { step: 'ask', issue } } as const
  return answerOwn(c, asked, own, { status: 422 })
}

/** What a visitor gives a service, from 1 to 5: one score each, which a later one replaces. */
export async function rate(
  c: Context<AppEnv>,
  asked: Asked,
  sent: Record<string, unknown>,
): Promise<Response> {
  c.set('form', 'rating')
  refuseUnknown(c, sent, ['score'])
  const score = readScore(sent.score)
  if (score === null) return answerInvalid(c, asked, !sent.score)
  const { primary, now: at } = c.get('work')
  const heard = await hear(c, asked, async (voice) => {
    await putRating(primary, { ...voice, score, locale: asked.locale, at })
    return 'noted'
  })
  if (heard !== 'noted') return answerUnheard(c, heard)
  return answerNoted(c, `${asked.key}?rating=thanks#rating`)
}
