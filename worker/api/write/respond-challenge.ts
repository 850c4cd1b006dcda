import { isKey } from '#domain/forms/idempotency-key'
import { makeChallenge } from '../../captcha/altcha'
import { mayRead, readWindowInSeconds } from '../../middleware/limiter'
import { invalidParameter, refuseParameters } from '../../openapi/list-request'
import { challengeAction, isPagePath, writePaths } from '../../openapi/operations'
import { acceptedLocale } from '../accepted-locale'
import { respondApiProblem, respondApiRefusal } from '../problem'
import type { WriteContext } from './write-context'
import { writeHeaders } from './write-headers'

/** `/api/v1/challenge`: a proof-of-work challenge (ALTCHA) for one write. */
export async function respondChallenge(c: WriteContext): Promise<Response> {
  const { searchParams } = c.get('url')
  const refused = refuseParameters(searchParams, ['for', 'key'])
  if (refused) return respondApiRefusal(c, refused)
  const path = writePaths.find((known) => known === searchParams.get('for'))
  if (!path) return respondApiRefusal(c, invalidParameter('for', writePaths))
  const key = searchParams.get('key') ?? ''
  if (isPagePath(path) ? !isKey(key) : key !== '')
    return respondApiRefusal(c, invalidParameter('key'))
  const locale = acceptedLocale(c)
  if (!(await mayRead(c))) {
    return respondApiProblem(c, locale, 'too-many-requests', { retryAfter: readWindowInSeconds })
  }
  const challenge = await makeChallenge(c.get('ctx'), challengeAction(path, key))
  const answer = { for: path, challenge: JSON.parse(challenge) }
  return new Response(`${JSON.stringify(answer)}\n`, {
    headers: { ...writeHeaders(c), 'content-type': 'application/json; charset=utf-8' },
  })
}
