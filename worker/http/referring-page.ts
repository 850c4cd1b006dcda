import type { Deployment } from '../env'
import type { HandlerContext } from './handler-context'

/**
 * The URL of the page of this site that the request came from; null for other sites. Sec-Fetch-Site
 * decides if the browser sends it, else the origin of the Referer.
 */
export function referringPage(
  c: HandlerContext<{ deployment: Pick<Deployment, 'origin'> }>,
): URL | null {
  const referer = URL.parse(c.req.header('referer') ?? '')
  const site = c.req.header('sec-fetch-site')
  const isOwn = site ? site === 'same-origin' : referer?.origin === c.get('ctx').deployment.origin
  return isOwn ? referer : null
}
