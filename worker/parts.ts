import type { Context } from 'hono'
import { drawBroken, drawShell } from '#client/render'
import type { Locale } from '#domain/locale'
import type { RouteName } from '#domain/routes'
import { readAttributes } from './attributes'
import { budgets, within } from './budget'
import type { AppEnv, Work } from './context'
import { preparePage } from './drawing'
import { documentHeaders } from './headers'
import { describeError, log } from './log'
import { type LoadedPage, siteAtHand } from './page-data'
import { drawText, type Rendered, renderPage } from './render'

interface Page {
  name: RouteName
  locale: Locale
  vary: string
}

const mainTag = '<main'

/**
 * The shell first and the rest in order, the same bytes as the whole document. The shell's settings
 * are the page's to its end; a page of settings that are not the published ones is sent, not kept.
 */
export async function answerInParts(
  c: Context<AppEnv>,
  work: Work,
  { name, locale, vary }: Page,
  loading: Promise<LoadedPage>,
  keep: (rendered: Rendered) => void,
): Promise<Response> {
  const { drawing, policy } = await preparePage(work, name, locale)
  const site = await siteAtHand(work, locale)
  const whole = await drawText(c, drawShell(drawing, name, site))
  const shell = whole.slice(0, whole.indexOf(mainTag))

  const drawRest = async (): Promise<string> => {
    const page = await loading
    const isSameSite = JSON.stringify(page.data.site) === JSON.stringify(site)
    const loaded = { ...page, data: { ...page.data, site }, settled: page.settled && isSameSite }
    const rendered = await renderPage(c, work, { name, locale }, loaded)
    keep(rendered)
    return new TextDecoder().decode(rendered.document.bytes)
  }
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
      const rest = await within(budgets.render, 'render', drawRest()).catch(drawFailure)
      controller.enqueue(encoder.encode(rest.slice(rest.indexOf(mainTag))))
      controller.close()
    },
  })
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
