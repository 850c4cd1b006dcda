import { HTTPException } from 'hono/http-exception'
import { endOfRiyadhDay } from '#domain/dates/calendar'
import type { Locale } from '#domain/site/locale'
import { encodeText } from '#domain/text/encoding'
import { shareInFlight } from '../cache/in-flight-renders'
import { getCachedDocument, getStoredDocument, putDocument } from '../cache/page-cache'
import { respondDocument } from '../cache/respond-document'
import { contentTag } from '../http/bytes'
import { httpDate } from '../http/preconditions'
import { plainHeaders } from '../http/security-headers'
import { logFallback } from '../log'
import { mayRead, readWindowInSeconds } from '../middleware/rate-limits'
import { retryAfterFailure } from '../problems/respond-problem'
import type { CachedDocument } from '../render/cached-document'
import { type ApiContext, type ApiDocument, acceptedLocale } from './api-context'
import { apiHeaders } from './headers'
import { respondApiProblem } from './problem'

/** A list or a record, by its address. */
interface ApiQuery {
  /** Path with its canonical query: the key of the kept answer. */
  key: string
  /** Language of the answer; null: it has none, and does not depend on the client's. */
  locale: Locale | null
  /** Reads the answer from D1; null if there is none. */
  read: () => Promise<object | null>
  /** Addresses of the pages beside it, from the answer. */
  links?: (answer: object) => string
  /** False if the address is one of very many, so that its answer is not written to KV. */
  isCommon: boolean
  /** True if the request was counted against the read limit already. */
  isCounted?: boolean
  /** False if the answer, once read, is not kept: its cursor or offset is not one that the API issues. */
  isKept?: () => boolean
}

export function addressOf(path: string, parameters: string[][]): string {
  const query = new URLSearchParams(parameters).toString()
  return query ? `${path}?${query}` : path
}

async function loadDocument(c: ApiContext, query: ApiQuery): Promise<ApiDocument | null> {
  const ctx = c.get('ctx')
  const { key, locale, read, links, isCommon } = query
  const loaded = await ctx.payloads.find({
    name: `api:${key}`,
    locale: locale ?? 'ar',
    read,
    mayBeAbsent: true,
    cache: isCommon ? 'public' : 'none',
  })
  if (!loaded) return null
  const bytes = encodeText(`${JSON.stringify(loaded.payload)}\n`)
  const link = links?.(loaded.payload) ?? ''
  const document: CachedDocument = {
    bytes,
    attributesAt: null,
    tag: await contentTag(bytes),
    modifiedAt: loaded.at,
    headers: {
      ...plainHeaders,
      ...apiHeaders,
      'content-type': 'application/json; charset=utf-8',
      ...(locale && { 'content-language': locale }),
      'last-modified': httpDate(loaded.at),
      ...(link && { link }),
    },
    version: loaded.version ?? 0,
    date: loaded.date,
    until: endOfRiyadhDay(loaded.date),
  }
  const isCurrent = loaded.isCurrent && loaded.version !== null && (query.isKept?.() ?? true)
  return { document, source: loaded.source, isCurrent }
}

/** Responds from memory, the edge cache or D1, in this order; one request reads for all that wait. */
export async function respondQuery(c: ApiContext, query: ApiQuery): Promise<Response> {
  const ctx = c.get('ctx')
  const { key } = query
  const locale = query.locale ?? acceptedLocale(c)
  const vary = query.locale ? 'Accept-Language' : 'Accept'
  const respond = (document: CachedDocument, source: ApiDocument['source']) => {
    c.set('source', source)
    return respondDocument(c.req.raw, document, ctx.requestId, vary)
  }
  const cached = getCachedDocument(ctx, key)
  if (cached) return respond(cached, 'memory')
  const stored = await getStoredDocument(ctx, key)
  if (stored) return respond(stored, 'cache')
  if (!query.isCounted && !(await mayRead(c))) {
    return respondApiProblem(c, locale, 'too-many-requests', { retryAfter: readWindowInSeconds })
  }
  try {
    const made = await shareInFlight(ctx.isolate.apiInFlight, key, ctx, async () => {
      const answer = await loadDocument(c, query)
      if (answer) putDocument(ctx, key, answer)
      return answer
    })
    return made ? respond(made.document, made.source) : respondApiProblem(c, locale, 'not-found')
  } catch (error) {
    return respondUnavailable(c, locale, error)
  }
}

/** Responds that nothing could be read; rethrows every other error. */
export function respondUnavailable(c: ApiContext, locale: Locale, error: unknown): Response {
  if (!(error instanceof HTTPException) || error.status !== 503) throw error
  logFallback('api', error)
  return respondApiProblem(c, locale, 'unavailable', { retryAfter: retryAfterFailure })
}

/** `Link` to the pages beside a page of a list (RFC 8288), with its own parameters. */
export function pageLinkHeader(path: string, own: Iterable<string[]>) {
  return (answer: object) => {
    const { next, previous } = answer as { next: string | null; previous: string | null }
    const link = (cursor: string | null, rel: string) =>
      cursor ? [`<${addressOf(path, [...own, ['cursor', cursor]])}>; rel="${rel}"`] : []
    return [...link(next, 'next'), ...link(previous, 'prev')].join(', ')
  }
}
