import { splitPath } from '#domain/site/locale'
import { findPlace, parentsOf, routePath } from '#domain/site/routes'
import { tickCookieBoxes } from '../boot/cookie-boxes'

/** The frame is left as the worker sent it: what it says of the page it stands around is said anew. */
function tellFrame(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('.chrome [name=path]')) {
    input.value = location.pathname
  }
  const { locale, path } = splitPath(location.pathname)
  const place = findPlace(path)
  const above = place ? parentsOf(place.name).map((name) => routePath(name, locale)) : []
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.chrome a')) {
    const { hash, origin, pathname } = link
    const isOurs = !hash && origin === location.origin
    const isAbove = link.closest('.site-nav') && above.includes(pathname)
    const current = pathname === location.pathname ? 'page' : isAbove ? 'true' : null
    link.ariaCurrent = isOurs ? current : null
  }
}

/**
 * Does what a new document would do by itself once a page is shown without one: closes the menus,
 * opens what the address points to and gives focus to it, else to the heading, which announces the
 * page.
 */
export function arrive(): void {
  tellFrame()
  tickCookieBoxes()
  for (const panel of document.querySelectorAll<HTMLDetailsElement>('.site-header [open]')) {
    panel.open = false
  }
  for (const sheet of document.querySelectorAll<HTMLElement>(':popover-open')) sheet.hidePopover()
  dispatchEvent(new Event('hashchange'))
  const named = document.getElementById(location.hash.slice(1))
  const target = named ?? document.querySelector<HTMLElement>('main h1')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** A panel of the header closes by Escape, which gives focus back to its title, and by a press beside it. */
export function closePanels(): void {
  const opened = () => document.querySelector<HTMLDetailsElement>('.nav-group[open]')
  addEventListener('keydown', ({ key }) => {
    const panel = key === 'Escape' ? opened() : null
    if (!panel) return
    if (panel.contains(document.activeElement)) panel.querySelector('summary')?.focus()
    panel.open = false
  })
  addEventListener('click', ({ target }) => {
    const panel = opened()
    if (panel && !(target instanceof Node && panel.contains(target))) panel.open = false
  })
}
