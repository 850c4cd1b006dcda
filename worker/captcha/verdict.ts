import { toBase64Url } from '#domain/text/encoding'
import { type TokenKeyringDeps, tokenKeyringOf } from '../security/keyrings'
import type { Proof } from './step-up'

/** Keyed hash of a used captcha response, stored until the response expires (epoch ms). */
export type Spent = { hash: string; expiresAt: number } | null

/** The result of verifying a captcha response; `unavailable` if the provider did not answer. */
export type Verdict =
  | { ok: true; spent: Spent; proof: Proof }
  | { ok: false; why: 'missing' | 'wrong' | 'refused' | 'unavailable' }
  /** Right, but the address has answered the embedded captcha too often instead of the external one. */
  | { ok: false; why: 'limited'; proof: Proof }

export const refused: Verdict = { ok: false, why: 'refused' }
/** The sum of the question is wrong. */
export const wrong: Verdict = { ok: false, why: 'wrong' }
export const missing: Verdict = { ok: false, why: 'missing' }

/** Accepts a response, of which a write stores the hash until it expires (epoch ms). */
export async function acceptOnce(
  deps: TokenKeyringDeps,
  response: string,
  expiresAt: number,
  proof: Proof = 'ordinary',
): Promise<Verdict> {
  const keyring = await tokenKeyringOf(deps)
  const hash = toBase64Url(await keyring.hash(response, 'spent'))
  return { ok: true, spent: { hash, expiresAt }, proof }
}

/** Embedded captchas are valid for 30 minutes, so that slow writers can still submit. */
export const lifetimeMs = 1_800_000
