import { keepCursor } from './cursor'
import { restoreDrafts } from './drafts'

const parts = ['.desk-bar', '#main'] as const

/** Shows a document of the desk that was fetched in place of the current one. */
export function replacePage(html: string, url: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html')
  const [, main] = parts.map((part) => next.querySelector(part))
  // Another kind of page, such as the login or a failure, is opened as a whole.
  if (!main || !next.body.classList.contains('layout-desk')) {
    location.assign(url)
    return
  }
  const first = main.querySelector<HTMLElement>('[autofocus], [role="alert"]:not([hidden])')
  // The script moves focus itself. Left in place, the browser would try the same a moment later.
  for (const element of main.querySelectorAll('[autofocus]')) element.removeAttribute('autofocus')
  const cursor = keepCursor(() => {
    for (const part of parts) {
      const fresh = next.querySelector(part)
      if (fresh) document.querySelector(part)?.replaceWith(fresh)
    }
  })
  document.title = next.title
  restoreDrafts(document)
  const target = first ?? cursor ?? document.querySelector<HTMLElement>('#main')
  target?.focus({ preventScroll: target.id === 'main' })
  document.dispatchEvent(new Event('desk:shown'))
}
