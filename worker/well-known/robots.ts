import type { Deployment } from '../env'
import type { HandlerContext } from '../http/handler-context'
import { respondTextFile } from '../http/responses'

/** Allows every path (RFC 9309); pages that must not be indexed send `noindex`. */
export async function respondRobots(
  c: HandlerContext<{ deployment: Pick<Deployment, 'origin'> }>,
): Promise<Response> {
  const { origin } = c.get('ctx').deployment
  const lines = ['User-agent: *', 'Disallow:', '', `Sitemap: ${origin}/sitemap.xml`, '']
  return respondTextFile(c, { type: 'text/plain; charset=utf-8', text: lines.join('\n') })
}
