import { splitPath } from '#domain/locale'
import { findRoute, type RouteName } from '#domain/routes'
import type { SiteRouter } from './router'

const atOnce = 5

interface Target {
  name: RouteName
  path: string
  hash: string
}

/** The page of this site and language that a press on an element leads to, if the router can show it. */
function targetOf(event: Event, locale: string): Target | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  if (url.origin !== location.origin || url.search) return null
  const { path, locale: its } = splitPath(url.pathname)
  const name = its === locale ? findRoute(path) : null
  return name ? { name, path, hash: url.hash } : null
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

/**
 * One listener for all links of the document: pages are shown by the router, and fetched ahead on
 * hover and focus, at most five at once and never for who saves data (decision 47).
 */
export function followLinks(router: SiteRouter, locale: string): void {
  let running = 0
  const preload = (event: Event) => {
    const target = targetOf(event, locale)
    if (!target || running >= atOnce || savesData() || target.path === location.pathname) return
    running += 1
    router
      .preloadRoute({ to: target.path })
      .catch(() => undefined)
      .finally(() => {
        running -= 1
      })
  }
  document.addEventListener('click', (event) => {
    const target = isPlainPress(event) ? targetOf(event, locale) : null
    if (!target || splitPath(location.pathname).path === target.path) return
    event.preventDefault()
    router.navigate({ to: target.path, hash: target.hash.slice(1) || undefined })
  })
  document.addEventListener('pointerover', preload, { passive: true })
  document.addEventListener('focusin', preload)
}
