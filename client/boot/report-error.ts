import type { RootOptions } from 'react-dom/client'
import type { ClientError } from '#domain/site/client-error'
import { post } from './post'

/**
 * Positions in this site's files. The rest of a stack may contain the page's URL and is not sent.
 */
const sitePosition = /\/assets\/([\w-]+\.js:\d+:\d+)/g
const maxPositions = 6
/**
 * Harmless errors that browsers and their extensions throw on any page. Chromium rejects with the
 * last one when the visitor leaves before the view transition of a page has begun.
 */
const noise = /-extension:\/\/|ResizeObserver loop|Transition was (?:aborted|skipped)/

const incidents = new Map<unknown, string>()
const reported = new Set<boolean>()
const build = document.head.querySelector('script')?.dataset.build ?? ''

/** Incident number of an error, the same on the error page and in the log. */
export function incidentOf(error: unknown): string {
  const incident = incidents.get(error) ?? crypto.randomUUID()
  incidents.set(error, incident)
  return incident
}

/**
 * Reports the class of an uncaught error and its positions to the worker's log: once per document,
 * and once more for an error that replaces the page and shows its number.
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
    trace: [...stack.matchAll(sitePosition)].map(([, at = '']) => at).slice(0, maxPositions),
    build,
    path: location.pathname,
  }
  post('/api/client-errors', clientError).catch(() => {})
}

/** Reports errors and rejections that reach the window. The page keeps its state and input. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message, filename }) => {
    const stack = error instanceof Error ? error.stack : ''
    if (!noise.test(`${filename} ${message} ${stack}`)) report('error', error)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    const { message, stack } = reason instanceof Error ? reason : {}
    if (!noise.test(`${message} ${stack}`)) report('rejection', reason)
  })
}

/** Reports React errors. Recoverable ones are hydration mismatches. */
export const reportingRoot: RootOptions = {
  onCaughtError: (error) => report('render', error),
  onUncaughtError: (error) => report('render', error),
  onRecoverableError: (error) => report('hydration', error),
}
