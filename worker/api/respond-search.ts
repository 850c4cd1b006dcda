import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import type { Found } from '#db/search/read-hits'
import type { SearchIndex } from '#db/search/synonyms'
import { id } from '#domain/resources/described'
import type { SearchResource } from '#domain/resources/search-results'
import { parseQuery } from '#domain/search/query'
import { isResultType, resultTypes } from '#domain/search/types'
import { isLocale, locales, localPath } from '#domain/site/locale'
import { listed } from '#domain/site/paging'
import { fillPath } from '#domain/site/routes'
import type { HandlerContext } from '../http/handler-context'
import { logFallback } from '../log'
import { readSearchCursor, writeSearchCursor } from '../openapi/cursor'
import { invalidParameter, readParameter, refuseParameters } from '../openapi/list-request'
import { type ApiRefusal, isRefusal } from '../openapi/problem-types'
import { searchApiPath, searchOrders } from '../openapi/search'
import { runSearch } from '../pages/site/run-search'
import { countMatches, isShort, type SearchRequest } from '../pages/site/search-facets'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { type ApiDeps, acceptedLocale } from './api-context'
import { respondApiRefusal } from './problem'
import { addressOf, pageLinkHeader, respondQuery } from './respond-query'

type SearchContext = HandlerContext<ApiDeps & { search: SearchIndex; now: number }>

const everything = { knowledge: false }

interface Asked {
  request: SearchRequest
  /** The parameters that differ from the defaults, in a fixed order and without the cursor. */
  canonical: string[][]
}

function readAsked(search: URLSearchParams): Asked | ApiRefusal {
  const refused = refuseParameters(search, ['q', 'lang', 'type', 'sort', 'cursor'])
  if (refused) return refused
  const [lang, type, sort, cursor] = ['lang', 'type', 'sort', 'cursor'].map((name) =>
    readParameter(search, name),
  )
  if (lang && !isLocale(lang)) return invalidParameter('lang', locales)
  if (type && !isResultType(type)) return invalidParameter('type', resultTypes)
  const isSort = searchOrders.some((known) => known === (sort ?? searchOrders[0]))
  if (!isSort) return invalidParameter('sort', searchOrders)
  const page = cursor ? readSearchCursor(cursor) : 1
  if (page === null) return { problem: 'invalid-cursor', parameter: 'cursor' }
  const query = parseQuery(search.get('q') ?? '')
  const address = {
    q: query.text,
    kind: type && isResultType(type) ? type : null,
    sort: sort === 'date' ? ('date' as const) : null,
    year: null,
  }
  return {
    request: { query, path: fillPath('search'), page, address, lang: isLocale(lang) ? lang : null },
    canonical: [
      ['q', query.text],
      ...(lang ? [['lang', lang]] : []),
      ...(type ? [['type', type]] : []),
      ...(address.sort ? [['sort', address.sort]] : []),
    ],
  }
}

function present(origin: string) {
  return ({ type, slug, locale, title, summary, path, date }: Found) => ({
    type,
    id: v.is(id, slug) ? slug : null,
    lang: locale,
    title,
    summary,
    url: origin + localPath(path, locale),
    date,
  })
}

const nothing = { corrected: false, total: 0, items: [], next: null, previous: null }

/** Runs the search of the site; 503 if the index does not answer in time. */
async function search(c: SearchContext, request: SearchRequest): Promise<SearchResource> {
  const { query, page, address } = request
  if (query.text === '' || isShort(query)) return { ...nothing, query: query.text }
  const { search: index, now, deployment } = c.get('ctx')
  const running = runSearch(index, request, everything, { locale: acceptedLocale(c), now })
  const outcome = await withDeadline(deadlines.d1Search, 'd1.search', running).catch((error) => {
    logFallback('d1.search', error)
    throw new HTTPException(503)
  })
  const { result, language } = outcome
  const total = countMatches(result.counts, everything, { locale: language, type: address.kind })
  return {
    query: outcome.query.text,
    corrected: outcome.query !== query,
    total,
    items: result.hits.map(present(deployment.origin)),
    next: page * listed.rows < total ? writeSearchCursor(page + 1) : null,
    previous: page > 1 ? writeSearchCursor(page - 1) : null,
  }
}

/** `/api/v1/search`: what the search page finds, as JSON. */
export async function respondSearch(c: SearchContext): Promise<Response> {
  const { searchParams } = c.get('url')
  const asked = readAsked(searchParams)
  if (isRefusal(asked)) return respondApiRefusal(c, asked)
  const { request, canonical } = asked
  const locale = request.lang ?? acceptedLocale(c)
  const parameters = [...canonical.filter(([name]) => name !== 'lang'), ['lang', locale]]
  return respondQuery(c, {
    key: addressOf(searchApiPath, [...parameters, ['cursor', String(request.page)]]),
    locale,
    read: () => search(c, request),
    links: pageLinkHeader(searchApiPath, parameters),
    isCommon: false,
    // The index follows the content within a minute.
    isKept: () => false,
  })
}
