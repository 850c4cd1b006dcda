import { mayPreferEnglish, negotiateLocale } from '../http/negotiate-locale'
import { cookieNames, readCookie } from '../http/preferences'
import { isFresh, type VersionMemory } from '../payloads/content-version'
import { varyOf } from '../routing/page-request'
import { countView, type ViewLog } from '../views/view-log'
import { countHit, type HitLog, type MemoryCache } from './memory-cache'
import { isPublished } from './page-cache'
import { respondDocument } from './respond-document'

/** The part of the isolate's state that the fast path reads. */
interface FastPathDeps {
  memoryCache: MemoryCache
  versions: VersionMemory
  unloggedHits: HitLog
  views: ViewLog
  now: () => number
}

/** True when `/` may redirect this visitor to `/en`; the app decides. */
function mayRedirect(key: string, { headers }: Request): boolean {
  if (key !== '/') return false
  const cookies = headers.get('cookie') ?? ''
  const accepted = headers.get('accept-language') ?? ''
  if (/\/en(?:[/?#]|$)/.test(headers.get('referer') ?? '')) return true
  if (!/en/i.test(cookies) && !mayPreferEnglish(accepted)) return false
  return negotiateLocale(readCookie(cookies, cookieNames.locale), accepted) === 'en'
}

const isAnswer = (key: string) => key.startsWith('/api/')
const isRows = (key: string) => /^[^?]*\/rows(?:\?|$)/.test(key)

/** True when an answer of the API may have to be English, or CSV; the app decides. */
function mayNegotiate(key: string, { headers }: Request): boolean {
  if (!key.startsWith('/api/v1/')) return false
  if (isRows(key)) return /csv|jsonl/i.test(headers.get('accept') ?? '')
  if (key.includes('lang=')) return false
  return mayPreferEnglish(headers.get('accept-language') ?? '')
}

/** The Vary header of a cached document. */
function varyOfKey(key: string): string {
  if (!isAnswer(key)) return varyOf({ key })
  return isRows(key) ? 'Accept' : 'Accept-Language'
}

/**
 * Serves a page from the isolate's memory before the app and the request context are set up: on
 * this path microseconds count. Null when the app has to handle the request.
 */
export function respondFromMemory(isolate: FastPathDeps, request: Request): Response | null {
  if (request.method !== 'GET') return null
  // Path and query.
  const key = request.url.slice(request.url.indexOf('/', 'https://'.length))
  const now = isolate.now()
  if (!isFresh(isolate.versions, now)) return null
  const version = isolate.versions.current?.version
  const document = isolate.memoryCache.get(key)
  if (!document || !isPublished(version, document, now)) return null
  if (mayRedirect(key, request) || mayNegotiate(key, request)) return null
  countHit(isolate.unloggedHits, now)
  if (!isAnswer(key)) countView(isolate.views, key, request, now)
  return respondDocument(request, document, crypto.randomUUID(), varyOfKey(key))
}
