import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import { endOfRiyadhDay } from '#domain/dates/calendar'
import { id } from '#domain/resources/described'
import { type Collection, collections, findCollection } from '#domain/resources/registry'
import { type Locale, locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import type { CachedDocument } from '../cache/cached-document'
import { shareInFlight } from '../cache/in-flight-renders'
import { getCachedDocument, getStoredDocument, putDocument } from '../cache/page-cache'
import { respondDocument } from '../cache/respond-document'
import { retryAfterFailure } from '../errors'
import { plainHeaders } from '../http/security-headers'
import { describeError, log } from '../log'
import { mayRead, readWindowInSeconds } from '../middleware/limiter'
import { load } from '../payloads/source'
import { contentTag, encodeText } from '../render/bytes'
import type { AppEnv } from '../runtime/app-env'
import { acceptedLocale } from './accepted-locale'
import type { ApiDocument } from './api-document'
import { apiHeaders } from './headers'
import { languageParameter, readLanguage, readListRequest, refuseParameters } from './list-request'
import { apiPath } from './paths'
import { refuse, respondApiProblem } from './problem'
import { isRefusal } from './problem-types'
import { type ListAnswer, readList, readOne } from './read-collection'

const vary = 'Accept-Language'

/** A list or a record, by its address. */
interface ApiQuery {
  /** Path with its canonical query: the key of the kept answer. */
  key: string
  locale: Locale
  /** Reads the answer from D1; null if there is none. */
  read: () => Promise<object | null>
  /** Addresses of the pages beside it, from the answer. */
  links?: (answer: object) => string
  /** False if the address is one of very many, so that its answer is not written to KV. */
  isCommon: boolean
}

const jsonHeaders = (locale: Locale) => ({
  ...plainHeaders,
  ...apiHeaders,
  'content-type': 'application/json; charset=utf-8',
  'content-language': locale,
})

function addressOf(path: string, parameters: string[][]): string {
  const query = new URLSearchParams(parameters).toString()
  return query ? `${path}?${query}` : path
}

async function loadDocument(c: Context<AppEnv>, query: ApiQuery): Promise<ApiDocument | null> {
  const ctx = c.get('ctx')
  const { key, locale, read, links, isCommon } = query
  const loaded = await load(ctx, {
    ...{ name: `api:${key}`, locale, read, mayBeAbsent: true },
    cache: isCommon ? 'public' : 'none',
  })
  if (!loaded) return null
  const bytes = encodeText(`${JSON.stringify(loaded.payload)}\n`)
  const link = links?.(loaded.payload) ?? ''
  const document: CachedDocument = {
    bytes,
    attributesAt: null,
    tag: await contentTag(bytes),
    headers: { ...jsonHeaders(locale), ...(link && { link }) },
    version: loaded.version ?? 0,
    date: loaded.date,
    until: endOfRiyadhDay(loaded.date),
  }
  return { document, source: loaded.source, isCurrent: loaded.isCurrent && loaded.version !== null }
}

/** Responds from memory, the edge cache or D1, in this order; one request reads for all that wait. */
async function respondQuery(c: Context<AppEnv>, query: ApiQuery): Promise<Response> {
  const ctx = c.get('ctx')
  const { key, locale } = query
  const respond = (document: CachedDocument, source: ApiDocument['source']) => {
    c.set('source', source)
    return respondDocument(c.req.raw, document, ctx.requestId, vary)
  }
  const cached = getCachedDocument(ctx, key)
  if (cached) return respond(cached, 'memory')
  const stored = await getStoredDocument(ctx, key)
  if (stored) return respond(stored, 'cache')
  if (!(await mayRead(c))) {
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
    if (!(error instanceof HTTPException) || error.status !== 503) throw error
    log('warn', { event: 'fallback', part: 'api', ...describeError(error) })
    return respondApiProblem(c, locale, 'unavailable', { retryAfter: retryAfterFailure })
  }
}

/**
 * `Link` to the pages beside a page of a list (RFC 8288). Their language is always named: a client
 * may follow them with another Accept-Language.
 */
function linksOf(path: string, canonical: URLSearchParams) {
  return (answer: object) => {
    const own = canonical.has('lang') ? [...canonical] : [['lang', 'ar'], ...canonical]
    const { next, previous } = answer as ListAnswer
    const link = (cursor: string | null, rel: string) =>
      cursor ? [`<${addressOf(path, [...own, ['cursor', cursor]])}>; rel="${rel}"`] : []
    return [...link(next, 'next'), ...link(previous, 'prev')].join(', ')
  }
}

const collectionOf = (c: Context<AppEnv>) => findCollection(c.req.param('collection') ?? '')

/** `/api/v1/{collection}`: a page of its records. */
export async function respondList(c: Context<AppEnv>): Promise<Response> {
  const collection = collectionOf(c)
  if (!collection) return respondApiProblem(c, acceptedLocale(c), 'not-found')
  const { searchParams } = c.get('url')
  const request = readListRequest(collection, searchParams, acceptedLocale(c))
  if (isRefusal(request)) return refuse(c, request)
  const ctx = c.get('ctx')
  const { canonical, locale, cursor, filters, fields } = request
  const path = `${apiPath}/${collection.name}`
  const cursorText = cursor ? [['cursor', searchParams.get('cursor') ?? '']] : []
  return respondQuery(c, {
    key: addressOf(path, [...canonical, ...cursorText]),
    locale,
    read: () => readList(ctx, request),
    links: linksOf(path, canonical),
    isCommon: !cursor && !fields && filters.length === 0,
  })
}

/** `/api/v1/{collection}/{id}`: one record. */
export async function respondOne(c: Context<AppEnv>): Promise<Response> {
  const collection = collectionOf(c)
  const slug = c.req.param('id') ?? ''
  if (!collection || !v.is(id, slug)) return respondApiProblem(c, acceptedLocale(c), 'not-found')
  const { searchParams } = c.get('url')
  const refused = refuseParameters(searchParams, ['lang'])
  if (refused) return refuse(c, refused)
  const language = readLanguage(searchParams, acceptedLocale(c))
  if (isRefusal(language)) return refuse(c, language)
  const ctx = c.get('ctx')
  return respondQuery(c, {
    key: addressOf(`${apiPath}/${collection.name}/${slug}`, languageParameter(language)),
    locale: language.locale,
    read: () => readOne(ctx, collection, slug, language),
    isCommon: false,
  })
}

const describeCollection = (origin: string, locale: Locale) => (collection: Collection) => ({
  name: collection.name,
  title: collection.title[locale],
  description: collection.description[locale],
  url: `${origin}${apiPath}/${collection.name}`,
})

/** `/api/v1`: the collections. */
export function respondIndex(c: Context<AppEnv>): Response {
  const { searchParams } = c.get('url')
  const refused = refuseParameters(searchParams, ['lang'])
  if (refused) return refuse(c, refused)
  const language = readLanguage(searchParams, acceptedLocale(c))
  if (isRefusal(language)) return refuse(c, language)
  const { locale } = language
  const { origin } = c.get('ctx').deployment
  const answer = {
    documentation: origin + routePath('openApi', locale),
    openapi: `${origin}/openapi.json`,
    languages: locales,
    collections: collections.map(describeCollection(origin, locale)),
  }
  const headers = {
    ...jsonHeaders(locale),
    'cache-control': 'public, max-age=300',
    vary,
    'x-request-id': c.get('requestId'),
  }
  return new Response(`${JSON.stringify(answer)}\n`, { headers })
}
