import { findCollection } from '#domain/resources/registry'
import { splitPath } from '#domain/site/locale'
import { acceptedLocale } from '../api/api-context'
import { respondPreflight } from '../api/headers'
import { respondApiProblem } from '../api/problem'
import { respondIndex, respondList, respondOne } from '../api/respond-api'
import { respondOpenApiJson, respondOpenApiYaml } from '../api/respond-openapi'
import { respondRows } from '../api/rows/respond-rows'
import { redirect } from '../http/responses'
import { apiPath } from '../routing/api-paths'
import { mountWrites } from './mount-writes'
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
    app.get(path, (c) => {
      const { pathname, search } = c.get('url')
      return redirect(splitPath(pathname).path + search, 301)
    })
  }
}
