import type { RootOptions } from 'react-dom/client'
import type { ClientError } from '#domain/site/client-error'
import { post } from './post'

/** Files of this site in a stack: nothing else of it is sent, for it may hold the page's address. */
const ownPosition = /\/assets\/([\w-]+\.js:\d+:\d+)/g
const positionsAtMost = 6
/** What browsers and their extensions throw into any page, and breaks nothing. */
const noise = /-extension:\/\/|ResizeObserver loop/

const incidents = new Map<unknown, string>()
const reported = new Set<boolean>()
const build = document.head.querySelector('script')?.dataset.build ?? ''

/** Number of an error: the same on the error page and in the log. */
export function incidentOf(error: unknown): string {
  const known = incidents.get(error) ?? crypto.randomUUID()
  incidents.set(error, known)
  return known
}

/**
 * Tells the site's log of an uncaught error: its class and where in the site's files it was thrown.
 * Once a document, and once more for one that replaces the page, whose number is shown.
 */
function report(kind: ClientError['kind'], error: unknown): void {
  const isShown = kind === 'render'
  if (reported.has(isShown)) return
  reported.add(isShown)
  const { name = '', stack = '' } = error instanceof Error ? error : {}
  const clientError: ClientError = {
    kind,
    incident: incidentOf(error),
    error: /^[A-Za-z]{1,40}$/.test(name) ? name : typeof error,
    trace: [...stack.matchAll(ownPosition)].map(([, at = '']) => at).slice(0, positionsAtMost),
    build,
    path: location.pathname,
  }
  post('/api/client-errors', clientError).catch(() => {})
}

/** Reports what reaches the window. The page stays as it is, with all that was typed. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message, filename }) => {
    const stack = error instanceof Error ? error.stack : ''
    if (!noise.test(`${filename} ${message} ${stack}`)) report('error', error)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    const stack = reason instanceof Error ? reason.stack : ''
    if (!noise.test(`${stack}`)) report('rejection', reason)
  })
}

/** Reports what React could not render; what it could after all was only other markup. */
export const reportingRoot: RootOptions = {
  onCaughtError: (error) => report('render', error),
  onUncaughtError: (error) => report('render', error),
  onRecoverableError: (error) => report('hydration', error),
}
