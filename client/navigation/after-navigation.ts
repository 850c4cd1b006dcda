import { isNoticeOf } from '#domain/site/emergency-notice'
import { splitPath } from '#domain/site/locale'
import { matchRoute, parentsOf, routePath } from '#domain/site/routes'
import { tickCookieBoxes } from '../boot/markup-widgets'

/** Updates links and hidden fields of header and footer, and the notices above, which React does not render. */
function updateFrame(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('.chrome [name=path]')) {
    input.value = location.pathname
  }
  const { locale, path } = splitPath(location.pathname)
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
    notice.hidden = !isNoticeOf({ path: notice.dataset.notice ?? null }, path)
  }
  const match = matchRoute(path)
  const above = match ? parentsOf(match.name).map((name) => routePath(name, locale)) : []
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.chrome a')) {
    const { hash, origin, pathname } = link
    const isOurs = !hash && origin === location.origin
    const isAbove = link.closest('.site-nav') && above.includes(pathname)
    const current = pathname === location.pathname ? 'page' : isAbove ? 'true' : null
    link.ariaCurrent = isOurs ? current : null
  }
}

/**
 * Does after a client-side navigation what browsers do for a new document: closes menus, opens the
 * target of the URL fragment, and moves focus to it or to the heading, which announces the page.
 */
export function afterNavigation(): void {
  updateFrame()
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

/**
 * Closes a panel of the header on Escape, which returns focus to its title, and on a click outside.
 */
export function closePanels(): void {
  const findOpenPanel = () => document.querySelector<HTMLDetailsElement>('.nav-group[open]')
  addEventListener('keydown', ({ key }) => {
    const panel = key === 'Escape' ? findOpenPanel() : null
    if (!panel) return
    if (panel.contains(document.activeElement)) panel.querySelector('summary')?.focus()
    panel.open = false
  })
  addEventListener('click', ({ target }) => {
    const panel = findOpenPanel()
    if (panel && !(target instanceof Node && panel.contains(target))) panel.open = false
  })
}
