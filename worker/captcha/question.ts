import * as v from 'valibot'
import type { CaptchaState } from '#domain/forms/personal-state'
import type { Translate } from '#domain/messages/translate'
import { foldDigits } from '#domain/text/clean-text'
import { readSealed, sealToken, type TokenDeps } from '../security/tokens'
import { stepUpAction } from './step-up'
import { acceptOnce, lifetimeMs, refused, type Verdict, wrong } from './verdict'

const purpose = 'question'
const questionToken = v.object({
  action: v.string(),
  sum: v.number(),
  id: v.string(),
  until: v.number(),
})

function randomBelow(limit: number): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return random % limit
}

/**
 * A small sum for visitors without JavaScript, with its result in an encrypted token. `isRetry`
 * adds the hint that the previous answer was wrong.
 */
export async function makeQuestion(
  deps: TokenDeps,
  t: Translate,
  action: string,
  isRetry = false,
): Promise<NonNullable<CaptchaState['question']>> {
  const left = 2 + randomBelow(8)
  const right = 2 + randomBelow(8)
  const token = await sealToken(deps, purpose, {
    until: deps.now + lifetimeMs,
    action,
    sum: left + right,
    id: crypto.randomUUID(),
  })
  const text = t('answer.sum.question', { left, right })
  return { text, token, ...(isRetry && { hint: t('answer.sum.wrong') }) }
}

/**
 * Verifies an answer to the question of an action or to that of its step-up. Reuse of the question is
 * detected by the write that stores its hash.
 */
export async function verifyQuestion(
  deps: TokenDeps,
  token: string,
  answer: string,
  action: string,
): Promise<Verdict> {
  const question = await readSealed(deps, purpose, token, questionToken)
  const isStepUp = question?.action === stepUpAction(action)
  if (!question || (question.action !== action && !isStepUp)) return refused
  if (foldDigits(answer).trim() !== String(question.sum)) return wrong
  return acceptOnce(deps, question.id, question.until, isStepUp ? 'question' : 'ordinary')
}
