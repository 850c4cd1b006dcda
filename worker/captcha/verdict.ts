/** Keyed hash of a used captcha response, stored until the response expires (epoch ms). */
export type Spent = { hash: string; expiresAt: number } | null

/** The result of verifying a captcha response; `unavailable` if the provider did not answer. */
export type Verdict =
  | { ok: true; spent: Spent }
  | { ok: false; why: 'missing' | 'wrong' | 'refused' | 'unavailable' | 'limited' }

export const refused: Verdict = { ok: false, why: 'refused' }
/** The sum of the question is wrong. */
export const wrong: Verdict = { ok: false, why: 'wrong' }
export const missing: Verdict = { ok: false, why: 'missing' }

/** Embedded captchas are valid for 30 minutes, so that slow writers can still submit. */
export const lifetimeMs = 1_800_000
