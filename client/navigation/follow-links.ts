import { splitPath } from '#domain/site/locale'
import { findPlace, routeOf } from '#domain/site/routes'
import { isFormPage } from './form-pages'
import type { SiteRouter } from './router'

const atOnce = 5

interface Target {
  path: string
  url: URL
}

function pathHere(): string {
  return splitPath(location.pathname).path
}

/**
 * The other page of this site and language that a press leads to, if the router can show it: a form
 * is one visitor's and one visit's, and comes and goes as a document; so does a page
 * whose own document has other headers: a discreet one, or one with videos.
 */
function targetOf(event: Event, locale: string): Target | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  if (url.origin !== location.origin || url.search) return null
  const { path, locale: its } = splitPath(url.pathname)
  const place = its === locale && path !== pathHere() ? findPlace(path) : null
  if (!place || isFormPage(place.name)) return null
  const { discreet, videos } = routeOf(place.name)
  if (discreet || videos) return null
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

/** Whether the page's code, style and data are there, so that it can be shown at once. */
async function prepare(router: SiteRouter, path: string): Promise<boolean> {
  const matches = await router.preloadRoute({ to: path })
  return matches?.every(({ status }) => status === 'success') ?? false
}

/**
 * One listener for all links of the document: pages are shown by the router, and fetched ahead on
 * hover and focus, at most five at once and never for who saves data (decision 47). A page that
 * cannot be had this way is asked for as a document.
 */
export function followLinks(router: SiteRouter, locale: string): void {
  const ahead = new Set<string>()
  const preload = async (event: Event) => {
    const { path } = targetOf(event, locale) ?? {}
    if (!path || ahead.has(path) || ahead.size >= atOnce || savesData()) return
    ahead.add(path)
    await prepare(router, path)
    ahead.delete(path)
  }

  let pressed: URL | null = null
  const follow = async ({ path, url }: Target) => {
    const from = location.href
    pressed = url
    document.documentElement.dataset.navigating = ''
    const isReady = await prepare(router, path)
    // Another press, or a step back, has been faster.
    if (pressed !== url || location.href !== from) return
    if (isReady) router.navigate({ to: path, hash: url.hash.slice(1) || undefined })
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
