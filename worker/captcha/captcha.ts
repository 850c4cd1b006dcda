import * as v from 'valibot'
import { proofFields, responseFields } from '#domain/forms/captcha'
import type { CaptchaState } from '#domain/forms/personal-state'
import type { Translate } from '#domain/messages/translate'
import type { Work } from '../runtime/request-context'
import { readSealed, sealToken } from '../security/tokens'
import { makeChallenge, verifyAltcha } from './altcha'
import { makeQuestion, verifyQuestion } from './question'
import { remoteOf } from './remote'
import { verifyRemotely } from './siteverify'
import { lifetimeMs, missing, refused, type Spent, type Verdict } from './verdict'

const pass = v.object({
  action: v.string(),
  key: v.string(),
  /** The answer it stands for, which only one request may use. */
  spent: v.nullable(v.object({ hash: v.string(), expiresAt: v.number() })),
  until: v.number(),
})
const passPurpose = 'captcha-passed'

export interface CaptchaRequest {
  /** What the captcha is for: the form's name. */
  action: string
  /** The idempotency key of the request it stands for. */
  key: string
  ip: string
  fields: Record<string, string>
  /** Whether this address may still use the embedded provider in another one's place. */
  mayFallBack: () => Promise<boolean>
}

/** Proof that a request has passed already, for its retry after storing has failed. */
export function makePass(work: Work, action: string, key: string, spent: Spent): Promise<string> {
  return sealToken(work, passPurpose, { until: work.now + lifetimeMs, action, key, spent })
}

interface CaptchaOptions {
  passed?: string
  /** Whether the chosen provider did not answer: the embedded one is asked in its place. */
  isAway?: boolean
  /** Whether the question before was answered wrong. */
  isWrong?: boolean
}

/** A fresh challenge and a fresh question for one form, and whom else to ask. */
export async function makeCaptcha(
  work: Work,
  t: Translate,
  action: string,
  { passed, isAway = false, isWrong }: CaptchaOptions = {},
): Promise<CaptchaState> {
  const remote = isAway ? null : remoteOf(work, t, action)
  const [challenge, question] = await Promise.all([
    makeChallenge(work, action),
    makeQuestion(work, t, action, isWrong),
  ])
  return { challenge, question, ...(remote && { remote }), ...(passed && { passed }) }
}

async function verifyEmbedded(work: Work, request: CaptchaRequest): Promise<Verdict> {
  const { altcha, captchaToken, captchaAnswer } = request.fields
  if (altcha) return verifyAltcha(work, altcha, request.action)
  if (!captchaToken || !captchaAnswer) return missing
  return verifyQuestion(work, captchaToken, captchaAnswer, request.action)
}

/**
 * Whether a request comes from somebody who has passed the captcha. The embedded provider takes over
 * where another one is chosen and does not answer, for few requests of one address.
 */
export async function verifyCaptcha(work: Work, request: CaptchaRequest): Promise<Verdict> {
  const { action, key, ip, fields } = request
  if (fields.captchaPassed && !isSolved(fields)) {
    const passed = await readSealed(work, passPurpose, fields.captchaPassed, pass)
    const isOwn = passed?.action === action && passed.key === key
    return isOwn ? { ok: true, spent: passed.spent } : refused
  }
  const { provider } = work.deployment.captcha
  if (provider === 'altcha') return verifyEmbedded(work, request)
  const response = fields[responseFields[provider]]
  if (response) return verifyRemotely(work, provider, response, action, ip)
  const verdict = await verifyEmbedded(work, request)
  if (verdict.ok && !(await request.mayFallBack())) return { ok: false, why: 'limited' }
  return verdict
}

/** Names of the fields a captcha is answered in. */
export const captchaFields = ['captchaToken', ...proofFields]

function isSolved(fields: Record<string, string>): boolean {
  return proofFields.some((name) => name !== 'captchaPassed' && fields[name])
}

/** Whether anything was sent for the captcha at all. */
export function isAnswered(fields: Record<string, string>): boolean {
  return proofFields.some((name) => fields[name])
}
