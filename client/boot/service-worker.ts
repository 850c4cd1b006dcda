import { arOffline } from '../pages/help/offline/ar'
import { enOffline } from '../pages/help/offline/en'

/**
 * Keeps the public pages that were read last, and shows the kept copy or the offline page when the
 * network fails. Nothing else: every page and file comes from the network, so no build outlives its
 * deployment. The worker (worker/well-known/service-worker.ts) puts the id of the build before it.
 */

/** The parts of the ServiceWorkerGlobalScope that are used; TypeScript has them in another library. */
interface Lifecycle extends Event {
  waitUntil(promise: Promise<unknown>): void
}
interface Fetching extends Lifecycle {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
interface Scope {
  buildId: string
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lifecycle) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: Lifecycle & { data: unknown }) => void): void
}
const scope = self as unknown as Scope

const texts = { ar: arOffline.offline, en: enOffline.offline }
type Language = keyof typeof texts
const offlinePaths: Record<Language, string> = { ar: '/offline', en: '/en/offline' }

const keptCache = 'read-pages'
const offlineCache = `offline-${scope.buildId}`
const keptAtMost = 30
const keptAt = 'x-kept-at'

/**
 * Pages of one visitor, of staff, and what is no page; and the one to report violations, which offers a
 * quick exit: nobody else who uses the device learns that it was read. They are never kept.
 */
const closed = /^\/(?:en\/)?(?:profile|staff|auth|api|offline|violations)(?:\/|$)/

const languageOf = ({ pathname }: URL): Language => (/^\/en(?:\/|$)/.test(pathname) ? 'en' : 'ar')

/** True for a whole public page: what belongs to one visitor is sent with `no-store`. */
function mayBeKept(url: URL, { status, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    !closed.test(url.pathname) &&
    !/no-store|private/.test(headers.get('cache-control') ?? '') &&
    /^text\/html/.test(headers.get('content-type') ?? '')
  )
}

/**
 * Of a document what can be shown without the network: without the modules that would hydrate it,
 * and without the mark of who is signed in.
 */
function toCopy(html: string): string {
  return html
    .replace(/^(<!DOCTYPE html><html[^>]*?) data-signed-in=""/, '$1')
    .replace(/ data-modules="[^"]*"/, '')
    .replace(/(<main[^>]*?) data-edition="[^"]*"/, '$1')
}

async function keep(address: string, response: Response): Promise<void> {
  const html = await response.text()
  // A document that was cut off is no copy.
  if (!html.endsWith('</html>')) return
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.delete('content-encoding')
  headers.set(keptAt, String(Date.now()))
  const cache = await caches.open(keptCache)
  // The keys are in the order in which they were put: the page read last moves to the end.
  await cache.delete(address)
  await cache.put(address, new Response(toCopy(html), { headers }))
  const keys = await cache.keys()
  for (const key of keys.slice(0, -keptAtMost)) await cache.delete(key)
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The copy, which says when it was read. */
async function showCopy(copy: Response, language: Language): Promise<Response> {
  const locale = language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB'
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Riyadh',
  }).format(Number(copy.headers.get(keptAt)))
  const line = texts[language].saved.replace('{{time}}', time)
  const note = `<div class="container"><p class="saved-copy" role="status">${escapeText(line)}</p></div>`
  const html = (await copy.text()).replace(/<main[^>]*>/, (tag) => tag + note)
  return new Response(html, { headers: copy.headers })
}

const titleOf = (html: string) => /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1]

/** The pages of a language that were kept, last read first, as items of a list. */
async function listKept(language: Language): Promise<string> {
  const cache = await caches.open(keptCache)
  const requests = [...(await cache.keys())].reverse()
  const items = requests.map(async ({ url }) => {
    const { pathname, search } = new URL(url)
    const title = titleOf((await (await cache.match(url))?.text()) ?? '')
    if (!title || languageOf(new URL(url)) !== language) return ''
    return `<li><a href="${escapeText(pathname + search).replaceAll('"', '&quot;')}">${title}</a></li>`
  })
  return (await Promise.all(items)).join('')
}

/** The offline page with the list of what was kept. */
async function showOffline(language: Language): Promise<Response> {
  const page = await (await caches.open(offlineCache)).match(offlinePaths[language])
  if (!page) return Response.error()
  const items = await listKept(language)
  let html = toCopy(await page.text())
  if (items) {
    html = html
      .replace(/(<section id="kept-pages"[^>]*?) hidden=""/, '$1')
      .replace(/<ul id="kept-list"[^>]*>/, (tag) => tag + items)
  }
  return new Response(html, { status: 503, headers: page.headers })
}

async function respond(event: Fetching, url: URL): Promise<Response> {
  const { request } = event
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request))
    if (mayBeKept(url, response)) event.waitUntil(keep(request.url, response.clone()))
    return response
  } catch {
    const copy = await (await caches.open(keptCache)).match(request.url)
    const language = languageOf(url)
    return copy ? showCopy(copy, language) : showOffline(language)
  }
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name !== keptCache && name !== offlineCache)
  await Promise.all(old.map((name) => caches.delete(name)))
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

/** The page that registered the worker, or was shown without a new document. */
async function keepShown(address: string): Promise<void> {
  const url = new URL(address)
  if (closed.test(url.pathname)) return
  // The browser still has a document that it has just shown.
  const response = await fetch(address, { cache: 'force-cache' })
  if (mayBeKept(url, response)) await keep(address, response)
}

scope.addEventListener('install', (event) => {
  const files = caches.open(offlineCache).then((cache) => cache.addAll(Object.values(offlinePaths)))
  event.waitUntil(files.then(() => scope.skipWaiting()))
})
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))
scope.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request
  if (mode === 'navigate' && method === 'GET') event.respondWith(respond(event, new URL(url)))
})
scope.addEventListener('message', (event) => {
  if (typeof event.data === 'string') event.waitUntil(keepShown(event.data).catch(() => {}))
})
