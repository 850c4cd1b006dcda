import type { Context } from 'hono'
import { answerFile } from '../http/text-file'
import type { AppEnv } from '../runtime/request-context'

/** Everything may be visited (RFC 9309): what is not to be listed says so itself. */
export async function answerRobots(c: Context<AppEnv>): Promise<Response> {
  const { origin } = c.get('work').deployment
  const lines = ['User-agent: *', 'Disallow:', '', `Sitemap: ${origin}/sitemap.xml`, '']
  return answerFile(c, { type: 'text/plain; charset=utf-8', text: lines.join('\n') })
}
