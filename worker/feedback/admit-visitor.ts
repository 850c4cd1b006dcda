import type { Database } from '#db/client'
import { consumeLimits, consumeProvenLimits } from '#db/rate-limits/rate-limit-hits'
import { startOfRiyadhDay } from '#domain/dates/calendar'
import type { SmallForm } from '#domain/forms/small-forms'
import { verifyEmbedded } from '../captcha/captcha'
import { addressLimits, wayOn } from '../captcha/step-up'
import type { Deployment } from '../env'
import { rateLimitKeyOf } from '../security/keyrings'
import type { TokenDeps } from '../security/tokens'

const newVisitorsAtMost = 20

/** Fields of an answer to the step-up challenge, which every small form accepts. */
export const stepUpFields = ['altcha', 'captchaToken', 'captchaAnswer'] as const

export type StepUpAnswer = Record<string, string>

/** The answer to a step-up challenge among the fields that were sent. */
export function readStepUp(sent: Record<string, unknown>): StepUpAnswer {
  const texts = stepUpFields.flatMap((name) => {
    const value = sent[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(texts)
}

export type AdmitDeps = TokenDeps & {
  primary: Database
  deployment: Pick<Deployment, 'sharedAddressFactor'>
}

interface NewVisitor {
  form: SmallForm
  /** Client address; IPv6 as /64. */
  address: string
  page: string
  /** Riyadh day. */
  day: string
  answer: StepUpAnswer
}

/**
 * Counts a new visitor of a page. Many of one address and day have to solve the step-up challenge
 * (`challenge`, or `wrong` after a wrong sum); too many are refused (`limited`).
 */
export async function admitNewVisitor(
  deps: AdmitDeps,
  { form, address, page, day, answer }: NewVisitor,
): Promise<'admitted' | 'challenge' | 'wrong' | 'limited'> {
  const { primary, now } = deps
  const limits = addressLimits(newVisitorsAtMost, deps.deployment.sharedAddressFactor)
  const verdict = await verifyEmbedded(deps, { action: form, fields: answer })
  const proof = verdict.ok ? verdict.proof : 'ordinary'
  const limit = {
    rateLimitKey: await rateLimitKeyOf(deps, 'opinion', `${address} ${page} ${day}`),
    since: startOfRiyadhDay(day) - 1,
    atMost: limits[proof],
  }
  const counted =
    verdict.ok && verdict.spent
      ? await consumeProvenLimits(primary, [limit], verdict.spent, now)
      : { hits: await consumeLimits(primary, [limit], now), isReplayed: false }
  const used = counted.hits[0]?.length ?? 0
  const valid = counted.isReplayed ? 'ordinary' : proof
  if (used < limits[valid]) return 'admitted'
  if (wayOn(limits, valid, used) !== 'solve') return 'limited'
  return !verdict.ok && verdict.why === 'wrong' ? 'wrong' : 'challenge'
}
