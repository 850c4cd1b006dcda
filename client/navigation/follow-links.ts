import { splitPath } from '#domain/site/locale'
import { matchRoute, routeOf } from '#domain/site/routes'
import { isFormPage, type SiteRouter } from './router'

const maxPreloads = 5

interface Target {
  path: string
  url: URL
}

function currentPath(): string {
  return splitPath(location.pathname).path
}

/**
 * Page of this site and language that a click leads to, if the router can show it. Form pages are
 * personal and always loaded as documents. So are pages whose documents have other headers
 * (`sameOriginReferrer`, `videos`).
 */
function targetOf(event: Event, locale: string): Target | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  // Of a link in an SVG, the property `href` is not a text.
  const href = link?.getAttribute('href')
  if (!link || !href || link.hasAttribute('target') || link.hasAttribute('download')) return null
  const url = new URL(href, document.baseURI)
  if (url.origin !== location.origin || url.search) return null
  const { path, locale: targetLocale } = splitPath(url.pathname)
  const match = targetLocale === locale && path !== currentPath() ? matchRoute(path) : null
  if (!match || isFormPage(match.name)) return null
  const { sameOriginReferrer, videos } = routeOf(match.name)
  if (sameOriginReferrer || videos) return null
  return { path, url }
}

function isPlainPress(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && !event.defaultPrevented
}

function savesData(): boolean {
  return 'connection' in navigator
    ? (navigator.connection as { saveData?: boolean }).saveData === true
    : false
}

/** Preloads code, styles and data; true if the page can be shown at once. */
async function prepare(router: SiteRouter, path: string): Promise<boolean> {
  const matches = await router.preloadRoute({ to: path })
  return matches?.every(({ status }) => status === 'success') ?? false
}

/**
 * One listener for all links: the router shows pages and preloads them on hover and focus, at most
 * five at once and never if the visitor saves data (docs/decisions/0015-plain-anchors.md). A page
 * that cannot be preloaded is loaded as a document.
 */
export function followLinks(router: SiteRouter, locale: string): void {
  const preloading = new Set<string>()
  const preload = async (event: Event) => {
    const { path } = targetOf(event, locale) ?? {}
    if (!path || preloading.has(path) || preloading.size >= maxPreloads || savesData()) return
    preloading.add(path)
    await prepare(router, path)
    preloading.delete(path)
  }

  let clicked: URL | null = null
  const follow = async ({ path, url }: Target) => {
    const from = location.href
    clicked = url
    document.documentElement.dataset.navigating = ''
    const isReady = await prepare(router, path)
    // Another click or a history navigation came first.
    if (clicked !== url || location.href !== from) return
    const hash = url.hash.slice(1) || undefined
    if (isReady) router.navigate({ to: path, hash, viewTransition: true })
    else location.assign(url)
  }

  document.addEventListener('click', (event) => {
    const target = isPlainPress(event) ? targetOf(event, locale) : null
    if (!target) return
    event.preventDefault()
    follow(target)
  })
  document.addEventListener('pointerover', preload, { passive: true })
  document.addEventListener('focusin', preload)
}
