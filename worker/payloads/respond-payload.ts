import type { Context } from 'hono'
import { routeOf } from '#domain/site/routes'
import { encodeText } from '#domain/text/encoding'
import { respondProblem } from '../errors'
import { plainHeaders } from '../http/security-headers'
import { mayRead, readWindowInSeconds } from '../middleware/limiter'
import { contentTag } from '../render/bytes'
import type { PageRequest } from '../routing/page-request'
import type { AppEnv } from '../runtime/app-env'
import { loadPersonalState } from '../submissions/personal-state'
import { loadPage } from './load-page'

export async function respondPayload(
  c: Context<AppEnv>,
  pageRequest: PageRequest,
): Promise<Response> {
  if (!(await mayRead(c))) return respondProblem(c, 429, { retryAfter: readWindowInSeconds })
  const ctx = c.get('ctx')
  const { data, source } = await loadPage(ctx, pageRequest)
  const personalState = await loadPersonalState(c, pageRequest)
  const isKept = !personalState && routeOf(pageRequest.name).cache === 'public'
  c.set('source', source)
  const bytes = encodeText(JSON.stringify(personalState ? { ...data, own: personalState } : data))
  return new Response(bytes, {
    headers: {
      ...plainHeaders,
      'content-type': 'application/json',
      ...(isKept && { etag: `"${await contentTag(bytes)}"` }),
      'cache-control': isKept ? 'no-cache' : 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
