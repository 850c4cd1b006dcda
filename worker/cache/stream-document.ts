import { type PageTitle, renderBroken } from '#client/render'
import { type Bytes, encodeText } from '#domain/text/encoding'
import { concatBytes, startsWith } from '../http/bytes'
import type { HandlerContext } from '../http/handler-context'
import { readAttributes } from '../http/preferences'
import { logFailure } from '../log'
import { loadPage } from '../pages/load-page'
import { renderToBytes } from '../render/render-element'
import { inMain, renderPage } from '../render/render-page'
import type { Shell } from '../render/shell'
import type { PageRequest } from '../routing/page-request'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { type PageCacheDeps, type PageLookUp, renderOnce } from './page-cache'

interface StartedDocument {
  pageTitle: PageTitle
  shell: Shell
}

/**
 * The whole document that continues a sent shell: the one that was looked up, unless header or
 * footer changed since. Then the page is rendered with the shell's site payload and not cached.
 */
async function finishDocument(
  c: HandlerContext,
  deps: PageCacheDeps,
  pageRequest: PageRequest,
  lookUp: Promise<PageLookUp>,
  { pageTitle, shell }: StartedDocument,
): Promise<Bytes> {
  const found = await lookUp
  const { document } = found.source === 'limited' ? await renderOnce(c, deps, pageRequest) : found
  if (startsWith(document.bytes, shell.before.subarray(0, shell.mainAt))) return document.bytes
  const page = await loadPage(deps, pageRequest)
  // Page and site payload are of different editions, so the document has none.
  const mixed = { ...page, data: { ...page.data, site: pageTitle.site, edition: '' } }
  return (await renderPage(c, deps, pageRequest, mixed)).document.bytes
}

/** Sends the shell first and the rest in order: the same bytes as the whole document. */
export function streamDocument(
  c: HandlerContext,
  deps: PageCacheDeps & { requestId: string },
  pageRequest: PageRequest,
  lookUp: Promise<PageLookUp>,
  vary: string,
  started: StartedDocument,
): Response {
  const { shell, pageTitle } = started
  const { requestId } = deps
  const renderFailure = async (error: unknown): Promise<Bytes> => {
    const { name, locale } = pageRequest
    logFailure(error, { request: requestId, route: name })
    const content = renderToBytes(renderBroken(locale, name, pageTitle, requestId))
    return concatBytes([shell.before, ...inMain(content), shell.after])
  }
  const { markup } = readAttributes(c.req.header('cookie') ?? null)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const head = shell.before.subarray(0, shell.attributesAt)
      const rest = shell.before.subarray(shell.attributesAt, shell.mainAt)
      controller.enqueue(concatBytes([head, encodeText(markup), rest]))
    },
    async pull(controller) {
      const rest = finishDocument(c, deps, pageRequest, lookUp, started)
      const whole = await withDeadline(deadlines.render, 'render', rest).catch(renderFailure)
      controller.enqueue(whole.subarray(shell.mainAt))
      controller.close()
    },
  })
  c.set('source', 'streamed')
  return new Response(body, {
    headers: {
      ...shell.headers,
      'cache-control': 'no-cache',
      // A compressing proxy would hold the shell back until the rest arrives.
      'content-encoding': 'identity',
      vary,
      'x-request-id': requestId,
    },
  })
}
