import { type Locale, localPath, splitPath } from '#domain/site/locale'
import { deadlines, withDeadline } from '../runtime/deadlines'
import type { AuthContext } from './auth-context'
import { findProvider } from './identity-provider'
import { logLoginFailure, redirectPrivately, respondLoginProblem } from './responses'
import { deleteSessionCookie, endSession, findMember } from './session'

/** Further attempts at ending a session after the response (ms after the one before). */
const retryPauses = [1_000, 3_000, 6_000]

/** Query of the Arabic home page after a logout; it holds nothing about the visitor. */
export const afterLogout = 'after=logout'

/**
 * The home page in a language. The Arabic one has a query, because the provider is no page of this
 * site: without it `/` would follow the language of the browser.
 */
function homeAfterLogout(locale: Locale): string {
  return localPath('/', locale) + (locale === 'ar' ? `?${afterLogout}` : '')
}

/**
 * The provider's logout, which returns to the home page (OpenID Connect RP-Initiated Logout 1.0);
 * the home page itself if the provider has none or is away. It has no `id_token_hint`: an address is
 * kept in histories and logs, and the token holds name, e-mail and roles.
 */
async function addressAfterLogout(c: AuthContext): Promise<string> {
  const ctx = c.get('ctx')
  const home = homeAfterLogout(splitPath(c.get('url').pathname).locale)
  const provider = await findProvider(ctx).catch((error) => {
    logLoginFailure(ctx, 'login.discovery', error)
    return null
  })
  const endpoint = provider?.server.end_session_endpoint
  if (!provider || !endpoint) return home
  const location = new URL(endpoint)
  location.searchParams.set('client_id', provider.client.client_id)
  location.searchParams.set('post_logout_redirect_uri', ctx.deployment.origin + home)
  return location.href
}

/** `GET /auth/logout`: redirects to the logout button of the profile, and guests home. */
export async function respondLogout(c: AuthContext): Promise<Response> {
  const { locale } = splitPath(c.get('url').pathname)
  const page = (await findMember(c))
    ? `${localPath('/profile', locale)}#logout`
    : homeAfterLogout(locale)
  return redirectPrivately(c, page)
}

/** Ends the session later, while D1 does not answer. */
async function retryEnd(c: AuthContext): Promise<void> {
  for (const ms of retryPauses) {
    await new Promise((resolve) => setTimeout(resolve, ms))
    const isEnded = await endSession(c).then(
      () => true,
      () => false,
    )
    if (isEnded) return
  }
}

/** `POST /auth/logout`: ends the session here and at the provider. */
export async function receiveLogout(c: AuthContext): Promise<Response> {
  const ctx = c.get('ctx')
  // First: whatever happens, this browser holds no session any more.
  const hadCookie = deleteSessionCookie(c)
  try {
    await withDeadline(deadlines.d1Write, 'd1.session', endSession(c))
  } catch (error) {
    logLoginFailure(ctx, 'login.session', error)
    ctx.waitUntil(retryEnd(c))
    return respondLoginProblem(c, 'notEnded')
  }
  const location = hadCookie
    ? await addressAfterLogout(c)
    : homeAfterLogout(splitPath(c.get('url').pathname).locale)
  return redirectPrivately(c, location, { 'clear-site-data': '"cache"' })
}
