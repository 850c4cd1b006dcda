import { build } from 'virtual:build'
import type { Deployment } from '../env'
import { type CachedDocument, isWhole } from '../render/cached-document'

export interface EdgeCacheDeps {
  deployment: Pick<Deployment, 'origin'>
  now: number
}

function cacheKey(origin: string, key: string, version: number, date: string): string {
  return `${origin}/page-cache/${build.id}/${version}/${date}/${encodeURIComponent(key)}`
}

const metaHeader = 'x-document-meta'

const dayInSeconds = 86_400

/**
 * Stores a document in the Cache API, for other isolates of the data centre. The Cache API stores
 * no `no-cache` response, so the copy has its own `max-age` and no Vary; a header carries the
 * document's other fields.
 */
export async function putInEdgeCache(
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
  const address = cacheKey(deployment.origin, key, document.version, document.date)
  await caches.default.put(address, copy)
}

/** The document that another isolate stored for this content version and Riyadh day. */
export async function getFromEdgeCache(
  { deployment }: Pick<EdgeCacheDeps, 'deployment'>,
  key: string,
  version: number,
  date: string,
): Promise<CachedDocument | undefined> {
  const found = await caches.default.match(cacheKey(deployment.origin, key, version, date))
  const meta = found?.headers.get(metaHeader)
  if (!found || !meta) return
  const bytes = new Uint8Array(await found.arrayBuffer())
  const document: CachedDocument = { ...JSON.parse(decodeURIComponent(meta)), bytes }
  return isWhole(document) ? document : undefined
}
