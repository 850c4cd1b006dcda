import type { Context } from 'hono'
import { drawBroken, type Titled } from '#client/render'
import { drawOnce, type Found } from '../cache/page-cache'
import { readAttributes } from '../http/preferences'
import { describeError, log } from '../log'
import { loadPage } from '../payloads/load-page'
import type { Asked } from '../routing/page-request'
import { budgets, within } from '../runtime/deadlines'
import type { AppEnv, Work } from '../runtime/request-context'
import { type Bytes, drawBytes, encode, join, startsWith } from './bytes'
import { inMain, renderPage } from './render-page'
import type { Shell } from './shell'

export interface Begun {
  titled: Titled
  shell: Shell
}

/**
 * The whole document that continues a shell: the one that was found, unless header and footer have
 * changed since the shell left; then it is drawn once more with the shell's own, and not kept.
 */
async function readWhole(
  c: Context<AppEnv>,
  work: Work,
  asked: Asked,
  finding: Promise<Found>,
  { titled, shell }: Begun,
): Promise<Bytes> {
  const found = await finding
  const { document } = found.source === 'limited' ? await drawOnce(c, work, asked) : found
  if (startsWith(document.bytes, shell.before.subarray(0, shell.mainAt))) return document.bytes
  const page = await loadPage(work, asked)
  // Header and footer are not those of the page's data, so it is of no edition.
  const own = { ...page, data: { ...page.data, site: titled.site, edition: '' }, settled: false }
  return (await renderPage(c, work, asked, own)).document.bytes
}

/** The shell first and the rest in order: the same bytes as the whole document. */
export function answerInParts(
  c: Context<AppEnv>,
  work: Work,
  asked: Asked,
  finding: Promise<Found>,
  vary: string,
  begun: Begun,
): Response {
  const { shell, titled } = begun
  const { requestId } = work
  const drawFailure = async (error: unknown): Promise<Bytes> => {
    const { name, locale } = asked
    log('error', { event: 'failure', request: requestId, route: name, ...describeError(error) })
    const content = drawBytes(drawBroken(locale, name, titled, requestId))
    return join(shell.before, ...inMain(content), shell.after)
  }
  const { markup } = readAttributes(c.req.header('cookie') ?? null)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const head = shell.before.subarray(0, shell.attributesAt)
      controller.enqueue(
        join(head, encode(markup), shell.before.subarray(shell.attributesAt, shell.mainAt)),
      )
    },
    async pull(controller) {
      const reading = readWhole(c, work, asked, finding, begun)
      const whole = await within(budgets.render, 'render', reading).catch(drawFailure)
      controller.enqueue(whole.subarray(shell.mainAt))
      controller.close()
    },
  })
  c.set('source', 'parts')
  return new Response(body, {
    headers: {
      ...shell.headers,
      'cache-control': 'no-cache',
      // A compressor in front would hold the shell back until the rest is there.
      'content-encoding': 'identity',
      vary,
      'x-request-id': requestId,
    },
  })
}
