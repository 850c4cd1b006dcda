import type { Context } from 'hono'
import type { Own } from '#domain/forms/personal-state'
import { personalise } from '../cache/document-body'
import { readAttributes } from '../http/preferences'
import { loadPage } from '../payloads/load-page'
import { renderPage } from '../render/render-page'
import type { Asked } from '../routing/page-request'
import type { AppEnv } from '../runtime/request-context'

interface Options {
  status?: number
  /** Seconds. */
  retryAfter?: number
}

/** A page with what is one visitor's in it: drawn for them alone, whole, and never kept. */
export async function answerOwn(
  c: Context<AppEnv>,
  asked: Asked,
  own: Own,
  { status = 200, retryAfter }: Options = {},
): Promise<Response> {
  const work = c.get('work')
  const page = await loadPage(work, asked)
  const { document, source } = await renderPage(c, work, asked, page, own)
  const { markup } = readAttributes(c.req.header('cookie') ?? null)
  const { 'last-modified': _, ...shared } = document.headers
  c.set('source', source)
  return new Response(c.req.method === 'HEAD' ? null : personalise(document, markup), {
    status,
    headers: {
      ...shared,
      'cache-control': 'no-store',
      vary: 'Cookie',
      'x-request-id': work.requestId,
      ...((status !== 200 || own.kind !== 'form' || own.smallForm) && {
        'x-robots-tag': 'noindex',
      }),
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
    },
  })
}
