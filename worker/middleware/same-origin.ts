import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { log } from '../log'
import type { AppEnv } from '../runtime/request-context'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])
const sites = ['same-origin', 'same-site', 'cross-site', 'none']
const longestOrigin = 100

/**
 * Refuses changes that another site's page asks for, whatever the body's type. Sec-Fetch-Site
 * decides where the browser sends it, else Origin; who sends neither is no browser (ASVS 3.5.1).
 */
export const sameOrigin = createMiddleware<AppEnv>(async function sameOrigin(c, next) {
  if (!safe.has(c.req.method)) {
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const expected = c.get('work').deployment.origin
    const isOwn = site ? site === 'same-origin' : !origin || origin === expected
    if (!isOwn) {
      log('warn', {
        event: 'foreign-origin',
        request: c.get('requestId'),
        // Of the header nothing but an origin is written down.
        origin: (URL.parse(origin ?? '')?.origin ?? 'null').slice(0, longestOrigin),
        site: sites.find((known) => known === site),
        expected,
      })
      throw new HTTPException(403)
    }
  }
  await next()
})
