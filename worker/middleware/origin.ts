import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../context'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that another site's page asks for, whatever the body's type. Sec-Fetch-Site
 * decides where the browser sends it, else Origin; who sends neither is no browser (ASVS 3.5.1).
 */
export const sameOrigin = createMiddleware<AppEnv>(async function sameOrigin(c, next) {
  if (!safe.has(c.req.method)) {
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const isOwn = site
      ? site === 'same-origin'
      : !origin || origin === c.get('work').deployment.origin
    if (!isOwn) throw new HTTPException(403)
  }
  await next()
})
