import type { Issue } from '#domain/forms/issue'
import { type AddressLimits, type Proof, wayOn } from '../captcha/step-up'

/** The reason why a form was not accepted. */
export type Refusal =
  /** With `passed`, the captcha was solved and is not asked for again. */
  | { kind: 'invalid'; issues: Issue[]; title?: string; advice?: string; passed?: string | null }
  /**
   * The response is missing, wrong, used or expired, or the provider did not answer
   * (`isProviderDown`).
   */
  | { kind: 'captcha'; isProviderDown?: boolean; isWrong?: boolean }
  /** The key was used for other content. */
  | { kind: 'duplicate' }
  /** Past the first limit of the address: the step-up challenge lets it pass at once. */
  | { kind: 'challenge'; retryAfter: number; isWrong?: boolean }
  /** `retryAfter` in seconds; with `hasStepUp` the step-up challenge shortens the wait. */
  | { kind: 'limited'; retryAfter: number; hasStepUp?: boolean }
  /** Too many large bodies arrived at once, so the files were dropped. */
  | { kind: 'busy' }
  /** Nothing was stored; with `passed` the retry needs no captcha. */
  | { kind: 'unavailable'; passed: string | null }

export const statusOf = {
  invalid: 422,
  captcha: 422,
  challenge: 422,
  duplicate: 422,
  limited: 429,
  busy: 503,
  unavailable: 503,
} as const satisfies Record<Refusal['kind'], number>

interface Accepted {
  /** Address of the page that shows the result. */
  location: string
  reference?: string
  kind?: string
  /** The kind in words. */
  requestType?: string
}

export type Outcome = { ok: true; accepted: Accepted } | { ok: false; refusal: Refusal }

export const refuse = (refusal: Refusal): Outcome => ({ ok: false, refusal })

/** The sliding window of the limit of submissions from one address. */
export const submissionWindowMs = 600_000

/**
 * Seconds until so many hits (epoch ms, oldest first) have left the sliding window that fewer than
 * `atMost` remain; without it, until the oldest has.
 */
export function secondsUntilAllowed(
  times: readonly number[],
  windowMs: number,
  now: number,
  atMost = times.length,
): number {
  const last = times[Math.max(0, times.length - atMost)] ?? now
  return Math.max(1, Math.ceil((last + windowMs - now) / 1_000))
}

interface OverLimit {
  limits: AddressLimits
  /** What the answer of the refused request proves. */
  proof: Proof
  /** Hits of the address in the window (epoch ms), oldest first. */
  times: readonly number[]
  windowMs: number
  now: number
}

/** The refusal of an address past the limit of its answer. */
export function refusalOver({ limits, proof, times, windowMs, now }: OverLimit): Refusal {
  const way = wayOn(limits, proof, times.length)
  const atMost = way === 'wait' ? limits.work : limits[proof]
  const retryAfter = secondsUntilAllowed(times, windowMs, now, atMost)
  if (way === 'solve') return { kind: 'challenge', retryAfter }
  return { kind: 'limited', retryAfter, hasStepUp: way === 'either' }
}
