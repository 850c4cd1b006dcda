import type { Context, Handler, Hono } from 'hono'
import { isKey } from '#domain/forms/idempotency-key'
import { makeChallenge } from '../../captcha/altcha'
import type { AppEnv } from '../../http/handler-context'
import { limitBody } from '../../middleware/body-limit'
import { mayRead, readWindowInSeconds } from '../../middleware/limiter'
import { limitWrites } from '../../middleware/rate-limits'
import { invalidParameter, refuseParameters } from '../../openapi/list-request'
import {
  challengeAction,
  challengePath,
  formOperations,
  formPaths,
  inquiryPath,
  isPagePath,
  pagePaths,
  writePaths,
} from '../../openapi/operations'
import { apiPath } from '../../routing/api-paths'
import { acceptedLocale } from '../accepted-locale'
import { writePolicy } from '../headers'
import { respondApiProblem, respondApiRefusal } from '../problem'
import { receiveFeedback } from './receive-feedback'
import { receiveForm } from './receive-form'
import { receiveInquiry } from './receive-inquiry'
import { readSubmissionsLeft, writeHeaders } from './write-headers'

function respondNotAllowed(c: Context<AppEnv>, allow: string): Response {
  return respondApiProblem(c, acceptedLocale(c), 'method-not-allowed', { allow })
}

function mountWrite(app: Hono<AppEnv>, name: string, receive: Handler<AppEnv>): void {
  const path = `${apiPath}/${name}`
  app.use(path, async function setRoute(c, next) {
    c.set('route', `api.${name.replace('/', '.')}`)
    await next()
    if (c.req.method !== 'POST') return
    const left = name in formOperations ? await readSubmissionsLeft(c) : null
    const remaining = [c.get('rateLimit'), left].filter(Boolean)
    c.res.headers.set('ratelimit-policy', writePolicy(c.get('ctx').deployment.submitsAtMost))
    if (remaining.length > 0) c.res.headers.set('ratelimit', remaining.join(', '))
  })
  app.post(path, limitWrites, limitBody, receive)
  app.all(path, (c) => respondNotAllowed(c, 'POST'))
}

/** `/api/v1/challenge`: a proof-of-work challenge (ALTCHA) for one write. */
async function respondChallenge(c: Context<AppEnv>): Promise<Response> {
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

/** Mounts the `POST` operations and their challenge. Browsers of other origins may not call them. */
export function mountWrites(app: Hono<AppEnv>): void {
  for (const path of formPaths) {
    mountWrite(app, path, (c) => receiveForm(c, formOperations[path]))
  }
  for (const path of pagePaths) mountWrite(app, path, (c) => receiveFeedback(c, path))
  mountWrite(app, inquiryPath, receiveInquiry)
  const challenge = `${apiPath}/${challengePath}`
  app.use(challenge, async function setRoute(c, next) {
    c.set('route', 'api.challenge')
    await next()
  })
  app.get(challenge, respondChallenge)
  app.all(challenge, (c) => respondNotAllowed(c, 'GET, HEAD'))
}
