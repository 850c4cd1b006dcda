import { findCollection } from '#domain/resources/registry'
import { splitPath } from '#domain/site/locale'
import { acceptedLocale } from '../api/api-context'
import { respondPreflight, writePolicy } from '../api/headers'
import { respondApiProblem } from '../api/problem'
import { respondIndex, respondList, respondOne } from '../api/respond-api'
import { respondOpenApiJson, respondOpenApiYaml } from '../api/respond-openapi'
import { respondRows } from '../api/rows/respond-rows'
import { receiveFeedback } from '../api/write/receive-feedback'
import { receiveForm, respondChallenge } from '../api/write/receive-form'
import { receiveInquiry } from '../api/write/receive-inquiry'
import { readSubmissionsLeft } from '../api/write/write-context'
import { redirect } from '../http/responses'
import { limitBody } from '../middleware/body-limit'
import { limitWrites } from '../middleware/rate-limits'
import {
  challengePath,
  formOperations,
  formPaths,
  inquiryPath,
  pagePaths,
} from '../openapi/operations'
import { apiPath } from '../routing/resolve-url'
import type { App, AppContext, AppHandler } from './request-context'

const addresses: Record<string, { path: string; get: AppHandler }> = {
  'api.index': { path: apiPath, get: respondIndex },
  'api.list': { path: `${apiPath}/:collection`, get: respondList },
  'openapi.json': { path: '/openapi.json', get: respondOpenApiJson },
  'openapi.yaml': { path: '/openapi.yaml', get: respondOpenApiYaml },
  'api.rows': { path: `${apiPath}/datasets/:id/rows`, get: respondRows },
  'api.one': { path: `${apiPath}/:collection/:id`, get: respondOne },
}

function respondNotAllowed(c: AppContext): Response {
  const locale = acceptedLocale(c)
  const name = c.req.param('collection')
  if (name !== undefined && !findCollection(name)) return respondApiProblem(c, locale, 'not-found')
  return respondApiProblem(c, locale, 'method-not-allowed', { allow: 'GET, HEAD, OPTIONS' })
}

/** Files and endpoints without a language exist once, at the path without `/en`. */
export function redirectToBare(c: AppContext): Response {
  const { pathname, search } = c.get('url')
  return redirect(splitPath(pathname).path + search, 301)
}

/** Mounts the API for programs. Its addresses have no language prefix. */
export function mountApi(app: App): void {
  mountWrites(app)
  for (const [name, { path, get }] of Object.entries(addresses)) {
    app.use(path, async function setRoute(c, next) {
      c.set('route', name)
      await next()
      const rateLimit = c.get('rateLimit')
      if (rateLimit) c.res.headers.set('ratelimit', rateLimit)
    })
    app.options(path, respondPreflight)
    app.get(path, get)
    app.all(path, (c) => respondNotAllowed(c))
  }
  app.get(`${apiPath}/*`, (c, next) => {
    const { pathname, search } = c.get('url')
    return pathname.endsWith('/') ? redirect(pathname.replace(/\/+$/, '') + search, 301) : next()
  })
  app.all(`${apiPath}/*`, (c) => respondApiProblem(c, acceptedLocale(c), 'not-found'))
  for (const path of [`/en${apiPath}`, `/en${apiPath}/*`, '/en/openapi.json', '/en/openapi.yaml']) {
    app.get(path, redirectToBare)
  }
}

function refuseMethod(c: AppContext, allow: string): Response {
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
  app.all(path, (c) => refuseMethod(c, 'POST'))
}

/** Mounts the `POST` operations and their challenge. Browsers of other origins may not call them. */
function mountWrites(app: App): void {
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
  app.all(challenge, (c) => refuseMethod(c, 'GET, HEAD'))
}
