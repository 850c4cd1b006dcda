import * as oauth from 'oauth4webapi'
import { localPath, splitPath } from '#domain/site/locale'
import { parsePageRequest } from '../routing/page-request'
import { findStaffPage, resolveUrl } from '../routing/resolve-url'
import type { AuthContext } from './auth-context'
import { findProvider, type Provider } from './identity-provider'
import { keepAttempt } from './login-attempt'
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
