import type { Issue } from '#domain/forms/issue'

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
  /** `retryAfter` in seconds. */
  | { kind: 'limited'; retryAfter: number }
  /** Too many large bodies arrived at once, so the files were dropped. */
  | { kind: 'busy' }
  /** Nothing was stored; with `passed` the retry needs no captcha. */
  | { kind: 'unavailable'; passed: string | null }

export const statusOf = {
  invalid: 422,
  captcha: 422,
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

/** Seconds until the oldest hit (epoch ms) leaves the sliding window. */
export function secondsUntilAllowed(
  times: readonly number[],
  windowMs: number,
  now: number,
): number {
  const oldest = times[0] ?? now
  return Math.max(1, Math.ceil((oldest + windowMs - now) / 1_000))
}
