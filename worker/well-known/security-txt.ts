import type { Context } from 'hono'
import { addDays, riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { answerFile } from '../http/text-file'
import { loadPayload } from '../payloads/load-page'
import type { AppEnv } from '../runtime/request-context'

/** RFC 9116 recommends less than a year. */
const goodForDays = 180

/** How to tell the authority of a weakness of this site (RFC 9116). */
export async function answerSecurity(c: Context<AppEnv>): Promise<Response> {
  const work = c.get('work')
  const { origin } = work.deployment
  const { channels } = await loadPayload(work, 'contact', 'ar')
  const expires = startOfRiyadhDay(addDays(riyadhDate(work.now), goodForDays))
  const lines = [
    ...(channels.email ? [`Contact: mailto:${channels.email}`] : []),
    `Contact: ${origin}${routePath('contact', 'ar')}`,
    `Expires: ${new Date(expires).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ]
  return answerFile(c, { type: 'text/plain; charset=utf-8', text: lines.join('\n') })
}
