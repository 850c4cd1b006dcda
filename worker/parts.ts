import type { Context } from 'hono'
import { drawBroken, drawShell } from '#client/render'
import type { SitePayload } from '#domain/payloads'
import { readAttributes } from './attributes'
import { budgets, within } from './budget'
import type { AppEnv, Work } from './context'
import { preparePage } from './drawing'
import { documentHeaders } from './headers'
import { describeError, log } from './log'
import { loadPage, siteAtHand } from './page-data'
import { drawText, renderPage } from './render'
import { type Asked, drawOnce, type Found } from './shelf'

const mainTag = '<main'

/**
 * The whole document that continues a shell: the one that was found, unless header and footer have
 * changed since the shell left; then it is drawn once more with the shell's own, and not kept.
 */
async function readWhole(
  c: Context<AppEnv>,
  work: Work,
  asked: Asked,
  finding: Promise<Found>,
  { site, shell }: { site: SitePayload; shell: string },
): Promise<string> {
  const found = await finding
  const { document } = found.source === 'limited' ? await drawOnce(c, work, asked) : found
  const text = new TextDecoder().decode(document.bytes)
  if (text.startsWith(shell)) return text
  const page = await loadPage(work, asked.name, asked.locale)
  const rendered = await renderPage(c, work, asked, { ...page, data: { ...page.data, site } })
  return new TextDecoder().decode(rendered.document.bytes)
}

/** The shell first and the rest in order: the same bytes as the whole document. */
export async function answerInParts(
  c: Context<AppEnv>,
  work: Work,
  asked: Asked,
  finding: Promise<Found>,
  vary: string,
): Promise<Response> {
  const { name, locale } = asked
  const { drawing, policy } = await preparePage(work, name, locale)
  const site = await siteAtHand(work, locale)
  const empty = await drawText(c, drawShell(drawing, name, site))
  const shell = empty.slice(0, empty.indexOf(mainTag))
  const drawFailure = (error: unknown): Promise<string> => {
    const { requestId } = work
    log('error', { event: 'failure', request: requestId, route: name, ...describeError(error) })
    return drawText(c, drawBroken(drawing, name, site, requestId))
  }

  const encoder = new TextEncoder()
  const { markup } = readAttributes(c.req.header('cookie') ?? null)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(shell.replace(/<html[^>]*/, (tag) => tag + markup)))
    },
    async pull(controller) {
      const reading = readWhole(c, work, asked, finding, { site, shell })
      const whole = await within(budgets.render, 'render', reading).catch(drawFailure)
      controller.enqueue(encoder.encode(whole.slice(whole.indexOf(mainTag))))
      controller.close()
    },
  })
  c.set('source', 'd1')
  return new Response(body, {
    headers: {
      ...documentHeaders(locale, policy),
      'cache-control': 'no-cache',
      // A compressor in front would hold the shell back until the rest is there.
      'content-encoding': 'identity',
      vary,
      'x-request-id': work.requestId,
    },
  })
}
