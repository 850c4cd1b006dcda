import { deleteCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { Database } from '#db/client'
import { spendKey } from '#db/submissions/idempotency-keys'
import { locales } from '#domain/site/locale'
import { cookieNames, readCookie } from '../http/preferences'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { rateLimitKeyOf, type TokenKeyringDeps } from '../security/keyrings'
import { readSealed, sealToken } from '../security/tokens'
import type { AuthContext } from './auth-context'

const attemptSchema = v.object({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  returnTo: v.string(),
  locale: v.picklist(locales),
  until: v.number(),
})

/** A login that was started in this browser. */
export type LoginAttempt = v.InferOutput<typeof attemptSchema>

const attemptPurpose = 'login'
const attemptMs = 600_000
const cookieOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

/** Keeps a login attempt in an encrypted cookie for ten minutes; a new one replaces it. */
export async function keepAttempt(
  c: AuthContext,
  attempt: Omit<LoginAttempt, 'until'>,
): Promise<void> {
  const ctx = c.get('ctx')
  const token = await sealToken(ctx, attemptPurpose, { ...attempt, until: ctx.now + attemptMs })
  setCookie(c, cookieNames.login, token, { ...cookieOptions, maxAge: attemptMs / 1_000 })
}

/** The login attempt of this browser, which is then over; null without one. */
export async function takeAttempt(c: AuthContext): Promise<LoginAttempt | null> {
  const token = readCookie(c.req.header('cookie') ?? '', cookieNames.login)
  if (!token) return null
  deleteCookie(c, cookieNames.login, cookieOptions)
  return readSealed(c.get('ctx'), attemptPurpose, token, attemptSchema)
}

/**
 * Spends an attempt, so that its address works once even if the provider takes a code twice; false
 * if it was spent before.
 */
export async function spendAttempt(
  deps: TokenKeyringDeps & { primary: Database; now: number },
  { state }: LoginAttempt,
): Promise<boolean> {
  const key = await rateLimitKeyOf(deps, 'login', state)
  const spending = spendKey(deps.primary, { key, digest: '' }, deps.now)
  return withDeadline(deadlines.d1Write, 'd1.session', spending)
}
