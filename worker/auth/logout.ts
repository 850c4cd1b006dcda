import type { Context } from 'hono'
import { type Locale, localPath, splitPath } from '#domain/site/locale'
import { afterLogout } from '../http/after-logout'
import type { AppEnv } from '../runtime/app-env'
import { endSession } from './end-session'
import { findProvider } from './identity-provider'
import { logLoginFailure } from './login-failure'
import { redirectPrivately } from './responses'
import { deleteSessionCookie, findMember, isDisabled } from './session'

/**
 * The home page in a language. The Arabic one has a query, because the provider is no page of this
 * site: without it `/` would follow the language of the browser.
 */
function homeAfterLogout(locale: Locale): string {
  return localPath('/', locale) + (locale === 'ar' ? `?${afterLogout}` : '')
}

/**
 * The provider's logout, which returns to the home page (OpenID Connect RP-Initiated Logout 1.0);
 * the home page itself if the provider has none or is away.
 */
async function addressAfterLogout(c: Context<AppEnv>, idToken: string | null): Promise<string> {
  const ctx = c.get('ctx')
  const home = homeAfterLogout(splitPath(c.get('url').pathname).locale)
  const provider = await findProvider(ctx).catch((error) => {
    logLoginFailure(ctx, 'login.discovery', error)
    return null
  })
  const endpoint = provider?.server.end_session_endpoint
  if (!provider || !endpoint || !idToken) return home
  const location = new URL(endpoint)
  location.searchParams.set('client_id', provider.client.client_id)
  location.searchParams.set('id_token_hint', idToken)
  location.searchParams.set('post_logout_redirect_uri', ctx.deployment.origin + home)
  return location.href
}

/**
 * `GET /auth/logout`: redirects members to the logout button of the profile and guests home. A
 * disabled account has no profile: its session ends at once.
 */
export async function respondLogout(c: Context<AppEnv>): Promise<Response> {
  const { locale } = splitPath(c.get('url').pathname)
  const member = await findMember(c)
  if (member && isDisabled(member.account, c.get('ctx').now)) return receiveLogout(c)
  return redirectPrivately(
    c,
    member ? `${localPath('/profile', locale)}#logout` : homeAfterLogout(locale),
  )
}

/** `POST /auth/logout`: ends the session here and at the provider. */
export async function receiveLogout(c: Context<AppEnv>): Promise<Response> {
  const claims = await endSession(c)
  deleteSessionCookie(c)
  const location = await addressAfterLogout(c, claims?.idToken ?? null)
  return redirectPrivately(c, location, { 'clear-site-data': '"cache"' })
}
