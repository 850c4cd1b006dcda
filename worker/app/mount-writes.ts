import { acceptedLocale } from '../api/api-context'
import { writePolicy } from '../api/headers'
import { respondApiProblem } from '../api/problem'
import { receiveFeedback } from '../api/write/receive-feedback'
import { receiveForm, respondChallenge } from '../api/write/receive-form'
import { receiveInquiry } from '../api/write/receive-inquiry'
import { readSubmissionsLeft } from '../api/write/write-context'
import { limitBody } from '../middleware/body-limit'
import { limitWrites } from '../middleware/rate-limits'
import {
  challengePath,
  formOperations,
  formPaths,
  inquiryPath,
  pagePaths,
} from '../openapi/operations'
import { apiPath } from '../routing/api-paths'
import type { App, AppContext, AppHandler } from './request-context'

function respondNotAllowed(c: AppContext, allow: string): Response {
  return respondApiProblem(c, acceptedLocale(c), 'method-not-allowed', { allow })
}

function mountWrite(app: App, name: string, receive: AppHandler): void {
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
export function mountWrites(app: App): void {
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
