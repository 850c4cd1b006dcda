import type { Issue } from '#domain/forms/issue'

/** Why a form was not taken. */
export type Refusal =
  /** With `passed`, the captcha was answered and is not asked for again. */
  | { kind: 'invalid'; issues: Issue[]; title?: string; advice?: string; passed?: string | null }
  /** Nothing was sent for the captcha, or what was sent is wrong, used or too old; or its provider is away. */
  | { kind: 'captcha'; isAway?: boolean; isWrong?: boolean }
  /** The key was used for other content. */
  | { kind: 'duplicate' }
  | { kind: 'limited'; retryAfter: number }
  /** Too many large bodies came at once, so that its files were not kept. */
  | { kind: 'busy' }
  /** It could not be stored; `passed` spares the captcha next time. */
  | { kind: 'unavailable'; passed: string | null }

export const statusOf = {
  invalid: 422,
  captcha: 422,
  duplicate: 422,
  limited: 429,
  busy: 503,
  unavailable: 503,
} as const satisfies Record<Refusal['kind'], number>

interface Taken {
  /** Where the visitor reads what became of it. */
  location: string
  reference?: string
  requestType?: string
}

export type Outcome = { ok: true; taken: Taken } | { ok: false; refusal: Refusal }

export const refuse = (refusal: Refusal): Outcome => ({ ok: false, refusal })

/** Seconds until a sliding window has room again: its oldest count has left it. */
export function secondsUntilRoom(times: readonly number[], windowMs: number, now: number): number {
  const oldest = times[0] ?? now
  return Math.max(1, Math.ceil((oldest + windowMs - now) / 1_000))
}
