import type { HandlerContext } from '../http/handler-context'
import { referringPage } from '../http/negotiate-locale'
import { plainHeaders } from '../http/security-headers'
import { countShownPage, type ViewLog } from './view-log'

interface ViewDeps {
  isolate: { views: ViewLog }
  deployment: { origin: string }
  /** Epoch ms. */
  now: number
}

/** Counts the page from which it was sent: the browser has shown it without a new document. */
export function respondView(c: HandlerContext<ViewDeps>): Response {
  const { isolate, now } = c.get('ctx')
  const page = referringPage(c)
  if (page) countShownPage(isolate.views, page.pathname, c.req.raw.headers, now)
  return new Response(null, {
    status: 204,
    headers: { ...plainHeaders, 'cache-control': 'no-store' },
  })
}
