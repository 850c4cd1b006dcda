import { renderContent } from '#client/render'
import { endOfRiyadhDay } from '#domain/dates/calendar'
import type { PersonalState } from '#domain/forms/personal-state'
import { type Bytes, encodeText } from '#domain/text/encoding'
import { concatBytes, contentTag } from '../http/bytes'
import { httpDate } from '../http/preconditions'
import { logFallback } from '../log'
import { type LoadedPage, type LoadPageDeps, loadPage } from '../pages/load-page'
import type { PageRequest } from '../routing/page-request'
import type { RenderedPage } from './cached-document'
import { renderJsonLd } from './json-ld'
import { type Renderer, renderToBytes } from './render-element'
import { getShell, type ShellDeps } from './shell'

export type RenderPageDeps = LoadPageDeps & ShellDeps

/** React's markers of the Suspense boundary around a route's content in the browser. */
const open = encodeText('<!--$-->')
const close = encodeText('<!--/$-->')

/** The content of `<main>` with the markers that hydration expects. */
export function inMain(content: Bytes): Bytes[] {
  return [open, content, close]
}

async function renderLoadedPage(
  renderer: Renderer,
  deps: ShellDeps,
  pageRequest: PageRequest,
  page: LoadedPage,
  personalState: PersonalState | undefined,
): Promise<RenderedPage> {
  const { data, date, at } = page
  const { version, edition } = data
  const pageData = personalState ? { ...data, own: personalState } : data
  const jsonLd = renderJsonLd(deps.deployment.origin, pageRequest, page)
  const { locale, name } = pageRequest
  const content = renderToBytes(renderContent(locale, name, pageData, jsonLd))
  const shell = await getShell(renderer, deps, pageRequest, pageData, edition)
  const tag = shell.tag.slice(0, 8) + (await contentTag(content)).slice(0, 16)
  const headers = { ...shell.headers, 'last-modified': httpDate(at) }
  const bytes = concatBytes([shell.before, ...inMain(content), shell.after])
  return {
    ...page,
    document: {
      bytes,
      attributesAt: shell.attributesAt,
      tag,
      modifiedAt: at,
      headers,
      version,
      date,
      until: Math.min(page.until ?? Number.POSITIVE_INFINITY, endOfRiyadhDay(date)),
    },
  }
}

/**
 * Renders a page's whole document, with the visitor's personal state if there is any. When the
 * render fails, loads the payload once more without KV: a valid entry can still hold wrong data.
 */
export async function renderPage(
  renderer: Renderer,
  deps: RenderPageDeps,
  pageRequest: PageRequest,
  page: LoadedPage,
  personalState?: PersonalState,
): Promise<RenderedPage> {
  try {
    return await renderLoadedPage(renderer, deps, pageRequest, page, personalState)
  } catch (error) {
    const { name: route } = pageRequest
    logFallback('render', error, { route })
    const reloaded = await loadPage(deps, pageRequest, true)
    return renderLoadedPage(renderer, deps, pageRequest, reloaded, personalState)
  }
}
