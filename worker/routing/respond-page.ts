import type { Context } from 'hono'
import { routeOf } from '#domain/site/routes'
import { encodeText } from '#domain/text/encoding'
import type { CachedDocument } from '../cache/cached-document'
import { getCachedDocument, lookUpPage } from '../cache/page-cache'
import { respondDocument } from '../cache/respond-document'
import { respondProblem } from '../errors'
import { plainHeaders } from '../http/security-headers'
import { mayRead, readWindowInSeconds } from '../middleware/limiter'
import { cachedPageTitle, loadPage } from '../payloads/load-page'
import { contentTag } from '../render/bytes'
import { getShell } from '../render/shell'
import { streamDocument } from '../render/stream-document'
import type { AppEnv } from '../runtime/app-env'
import { beforeDeadline, deadlines } from '../runtime/deadlines'
import { loadPersonalState } from '../submissions/personal-state'
import { type PageRequest, varyOf } from './page-request'

/** Responds with a public page: cached or rendered, streamed when its data is slow. */
export async function respondPage(c: Context<AppEnv>, pageRequest: PageRequest): Promise<Response> {
  const ctx = c.get('ctx')
  const vary = varyOf(pageRequest)
  const respond = (document: CachedDocument, source: AppEnv['Variables']['source']) => {
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
