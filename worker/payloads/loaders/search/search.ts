import { findDocuments, type SearchResult } from '#db/search/find-documents'
import { createFormat, type Format } from '#domain/dates/format'
import type { SearchPayload, SearchProposal } from '#domain/payloads/search'
import { parseQuery } from '#domain/search/query'
import { type SearchAddress, searchFeedPath, searchPath } from '#domain/search/search-path'
import { isResultType } from '#domain/search/types'
import { otherLocale } from '#domain/site/locale'
import { listed, pagingOf } from '#domain/site/paging'
import type { Params } from '#domain/site/routes'
import { describeError, log } from '../../../log'
import { deadlines, withDeadline } from '../../../runtime/deadlines'
import { findAnswer, findReference } from '../../../search/answer'
import { presentHit } from '../../../search/present-hit'
import { proposeTexts } from '../../../search/propose'
import { type LoaderDeps, loadFormat } from '../../loader'
import { countAll, countShown, facetsOf } from './facets'
import { isShort, readRequest, type Scope, type SearchRequest } from './request'

/** A page of the search without its date. */
type Searched = Omit<SearchPayload, 'modified'>

const nothing: Omit<Searched, 'state' | 'text'> = {
  isCut: false,
  answer: null,
  results: null,
  proposals: [],
  other: null,
}

function find(
  search: D1Database,
  { query, page, address, language }: SearchRequest,
  scope: Scope,
  now: number,
) {
  const { kind, sort, year } = address
  return findDocuments(search, query, {
    filters: {
      locale: language,
      type: kind && isResultType(kind) ? kind : null,
      year: year ?? null,
      knowledge: scope.knowledge,
    },
    order: sort ?? 'relevance',
    limit: listed.rows,
    offset: (page - 1) * listed.rows,
    now,
  })
}

/** Those of the other texts that find something. */
async function proposalsOf(
  search: D1Database,
  request: SearchRequest,
  scope: Scope,
  { now, locale }: LoaderDeps,
): Promise<SearchProposal[]> {
  const texts = await proposeTexts(search, request.query)
  const found = await Promise.all(
    texts.map(async (text) => {
      const query = parseQuery(text)
      const { types, others, match } = summarise(
        await find(search, { ...request, query, page: 1 }, scope, now),
      )
      return match === 'all' && types + others > 0
        ? [{ text: query.text, href: searchPath(request.path, locale, { q: query.text }) }]
        : []
    }),
  )
  return found.flat()
}

function summarise(result: SearchResult) {
  return {
    types: countAll(result),
    others: result.others,
    match: result.strictness === 'any' ? ('some' as const) : ('all' as const),
  }
}

async function answerRequest(
  search: D1Database,
  deps: LoaderDeps,
  request: SearchRequest,
  scope: Scope,
  format: Format,
): Promise<Searched | null> {
  const { t, locale } = deps
  const { query, path, page, address, language } = request
  const result = await find(search, request, scope, deps.now)
  const { match, others } = summarise(result)
  const shown = countShown(request, result)
  const from = (page - 1) * listed.rows
  const paging = pagingOf(page, listed.rows, shown - from)
  if (!paging || (page > 1 && result.hits.length === 0)) return null
  const isFirst = page === 1 && !address.kind && !address.year
  const isFew = countAll(result) === 0 || match === 'some'
  const [answer, proposals] = await Promise.all([
    isFirst ? findAnswer(search, deps, query, result, format) : null,
    isFew && page === 1 ? proposalsOf(search, request, scope, deps) : [],
  ])
  const other = otherLocale(language)
  const hrefOf = (changed: Partial<SearchAddress>) =>
    searchPath(path, locale, { ...address, ...changed })
  const shared = {
    text: query.text,
    isCut: query.isCut,
    answer,
    proposals,
    other:
      others > 0
        ? {
            locale: other,
            count: format.number(others),
            href: hrefOf({ lang: other, kind: null, year: null }),
          }
        : null,
  }
  const hits = result.hits.map((hit) => presentHit(hit, result.terms, { t, format }))
  if (shown === 0) return { ...shared, state: 'none', results: null }
  return {
    ...shared,
    state: 'found',
    results: {
      total: shown,
      heading: format.text(t('search.results', { count: shown })),
      range:
        shown > result.hits.length
          ? t('search.range', {
              from: format.number(from + 1),
              to: format.number(from + result.hits.length),
            })
          : '',
      hits: hits.filter(({ href }) => !(answer && 'href' in answer && answer.href === href)),
      facets: facetsOf(deps, request, result),
      orders: (['relevance', 'date'] as const).map((name) => ({
        name,
        href: hrefOf({ sort: name === 'date' ? name : null }),
        isChosen: (address.sort ?? 'relevance') === name,
      })),
      paging,
      feed:
        scope.knowledge || match === 'some'
          ? null
          : searchPath(searchFeedPath, language, { q: query.text, kind: address.kind ?? null }),
      href: hrefOf({}),
      match,
    },
  }
}

/** The page of a search. If the index does not answer in time, the page says so. */
export function searchIn(scope: Scope) {
  return async (deps: LoaderDeps, params: Params) => {
    const request = readRequest(scope, deps.locale, params)
    if (!request) return null
    const { text } = request.query
    const head = text
      ? {
          title: deps.t('search.title', { text }),
          description: deps.t(
            scope.knowledge ? 'descriptions.knowledgeSearch' : 'descriptions.search',
          ),
        }
      : undefined
    const page = await loadState(scope, deps, request)
    if (!page) return null
    const { date } = createFormat({ locale: deps.locale, digits: 'latn' })
    return { ...page, modified: date(deps.now), ...(head && { head }) }
  }
}

async function loadState(
  scope: Scope,
  deps: LoaderDeps,
  request: SearchRequest,
): Promise<Searched | null> {
  const { query } = request
  const { text } = query
  if (text === '' || !deps.search) return { ...nothing, text, state: text ? 'away' : 'empty' }
  const answer = findReference(text, deps)
  if (answer) return { ...nothing, text, state: 'none', answer }
  if (isShort(query)) return { ...nothing, text, state: 'short' }
  const format = await loadFormat(deps).catch(() =>
    createFormat({ locale: deps.locale, digits: 'latn' }),
  )
  const answering = answerRequest(deps.search, deps, request, scope, format)
  return withDeadline(deadlines.d1Search, 'd1.search', answering).catch((error) => {
    log('warn', { event: 'fallback', part: 'd1.search', ...describeError(error) })
    return { ...nothing, text, state: 'away' as const }
  })
}
