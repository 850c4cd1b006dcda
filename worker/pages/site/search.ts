import type { SearchPayload } from '#client/pages/site/search/payload.ts'
import { listRelatedMost } from '#db/entries/terms'
import type { SearchIndex } from '#db/search/synonyms'
import { createFormat, type Format } from '#domain/dates/format'
import { stemsOf } from '#domain/search/mark-terms'
import { type SearchAddress, searchFeedPath, searchPath } from '#domain/search/search-path'
import { termPath } from '#domain/site/letter-path'
import { localPath, otherLocale, splitPath } from '#domain/site/locale'
import { listed, pagingOf } from '#domain/site/paging'
import { tableDescription } from '#domain/site/route-texts'
import type { Params } from '#domain/site/routes'
import { logFallback } from '../../log'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import { readSections } from '../knowledge/cards'
import { findAnswer, findReference } from './answer'
import { presentHit } from './present-hit'
import { runSearch, type SearchOutcome } from './run-search'
import {
  countMatches,
  facetsOf,
  isShort,
  readRequest,
  type SearchRequest,
  type SearchScope,
} from './search-facets'

/** A page of the search without its date. */
type Searched = Omit<SearchPayload, 'modified'>

const nothing: Omit<Searched, 'state' | 'text'> = {
  isCut: false,
  corrected: null,
  answer: null,
  results: null,
  unfiltered: null,
  start: null,
  proposals: [],
  other: null,
}

/** Most results whose number is shown exactly. */
const mostExact = 1_000

type PageDeps = LoaderDeps & { format: Format }

/** "64 results"; exact up to 1,000. */
function countText({ t, format }: Pick<PageDeps, 't' | 'format'>, count: number): string {
  if (count > mostExact) return t('search.manyResults', { count: format.number(mostExact) })
  return format.text(t('search.results', { count }))
}

function presentResults(
  { t, locale, format }: PageDeps,
  request: SearchRequest,
  scope: SearchScope,
  { result, language, query }: SearchOutcome,
  shown: number,
): SearchPayload['results'] {
  const { address, path, page } = request
  const from = (page - 1) * listed.rows
  const paging = pagingOf(page, listed.rows, shown - from)
  if (!paging) return null
  const stems = stemsOf(result.units)
  const hrefOf = (changed: Partial<SearchAddress>) =>
    searchPath(path, locale, { ...address, lang: language, ...changed })
  const isSome = result.strictness !== 'all'
  const feed = searchPath(searchFeedPath, language, { q: query.text, kind: address.kind })
  return {
    total: shown,
    language,
    isElsewhere: language !== locale && request.lang === null,
    heading: countText({ t, format }, shown),
    range:
      shown > result.hits.length
        ? t('search.range', {
            from: format.number(from + 1),
            to: format.number(from + result.hits.length),
          })
        : '',
    hits: result.hits.map((hit) => presentHit(hit, stems, { t, format })),
    facets: facetsOf({ t, locale }, { request, scope, language }, result.counts),
    orders: (['relevance', 'date'] as const).map((name) => ({
      name,
      href: hrefOf({ sort: name === 'date' ? name : null }),
      isChosen: (address.sort ?? 'relevance') === name,
    })),
    paging,
    feed: scope.knowledge || isSome ? null : feed,
    href: hrefOf({}),
    match: isSome ? 'some' : 'all',
  }
}

/** Leaves out the result that already stands on top as the answer. */
function withoutAnswer(results: SearchPayload['results'], answer: SearchPayload['answer']) {
  if (!results || !answer || !('href' in answer)) return results
  const { path } = splitPath(answer.href)
  const hits = results.hits.filter(({ href }) => splitPath(href).path !== path)
  // The numbers of the first and the last are those of a list with it.
  return hits.length === results.hits.length ? results : { ...results, hits, range: '' }
}

