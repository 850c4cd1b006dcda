import * as v from 'valibot'
import { proofFields, responseFields } from '#domain/forms/captcha'
import type { CaptchaState } from '#domain/forms/personal-state'
import type { Translate } from '#domain/messages/translate'
import { readSealed, sealToken, type TokenDeps } from '../security/tokens'
import { makeChallenge, makeStepUpChallenge, verifyAltcha } from './altcha'
import { makeQuestion, verifyQuestion } from './question'
import { remoteOf } from './remote'
import { type SiteverifyDeps, verifyRemotely } from './siteverify'
import { type Proof, proofs, stepUpAction } from './step-up'
import { lifetimeMs, missing, refused, type Spent, type Verdict } from './verdict'

export type CaptchaDeps = SiteverifyDeps

const pass = v.object({
  action: v.string(),
  key: v.string(),
  /** The captcha response it replaces, which only one submission may use. */
  spent: v.nullable(v.object({ hash: v.string(), expiresAt: v.number() })),
  until: v.number(),
  proof: v.optional(v.picklist(proofs), 'ordinary'),
})
const passPurpose = 'captcha-passed'

interface CaptchaRequest {
  /** Name of the form. */
  action: string
  /** Idempotency key of the submission. */
  key: string
  ip: string
  fields: Record<string, string>
  /**
   * False once this address has used the embedded provider too often in place of the external one.
   */
  mayFallBack: (proof: Proof) => Promise<boolean>
}

/**
 * An encrypted proof that a submission has passed the captcha, for its retry after a failed write.
 */
export function makePass(
  deps: TokenDeps,
  action: string,
  key: string,
  spent: Spent,
  proof: Proof = 'ordinary',
): Promise<string> {
  return sealToken(deps, passPurpose, { until: deps.now + lifetimeMs, action, key, spent, proof })
}

interface CaptchaOptions {
  passed?: string
  /** The external provider did not answer: the embedded one takes its place. */
  isProviderDown?: boolean
  /** The answer to the previous question was wrong. */
  isWrong?: boolean
}

/**
 * A new step-up challenge and question for one form, always of the embedded provider; with `isWork`
 * without the question.
 */
export async function makeStepUp(
  deps: TokenDeps,
  t: Translate,
  action: string,
  { isWrong, isWork }: { isWrong?: boolean; isWork?: boolean } = {},
): Promise<CaptchaState> {
  const challenge = await makeStepUpChallenge(deps, action)
  if (isWork) return { challenge }
  return { challenge, question: await makeQuestion(deps, t, stepUpAction(action), isWrong) }
}

/**
 * A new challenge and question for one form, with the external provider's widget if there is one.
 */
export async function makeCaptcha(
  deps: CaptchaDeps,
  t: Translate,
  action: string,
  { passed, isProviderDown = false, isWrong }: CaptchaOptions = {},
): Promise<CaptchaState> {
  const remote = isProviderDown ? null : remoteOf(deps, t, action)
  const [challenge, question] = await Promise.all([
    makeChallenge(deps, action),
    makeQuestion(deps, t, action, isWrong),
  ])
  return { challenge, question, ...(remote && { remote }), ...(passed && { passed }) }
}

/** Verifies an answer to the embedded captcha of a form, or to its step-up. */
export async function verifyEmbedded(
  deps: TokenDeps,
  request: Pick<CaptchaRequest, 'action' | 'fields'>,
): Promise<Verdict> {
  const { altcha, captchaToken, captchaAnswer } = request.fields
  if (altcha) return verifyAltcha(deps, altcha, request.action)
  if (!captchaToken || !captchaAnswer) return missing
  return verifyQuestion(deps, captchaToken, captchaAnswer, request.action)
}

/**
 * Verifies the captcha of a submission. If the external provider does not answer, the embedded one
 * takes its place for a limited number of submissions per address.
 */
export async function verifyCaptcha(deps: CaptchaDeps, request: CaptchaRequest): Promise<Verdict> {
  const { action, key, ip, fields } = request
  if (fields.captchaPassed && !isSolved(fields)) {
    const passed = await readSealed(deps, passPurpose, fields.captchaPassed, pass)
    const isOwn = passed?.action === action && passed.key === key
    return isOwn ? { ok: true, spent: passed.spent, proof: passed.proof } : refused
  }
  const { provider } = deps.deployment.captcha
  if (provider === 'altcha') return verifyEmbedded(deps, request)
  const response = fields[responseFields[provider]]
  if (response) return verifyRemotely(deps, provider, response, action, ip)
  const verdict = await verifyEmbedded(deps, request)
  if (!verdict.ok || (await request.mayFallBack(verdict.proof))) return verdict
  return { ok: false, why: 'limited', proof: verdict.proof }
}

export const captchaFields = ['captchaToken', ...proofFields]

function isSolved(fields: Record<string, string>): boolean {
  return proofFields.some((name) => name !== 'captchaPassed' && fields[name])
}

/** True if the submission contains a response to any captcha. */
export function isAnswered(fields: Record<string, string>): boolean {
  return proofFields.some((name) => fields[name])
}

/** True if the submission contains a response of the external provider, which is costly to verify. */
export function isAnsweredRemotely(
  { deployment }: Pick<CaptchaDeps, 'deployment'>,
  fields: Record<string, string>,
): boolean {
  const { provider } = deployment.captcha
  return provider !== 'altcha' && Boolean(fields[responseFields[provider]])
}
