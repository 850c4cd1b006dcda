import type { PersonalState } from '#domain/forms/personal-state'
import type { HandlerContext } from '../http/handler-context'
import { readAttributes } from '../http/preferences'
import { type LoadedPage, loadPage } from '../pages/load-page'
import type { PageRequest } from '../routing/page-request'
import { personalise } from './cached-document'
import { type RenderPageDeps, renderPage } from './render-page'

export type UncachedDeps = RenderPageDeps & { requestId: string }

interface Options {
  status?: number
  /** Seconds. */
  retryAfter?: number
  /** The loaded page, if the caller has read it. */
  page?: LoadedPage
  /** What the page is read and rendered with, if not the request's own. */
  deps?: RenderPageDeps
}

/** A page with its empty form is indexed; a result is not. */
function isIndexed(state: PersonalState | undefined): boolean {
  return !state || (state.kind === 'form' && !state.smallForm)
}

/**
 * Renders a page as a whole document that nothing keeps: a page with one visitor's state, or one of
 * the cache policy `none`.
 */
export async function respondUncached(
  c: HandlerContext<UncachedDeps>,
  pageRequest: PageRequest,
  state?: PersonalState,
  { status = 200, retryAfter, page: loaded, deps }: Options = {},
): Promise<Response> {
  const ctx = c.get('ctx')
  const page = loaded ?? (await loadPage(ctx, pageRequest))
  const { document, source } = await renderPage(c, deps ?? ctx, pageRequest, page, state)
  const { markup } = readAttributes(c.req.header('cookie') ?? null)
  const { 'last-modified': _, ...shared } = document.headers
  c.set('source', source)
  return new Response(c.req.method === 'HEAD' ? null : personalise(document, markup), {
    status,
    headers: {
      ...shared,
      'cache-control': 'no-store',
      vary: 'Cookie',
      'x-request-id': ctx.requestId,
      ...((status !== 200 || !isIndexed(state)) && { 'x-robots-tag': 'noindex' }),
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
    },
  })
}
