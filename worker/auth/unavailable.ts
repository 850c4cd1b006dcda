import type { Context } from 'hono'
import { localPath, splitPath } from '#domain/site/locale'
import { loginAway } from '#domain/site/problem'
import { answerProblem } from '../errors'
import { redirect } from '../http/redirect'
import type { AppEnv } from '../runtime/request-context'

/** What has to do with one person is kept by nobody and listed nowhere. */
const personal = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

function addressOf(c: Context<AppEnv>) {
  return splitPath(c.get('url').pathname)
}

/** Without an identity provider: says so, and what to do instead (decision 35). */
export async function answerLogin(c: Context<AppEnv>): Promise<Response> {
  return answerProblem(c, 503, { words: loginAway, near: ['inquiry', 'contact'] })
}

/** Nobody asked the provider anything, so nothing it could send here is right. */
export async function answerCallback(c: Context<AppEnv>): Promise<Response> {
  return answerProblem(c, 400)
}

/** There is no session to end, nor to ask about: leads home, in the language of the address. */
export function answerLogout(c: Context<AppEnv>): Response {
  const status = c.req.method === 'POST' ? 303 : 302
  return redirect(localPath('/', addressOf(c).locale), status, personal)
}

/** Nobody is logged in: to the login, and back from there (decision 36). */
export function answerProfile(c: Context<AppEnv>): Response {
  const { locale, path } = addressOf(c)
  const query = new URLSearchParams({ returnTo: localPath(path, locale) })
  return redirect(`${localPath('/auth/login', locale)}?${query}`, 302, personal)
}

/**
 * The profile's data, of which nobody may see any. RFC 9110 15.5.2 wants the way in named: a page that
 * sets a cookie (draft-broyer-http-cookie-auth), which browsers leave to the page that asked.
 */
export async function answerProfileData(c: Context<AppEnv>): Promise<Response> {
  const answer = await answerProblem(c, 401)
  const page = localPath('/auth/login', addressOf(c).locale)
  answer.headers.set('www-authenticate', `Cookie realm="profile", form-action="${page}"`)
  answer.headers.set('x-robots-tag', 'noindex')
  return answer
}