async function answerRequest(
  index: SearchIndex,
  deps: PageDeps,
  request: SearchRequest,
  scope: SearchScope,
): Promise<Searched | null> {
  const { locale, format } = deps
  const { query, path, page, address } = request
  const outcome = await runSearch(index, request, scope, deps)
  const { result, language } = outcome
  const shown = countMatches(result.counts, scope, {
    locale: language,
    type: address.kind,
    year: address.year ?? null,
  })
  if (page > 1 && result.hits.length === 0) return null
  const isFiltered = Boolean(address.kind || address.year)
  const isFirst = page === 1 && (!isFiltered || shown === 0)
  const answer = isFirst
    ? await findAnswer(index.database, deps, outcome.query, result, format)
    : null
  const proposalOf = (text: string) => ({ text, href: searchPath(path, locale, { q: text }) })
  const other = otherLocale(language)
  const others = countMatches(result.counts, scope, { locale: other })
  const shared = {
    unfiltered: null,
    start: null,
    text: query.text,
    isCut: query.isCut,
    corrected: outcome.query === query ? null : proposalOf(outcome.query.text),
    answer,
    proposals: outcome.proposals.map(proposalOf),
    other:
      others > 0
        ? {
            locale: other,
            count: format.number(others),
            href: searchPath(path, locale, { q: query.text, lang: other }),
          }
        : null,
  }
  if (shown === 0) {
    const count = countMatches(result.counts, scope, { locale: language })
    const href = searchPath(path, locale, { q: query.text, lang: request.lang })
    const unfiltered = isFiltered && count > 0 ? { href, text: countText(deps, count) } : null
    return { ...shared, state: 'none', results: null, unfiltered }
  }
  const results = presentResults(deps, request, scope, outcome, shown)
  return results && { ...shared, state: 'found', results: withoutAnswer(results, answer) }
}

/** The page of a search. If the index does not answer in time, the page says so. */
function searchIn(scope: SearchScope) {
  return async (deps: LoaderDeps, params: Params) => {
    const request = readRequest(scope, params)
    if (!request) return null
    const { text } = request.query
    const description = tableDescription(
      scope.knowledge ? 'knowledgeSearch' : 'search',
      deps.locale,
    )
    const head = text ? { title: deps.t('search.title', { text }), description } : undefined
    const page = await loadState(scope, deps, request)
    if (!page) return null
    const { date } = createFormat({ locale: deps.locale, digits: 'latn' })
    return { ...page, modified: date(deps.now), ...(head && { head }) }
  }
}

const mostTerms = 6

/** What the search page of the knowledge hub shows without a query. */
async function loadHubStart(deps: LoaderDeps): Promise<SearchPayload['start']> {
  const { db, locale, now } = deps
  const [terms, { sections }] = await Promise.all([
    listRelatedMost(db, locale, now, mostTerms),
    readSections(deps),
  ])
  return {
    sections,
    terms: terms.map((term) => ({ text: term.title, href: localPath(termPath(term), locale) })),
  }
}

async function loadState(
  scope: SearchScope,
  deps: LoaderDeps,
  request: SearchRequest,
): Promise<Searched | null> {
  const { query } = request
  const { text } = query
  if (text === '') {
    const start = scope.knowledge ? await loadHubStart(deps) : null
    return { ...nothing, text, state: 'empty', start }
  }
  if (!deps.search) return { ...nothing, text, state: 'away' }
  const answer = findReference(text, deps)
  if (answer) return { ...nothing, text, state: 'none', answer }
  if (isShort(query)) return { ...nothing, text, state: 'short' }
  const format = await loadFormat(deps).catch(() =>
    createFormat({ locale: deps.locale, digits: 'latn' }),
  )
  const answering = answerRequest(deps.search, { ...deps, format }, request, scope)
  return withDeadline(deadlines.d1Search, 'd1.search', answering).catch((error) => {
    logFallback('d1.search', error)
    return { ...nothing, text, state: 'away' as const }
  })
}

export const loadSearch: Loader<'search'> = searchIn({ knowledge: false })

export const loadKnowledgeSearch: Loader<'knowledgeSearch'> = searchIn({ knowledge: true })
