import type { Context } from 'hono'
import * as v from 'valibot'
import { putOpinion } from '#db/opinions'
import { feedback } from '#domain/forms/feedback'
import { translators } from '#domain/messages/translators'
import { answerOwn } from '../answer-own'
import type { Asked } from '../asked'
import type { AppEnv } from '../context'
import { answerProblem, isForProgram } from '../errors'
import { answerNoted, answerUnheard, hear, refuseUnknown } from './hear'

async function answerInvalid(
  c: Context<AppEnv>,
  asked: Asked,
  isOneSided: boolean,
): Promise<Response> {
  c.set('outcome', 'invalid')
  if (isForProgram(c)) return answerProblem(c, 422)
  const t = translators[asked.locale]
  const issue = t(isOneSided ? 'validation.invalid' : 'validation.required')
  const own = { kind: 'feedback', feedback: { step: 'ask', issue } } as const
  return answerOwn(c, asked, own, { status: 422 })
}

/** Whether a page was of use: one word a visitor, page and day, which a later one replaces. */
export async function opine(
  c: Context<AppEnv>,
  asked: Asked,
  sent: Record<string, unknown>,
): Promise<Response> {
  c.set('form', 'feedback')
  refuseUnknown(c, sent, ['answer', 'reasons', 'asked'])
  const parsed = v.safeParse(feedback, { answer: sent.answer, reasons: sent.reasons })
  if (!parsed.success) return answerInvalid(c, asked, sent.answer !== undefined)
  const { answer, reasons } = parsed.output
  const { primary, now: at } = c.get('work')
  const { locale, key } = asked
  const heard = await hear(c, asked, async (voice) => {
    await putOpinion(primary, { ...voice, locale, at, feedback: parsed.output })
    return 'noted'
  })
  if (heard !== 'noted') return answerUnheard(c, heard)
  const step = sent.asked === 'reasons' || reasons.length > 0 ? 'thanks' : answer
  return answerNoted(c, `${key}?feedback=${step}#feedback`)
}
