import { deleteCookie, setCookie } from 'hono/cookie'
import * as oauth from 'oauth4webapi'
import * as v from 'valibot'
import type { Database } from '#db/client'
import { spendKey } from '#db/submissions/idempotency-keys'
import { locales, localPath, splitPath } from '#domain/site/locale'
import { cookieNames, readCookie } from '../http/preferences'
import { parsePageRequest } from '../routing/page-request'
import { findStaffPage, resolveUrl } from '../routing/resolve-url'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { rateLimitKeyOf, type TokenKeyringDeps } from '../security/keyrings'
import { readSealed, sealToken } from '../security/tokens'
import type { AuthContext } from './auth-context'
import { findProvider, type Provider } from './identity-provider'
import { logLoginFailure, redirectPrivately, respondLoginProblem } from './responses'

const scopes = 'openid profile email'

/** The address that the provider returns to, in the language of the login. */
export function redirectUriOf(origin: string, locale: 'ar' | 'en'): string {
  return origin + localPath('/auth/callback', locale)
}

/** An address on any host: only its path and query are read. */
const anyOrigin = 'https://site.invalid'

/**
 * The page of this site that a login returns to, with its own query; the profile for anything else.
 * The address is built from the tables of routes, so that no input can lead to another site.
 */
function readReturnTo(text: string | null, locale: 'ar' | 'en'): string {
  const profile = localPath('/profile', locale)
  if (!text?.startsWith('/') || text.length > 500) return profile
  const url = URL.parse(text, anyOrigin)
  if (url?.origin !== anyOrigin) return profile
  const { place, locale: own } = resolveUrl(url.pathname)
  if (place) return parsePageRequest(place, own, url.searchParams).key
  const staffPage = findStaffPage(url.pathname)
  return staffPage ? staffPage + url.search : profile
}

/**
 * `/auth/login`: starts a login with the identity provider (OpenID Connect Core 1.0, authorization
 * code with PKCE, RFC 7636).
 */
export async function respondLogin(c: AuthContext): Promise<Response> {
  const ctx = c.get('ctx')
  const { pathname, searchParams } = c.get('url')
  const { locale } = splitPath(pathname)
  let provider: Provider | null
  try {
    provider = await findProvider(ctx)
  } catch (error) {
    logLoginFailure(ctx, 'login.discovery', error)
    return respondLoginProblem(c, 'away')
  }
  const endpoint = provider?.server.authorization_endpoint
  if (!provider || !endpoint) return respondLoginProblem(c, 'unavailable')
  const state = oauth.generateRandomState()
  const nonce = oauth.generateRandomNonce()
  const verifier = oauth.generateRandomCodeVerifier()
  const returnTo = readReturnTo(searchParams.get('returnTo'), locale)
  await keepAttempt(c, { state, nonce, verifier, returnTo, locale })
  const location = new URL(endpoint)
  const parameters = {
    client_id: provider.client.client_id,
    redirect_uri: redirectUriOf(ctx.deployment.origin, locale),
    response_type: 'code',
    scope: [scopes, provider.roles.scope].filter(Boolean).join(' '),
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ui_locales: locale,
  }
  for (const [name, value] of Object.entries(parameters)) location.searchParams.set(name, value)
  return redirectPrivately(c, location.href)
}

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
const options = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

/** Keeps a login attempt in an encrypted cookie for ten minutes; a new one replaces it. */
async function keepAttempt(c: AuthContext, attempt: Omit<LoginAttempt, 'until'>): Promise<void> {
  const ctx = c.get('ctx')
  const token = await sealToken(ctx, attemptPurpose, { ...attempt, until: ctx.now + attemptMs })
  setCookie(c, cookieNames.login, token, { ...options, maxAge: attemptMs / 1_000 })
}

/** The login attempt of this browser, which is then over; null without one. */
export async function takeAttempt(c: AuthContext): Promise<LoginAttempt | null> {
  const token = readCookie(c.req.header('cookie') ?? '', cookieNames.login)
  if (!token) return null
  deleteCookie(c, cookieNames.login, options)
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
