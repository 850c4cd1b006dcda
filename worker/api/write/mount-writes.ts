import type { Context, Handler, Hono } from 'hono'
import { limitBody } from '../../middleware/body-limit'
import { limitWrites } from '../../middleware/rate-limits'
import type { AppEnv } from '../../runtime/app-env'
import { acceptedLocale } from '../accepted-locale'
import { writePolicy } from '../headers'
import { apiPath } from '../paths'
import { respondApiProblem } from '../problem'
import { challengePath, formOperations, formPaths, inquiryPath, pagePaths } from './operations'
import { receiveFeedback } from './receive-feedback'
import { receiveForm } from './receive-form'
import { receiveInquiry } from './receive-inquiry'
import { respondChallenge } from './respond-challenge'
import { readSubmissionsLeft } from './write-headers'

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
