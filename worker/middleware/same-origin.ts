import type { Next } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Deployment } from '../env'
import type { HandlerContext } from '../http/handler-context'
import { log } from '../log'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const fetchSites = ['same-origin', 'same-site', 'cross-site', 'none']
const longestOrigin = 100

/**
 * Rejects cross-site writes of any content type with 403. Sec-Fetch-Site decides if the browser
 * sends it, else Origin; a client that sends neither is not a browser (ASVS 3.5.1).
 */
export async function requireSameOrigin(
  c: HandlerContext<{ deployment: Pick<Deployment, 'origin'> }>,
  next: Next,
): Promise<void> {
  if (!safeMethods.has(c.req.method)) {
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const expected = c.get('ctx').deployment.origin
    const isSameOrigin = site ? site === 'same-origin' : !origin || origin === expected
    if (!isSameOrigin) {
      log('warn', {
        event: 'foreign-origin',
        request: c.get('requestId'),
        // The header is attacker-controlled: only an origin is logged.
        origin: (URL.parse(origin ?? '')?.origin ?? 'null').slice(0, longestOrigin),
        site: fetchSites.find((known) => known === site),
        expected,
      })
      throw new HTTPException(403)
    }
  }
  await next()
}
