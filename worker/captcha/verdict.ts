export type Spent = { hash: string; expiresAt: number } | null

/** What became of a captcha response. A used one is remembered by its hash until it would expire. */
export type Verdict =
  | { ok: true; spent: Spent }
  | { ok: false; why: 'missing' | 'wrong' | 'refused' | 'away' | 'limited' }

export const refused: Verdict = { ok: false, why: 'refused' }
/** Another result than the question's. */
export const wrong: Verdict = { ok: false, why: 'wrong' }
export const missing: Verdict = { ok: false, why: 'missing' }

/** Ours are good for half an hour, so that nobody is punished for writing slowly. */
export const lifetimeMs = 1_800_000
