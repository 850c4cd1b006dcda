import type { Context } from 'hono'
import { localPath, splitPath } from '#domain/site/locale'
import { loginUnavailable } from '#domain/site/problem'
import { respondProblem } from '../errors'
import { redirect } from '../http/redirect'
import type { AppEnv } from '../runtime/app-env'

/** Responses about one person are neither cached nor indexed. */
const privateHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

function localisedPathOf(c: Context<AppEnv>) {
  return splitPath(c.get('url').pathname)
}

/** There is no identity provider yet: 503 with links to alternatives. */
export async function respondLogin(c: Context<AppEnv>): Promise<Response> {
  return respondProblem(c, 503, { words: loginUnavailable, near: ['inquiry', 'contact'] })
}

/** No login was started, so every callback is invalid. */
export async function respondCallback(c: Context<AppEnv>): Promise<Response> {
  return respondProblem(c, 400)
}

/** There is no session to end: redirects to the home page in the language of the URL. */
export function respondLogout(c: Context<AppEnv>): Response {
  const status = c.req.method === 'POST' ? 303 : 302
  return redirect(localPath('/', localisedPathOf(c).locale), status, privateHeaders)
}

/** Redirects to the login, which returns to the requested page. */
export function redirectToLogin(c: Context<AppEnv>): Response {
  const { locale, path } = localisedPathOf(c)
  const query = new URLSearchParams({ returnTo: localPath(path, locale) })
  const status = c.req.method === 'POST' ? 303 : 302
  return redirect(`${localPath('/auth/login', locale)}?${query}`, status, privateHeaders)
}

/**
 * Responds 401 to requests for profile data. RFC 9110, 15.5.2 requires WWW-Authenticate; the scheme
 * `Cookie` names the login page (draft-broyer-http-cookie-auth) and makes browsers show no prompt.
 */
export async function respondLoginRequired(c: Context<AppEnv>): Promise<Response> {
  const response = await respondProblem(c, 401)
  const page = localPath('/auth/login', localisedPathOf(c).locale)
  response.headers.set('www-authenticate', `Cookie realm="profile", form-action="${page}"`)
  response.headers.set('x-robots-tag', 'noindex')
  return response
}
