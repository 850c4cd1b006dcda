import { loginProblems } from '#domain/site/login-problems'
import type { ProblemStatus } from '#domain/site/problem'
import { plainHeaders } from '../http/security-headers'
import { log } from '../log'
import { type ProblemOptions, respondProblem } from '../problems/respond-problem'
import type { AuthContext } from './auth-context'

/** Responses about one person are neither cached nor indexed. */
export const privateHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Redirects with the cookies that were set; the location may be the identity provider's. */
export function redirectPrivately(
  c: AuthContext,
  location: string,
  headers: Record<string, string> = {},
): Response {
  const status = c.req.method === 'POST' ? 303 : 302
  for (const [name, value] of Object.entries({ ...plainHeaders, ...privateHeaders, ...headers })) {
    c.header(name, value)
  }
  return c.redirect(location, status)
}

/** Logs a failed login by the class and code of its error: its message may contain a token. */
export function logLoginFailure(
  { requestId }: { requestId: string },
  part: 'login.discovery' | 'login.token' | 'login.session',
  error: unknown,
): void {
  const { name, code } = error as { name?: unknown; code?: unknown }
  const words = [name, code].filter((word) => typeof word === 'string')
  log('warn', { event: 'failure', request: requestId, part, error: words.join(' ') || 'unknown' })
}

const statuses = {
  unavailable: 503,
  away: 503,
  notStored: 503,
  notEnded: 503,
  failed: 400,
  expired: 400,
  cancelled: 403,
} as const satisfies Record<keyof typeof loginProblems, ProblemStatus>

/** Seconds after which a login that failed for the time being may be tried again. */
const retryAfterAway = 60

/** The page about a login or logout that did not succeed, with the cookies that were set. */
export async function respondLoginProblem(
  c: AuthContext,
  problem: keyof typeof loginProblems,
): Promise<Response> {
  const options: ProblemOptions = {
    words: loginProblems[problem],
    near: ['inquiry', 'contact'],
    ...(problem !== 'unavailable' && problem !== 'notEnded' && { offer: 'login' }),
    ...(statuses[problem] === 503 && problem !== 'unavailable' && { retryAfter: retryAfterAway }),
  }
  const response = await respondProblem(c, statuses[problem], options)
  for (const cookie of c.res.headers.getSetCookie()) response.headers.append('set-cookie', cookie)
  return response
}
