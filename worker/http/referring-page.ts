import type { Context } from 'hono'
import type { AppEnv } from '../runtime/request-context'

/**
 * The page of this site that sent the visitor here; null for any other. Sec-Fetch-Site decides where
 * the browser sends it, else the origin of the Referer.
 */
export function referringPage(c: Context<AppEnv>): URL | null {
  const referer = URL.parse(c.req.header('referer') ?? '')
  const site = c.req.header('sec-fetch-site')
  const isOwn = site ? site === 'same-origin' : referer?.origin === c.get('work').deployment.origin
  return isOwn ? referer : null
}
