import { routeOf } from '#domain/site/routes'
import { encodeText } from '#domain/text/encoding'
import { getCachedDocument, lookUpPage } from '../cache/page-cache'
import { respondDocument } from '../cache/respond-document'
import { streamDocument } from '../cache/stream-document'
import { contentTag } from '../http/bytes'
import type { RequestEnv } from '../http/handler-context'
import { plainHeaders } from '../http/security-headers'
import { mayRead, readWindowInSeconds } from '../middleware/rate-limits'
import { cachedPageTitle, loadPage } from '../pages/load-page'
import { respondProblem } from '../problems/respond-problem'
import type { CachedDocument } from '../render/cached-document'
import { getShell } from '../render/shell'
import { type PageRequest, varyOf } from '../routing/page-request'
import { beforeDeadline, deadlines } from '../runtime/deadlines'
import { loadPersonalState } from './personal-state'
import type { AppContext } from './request-context'

/** Responds with a public page: cached or rendered, streamed when its data is slow. */
export async function respondPage(c: AppContext, pageRequest: PageRequest): Promise<Response> {
  const ctx = c.get('ctx')
  const vary = varyOf(pageRequest)
  const respond = (document: CachedDocument, source: RequestEnv['Variables']['source']) => {
    c.set('source', source)
    return respondDocument(c.req.raw, document, ctx.requestId, vary)
  }

  const cached = getCachedDocument(ctx, pageRequest.key)
  if (cached) return respond(cached, 'memory')
  const lookUp = lookUpPage(c, ctx, pageRequest)
  let found = await beforeDeadline(deadlines.grace, lookUp)
  // Null for a page that may not exist: its status must be known before the first byte.
  const pageTitle = found || c.req.method !== 'GET' ? null : await cachedPageTitle(ctx, pageRequest)
  if (pageTitle) {
    const started = { pageTitle, shell: await getShell(c, ctx, pageRequest, pageTitle) }
    // A busy processor may have used up the grace period although the look-up was fast.
    found = await Promise.race([lookUp, undefined])
    if (!found) return streamDocument(c, ctx, pageRequest, lookUp, vary, started)
  }
  found ??= await lookUp
  if (found.source === 'limited') return respondProblem(c, 429, { retryAfter: readWindowInSeconds })
  return respond(found.document, found.source)
}

export async function respondPayload(c: AppContext, pageRequest: PageRequest): Promise<Response> {
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
