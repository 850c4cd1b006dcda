import { build } from 'virtual:build'
import { riyadhDate } from '#domain/dates/calendar'
import type { Deployment } from '../env'
import type { HandlerContext } from '../http/handler-context'
import { type LimitDeps, mayRead } from '../middleware/rate-limits'
import { loadPage } from '../pages/load-page'
import type { ContentVersion } from '../payloads/content-version'
import { type CachedDocument, isWhole, type RenderedPage } from '../render/cached-document'
import { type RenderPageDeps, renderPage } from '../render/render-page'
import type { PageRequest } from '../routing/page-request'
import { beforeDeadline, deadlines, type WaitUntil, withLoggedDeadline } from '../runtime/deadlines'
import { type InFlightRenders, shareInFlight } from './in-flight-renders'
import type { MemoryCache } from './memory-cache'

export type CacheDeps = EdgeCacheDeps & {
  deployment: Pick<Deployment, 'memoryCacheBytes'>
  isolate: { memoryCache: MemoryCache }
  waitUntil: WaitUntil
}

interface VersionSource {
  version: Pick<ContentVersion, 'remembered' | 'cached'>
}

export type PageCacheDeps = CacheDeps &
  RenderPageDeps & { isolate: { inFlightRenders: InFlightRenders } }

export type PageLookUp =
  | { source: 'limited' }
  | { source: 'cache'; document: CachedDocument }
  | ({ source: RenderedPage['source'] } & RenderedPage)

/**
 * True when the document is of the published content version and not expired. While the version is
 * unknown (D1 and KV away), every document counts as published.
 */
export function isPublished(
  version: number | null | undefined,
  document: CachedDocument,
  now: number,
): boolean {
  return version === null || (document.version === version && now < document.until)
}

/** The document from the isolate's memory, if it is the published one. */
export function getCachedDocument(
  deps: { isolate: { memoryCache: MemoryCache }; now: number; payloads: VersionSource },
  key: string,
): CachedDocument | undefined {
  const version = deps.payloads.version.remembered()
  if (version === undefined) return
  const document = deps.isolate.memoryCache.get(key)
  return document && isPublished(version, document, deps.now) ? document : undefined
}

/** Keeps a document in memory and in the edge cache, if it is of the published content. */
export function putDocument(
  deps: CacheDeps,
  key: string,
  { isCurrent, document }: Pick<RenderedPage, 'isCurrent' | 'document'>,
): void {
  if (!isCurrent || !isWhole(document)) return
  deps.isolate.memoryCache.put(key, document, deps.deployment.memoryCacheBytes)
  const putting = putInEdgeCache(deps, key, document)
  deps.waitUntil(withLoggedDeadline(deadlines.write, 'cache.put', putting))
}

/** Renders a page once for all requests that wait for it in this isolate. */
export async function renderOnce(
  c: HandlerContext,
  deps: PageCacheDeps,
  pageRequest: PageRequest,
): Promise<RenderedPage> {
  return shareInFlight(deps.isolate.inFlightRenders, pageRequest.key, deps, async () => {
    const page = await loadPage(deps, pageRequest)
    const rendered = await renderPage(c, deps, pageRequest, page)
    putDocument(deps, pageRequest.key, rendered)
    return rendered
  })
}

/** A document that another isolate stored, which is then kept in memory too. */
export async function getStoredDocument(
  deps: CacheDeps & { payloads: VersionSource },
  key: string,
): Promise<CachedDocument | null> {
  const version = await deps.payloads.version.cached()
  if (version === null) return null
  const lookUp = getFromEdgeCache(deps, key, version, riyadhDate(deps.now))
  const document = await beforeDeadline(deadlines.kvRead, lookUp)
  if (!document || deps.now >= document.until) return null
  deps.isolate.memoryCache.put(key, document, deps.deployment.memoryCacheBytes)
  return document
}

/**
 * A page that is not in memory: from the edge cache, else rendered. `limited` when it would have to
 * be rendered and the client is over its read limit.
 */
export async function lookUpPage(
  c: HandlerContext<LimitDeps>,
  deps: PageCacheDeps,
  pageRequest: PageRequest,
): Promise<PageLookUp> {
  const document = await getStoredDocument(deps, pageRequest.key)
  if (document) return { source: 'cache', document }
  return (await mayRead(c)) ? renderOnce(c, deps, pageRequest) : { source: 'limited' }
}

interface EdgeCacheDeps {
  deployment: Pick<Deployment, 'origin'>
  now: number
}

function edgeCacheKey(origin: string, key: string, version: number, date: string): string {
  return `${origin}/page-cache/${build.id}/${version}/${date}/${encodeURIComponent(key)}`
}

const metaHeader = 'x-document-meta'

const dayInSeconds = 86_400

/**
 * Stores a document in the Cache API, for other isolates of the data centre. The Cache API stores
 * no `no-cache` response, so the copy has its own `max-age` and no Vary; a header carries the
 * document's other fields.
 */
async function putInEdgeCache(
  { deployment, now }: EdgeCacheDeps,
  key: string,
  document: CachedDocument,
): Promise<void> {
  const { bytes, ...meta } = document
  const secondsLeft = Math.floor((document.until - now) / 1_000)
  if (secondsLeft <= 0) return
  const copy = new Response(bytes, {
    headers: {
      'cache-control': `max-age=${Math.min(dayInSeconds, secondsLeft)}`,
      'content-type': 'application/octet-stream',
      [metaHeader]: encodeURIComponent(JSON.stringify(meta)),
    },
  })
  const address = edgeCacheKey(deployment.origin, key, document.version, document.date)
  await caches.default.put(address, copy)
}

/** The document that another isolate stored for this content version and Riyadh day. */
async function getFromEdgeCache(
  { deployment }: Pick<EdgeCacheDeps, 'deployment'>,
  key: string,
  version: number,
  date: string,
): Promise<CachedDocument | undefined> {
  const found = await caches.default.match(edgeCacheKey(deployment.origin, key, version, date))
  const meta = found?.headers.get(metaHeader)
  if (!found || !meta) return
  const bytes = new Uint8Array(await found.arrayBuffer())
  const document: CachedDocument = { ...JSON.parse(decodeURIComponent(meta)), bytes }
  return isWhole(document) ? document : undefined
}
