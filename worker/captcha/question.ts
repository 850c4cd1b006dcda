import * as v from 'valibot'
import { toBase64Url } from '#db/privacy/keyring'
import type { CaptchaState } from '#domain/forms/personal-state'
import type { Translate } from '#domain/messages/translate'
import { foldDigits } from '#domain/text/clean-text'
import type { Work } from '../runtime/request-context'
import { vaultOf } from '../security/keyrings'
import { readSealed, sealToken } from '../security/tokens'
import { lifetimeMs, refused, type Verdict, wrong } from './verdict'

const purpose = 'question'
const sealed = v.object({ action: v.string(), sum: v.number(), id: v.string(), until: v.number() })

function draw(below: number): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return random % below
}

/**
 * A small sum for who has no script; what it comes to is sealed in the token beside it. Who got the
 * one before wrong is told so.
 */
export async function makeQuestion(
  work: Work,
  t: Translate,
  action: string,
  isAgain = false,
): Promise<CaptchaState['question']> {
  const left = 2 + draw(8)
  const right = 2 + draw(8)
  const token = await sealToken(work, purpose, {
    until: work.now + lifetimeMs,
    action,
    sum: left + right,
    id: crypto.randomUUID(),
  })
  const text = t('answer.sum.question', { left, right })
  return { text, token, ...(isAgain && { hint: t('answer.sum.wrong') }) }
}

/** Verifies an answer; that the question was not used before is for who stores it to see. */
export async function verifyQuestion(
  work: Work,
  token: string,
  answer: string,
  action: string,
): Promise<Verdict> {
  const question = await readSealed(work, purpose, token, sealed)
  if (question?.action !== action) return refused
  if (foldDigits(answer).trim() !== String(question.sum)) return wrong
  const vault = await vaultOf(work, 'tokens')
  const hash = toBase64Url(await vault.hash(question.id, 'spent'))
  return { ok: true, spent: { hash, expiresAt: question.until } }
}
