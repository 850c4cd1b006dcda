import { addDays, riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import type { HandlerContext } from '../http/handler-context'
import { respondTextFile } from '../http/responses'
import { loadPayload } from '../pages/load-page'
import type { PayloadDeps } from '../payloads/payload-reader'

/** RFC 9116 recommends less than a year. */
const goodForDays = 180

/** security.txt (RFC 9116). */
export async function respondSecurityTxt(c: HandlerContext<PayloadDeps>): Promise<Response> {
  const ctx = c.get('ctx')
  const { origin } = ctx.deployment
  const { channels } = await loadPayload(ctx, 'contact', 'ar')
  const expires = startOfRiyadhDay(addDays(riyadhDate(ctx.now), goodForDays))
  const lines = [
    ...(channels.email ? [`Contact: mailto:${channels.email}`] : []),
    `Contact: ${origin}${routePath('contact', 'ar')}`,
    `Expires: ${new Date(expires).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ]
  return respondTextFile(c, { type: 'text/plain; charset=utf-8', text: lines.join('\n') })
}
