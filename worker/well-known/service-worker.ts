import { build } from 'virtual:build'
import { serviceWorker } from 'virtual:service-worker'
import { encodeText } from '#domain/text/encoding'
import type { Deployment } from '../env'
import { contentTag } from '../http/bytes'
import type { HandlerContext } from '../http/handler-context'
import { serviceWorkerHeaders } from '../http/security-headers'

/** Takes the place of a worker that a browser has, deletes what it kept and ends itself. */
const ending = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const emptied = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
  event.waitUntil(emptied.then(() => registration.unregister()))
})
`

/** The service worker of this build, or one that ends itself where OFFLINE_COPIES is `off`. */
export async function respondServiceWorker(
  c: HandlerContext<{ deployment: Pick<Deployment, 'offlineCopies'> }>,
): Promise<Response> {
  const { offlineCopies } = c.get('ctx').deployment
  const text = offlineCopies
    ? `self.buildId=${JSON.stringify(build.id)};${serviceWorker}\n`
    : ending
  const bytes = encodeText(text)
  return new Response(bytes, {
    headers: {
      ...serviceWorkerHeaders,
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(bytes.byteLength),
      'cache-control': 'no-cache',
      etag: `"${await contentTag(bytes)}"`,
      'x-request-id': c.get('requestId'),
    },
  })
}
