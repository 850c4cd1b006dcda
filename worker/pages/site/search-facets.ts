import type { MatchCount } from '#db/search/match-sql'
import type { Facet } from '#domain/payloads/facets'
import { parseQuery, type Query } from '#domain/search/query'
import { type SearchAddress, searchPath } from '#domain/search/search-path'
import { hubTypes, isResultType, type ResultType, resultTypes } from '#domain/search/types'
import { isLocale, type Locale, otherLocale } from '#domain/site/locale'
import { readPage } from '#domain/site/paging'
import { fillPath, type Params } from '#domain/site/routes'
import type { LoaderDeps } from '../../payloads/loader'

export interface SearchScope {
  /** Only what the knowledge hub has. */
  knowledge: boolean
}

/** What the address of a search asks for. */
export interface SearchRequest {
  query: Query
  path: string
  page: number
  /** As given, without what is unknown. */
  address: SearchAddress & { kind: ResultType | null }
  /** Language of the results; null: that of the page, or the other one if only that finds something. */
  lang: Locale | null
}

function readType(kind: string, { knowledge }: SearchScope): ResultType | null {
  return isResultType(kind) && (!knowledge || hubTypes.includes(kind)) ? kind : null
}

/** Reads the address; unknown values are left out. Null if `page` is not a number of a page. */
export function readRequest(scope: SearchScope, params: Params): SearchRequest | null {
  const page = readPage(params.page)
  if (page === null) return null
  const query = parseQuery(params.q ?? '')
  const { kind = '', lang, sort, year = '' } = params
  const type = readType(kind, scope)
  return {
    query,
    path: fillPath(scope.knowledge ? 'knowledgeSearch' : 'search'),
    page,
    lang: isLocale(lang) ? lang : null,
    address: {
      q: query.text,
      kind: type,
      sort: sort === 'date' ? 'date' : null,
      year: type === 'news' && /^(?:19|20)\d\d$/.test(year) ? year : null,
    },
  }
}

/** One letter, or nothing but punctuation. */
export function isShort({ text, terms }: Query): boolean {
  const letters = terms.reduce((sum, { folded }) => sum + [...folded].length, 0)
  return letters < 2 && text !== '' && !/\d/.test(text)
}

interface Chosen {
  locale: Locale
  type?: ResultType | null
  year?: string | null
}

/** Number of matches that the scope and the filters leave. */
export function countMatches(
  counts: readonly MatchCount[],
  scope: SearchScope,
  { locale, type, year }: Chosen,
): number {
  return counts
    .filter((one) => !scope.knowledge || hubTypes.includes(one.type))
    .filter((one) => one.locale === locale && (!type || one.type === type))
    .filter((one) => !year || one.year === year)
    .reduce((sum, { count }) => sum + count, 0)
}

interface FacetRequest {
  request: SearchRequest
  scope: SearchScope
  /** Language of the results. */
  language: Locale
}

/** Type, language and, for news, year as links; options without results are left out. */
export function facetsOf(
  { t, locale }: Pick<LoaderDeps, 't' | 'locale'>,
  { request: { path, address }, scope, language }: FacetRequest,
  counts: readonly MatchCount[],
): Facet[] {
  const { kind, year } = address
  const hrefOf = (changed: Partial<SearchAddress>) =>
    searchPath(path, locale, { ...address, lang: language, ...changed })
  const countOf = (chosen: Omit<Chosen, 'locale'>) =>
    countMatches(counts, scope, { locale: language, ...chosen })
  const other = otherLocale(language)
  const years = new Set(
    counts.filter((one) => one.type === kind && one.locale === language).map((one) => one.year),
  )
  const facets: Facet[] = [
    {
      name: 'kind',
      title: t('search.facets.kind'),
      options: [null, ...resultTypes].map((type) => ({
        value: type ?? '',
        label: type ? t(`search.types.${type}`) : t('search.allTypes'),
        count: countOf({ type }),
        href: hrefOf({ kind: type, year: null }),
        isChosen: type === (kind ?? null),
      })),
    },
    {
      name: 'lang',
      title: t('search.facets.lang'),
      options: [language, other].map((value) => ({
        value,
        label: t(`search.languages.${value === language ? value : (`also-${other}` as const)}`),
        count: countMatches(counts, scope, { locale: value }),
        href: hrefOf({ lang: value, kind: null, year: null }),
        isChosen: value === language,
      })),
    },
    {
      name: 'year',
      title: t('search.facets.year'),
      options: (kind === 'news' ? [...years] : [])
        .toSorted((a, b) => b.localeCompare(a))
        .map((value) => ({
          value,
          label: value,
          count: countOf({ type: kind as ResultType, year: value }),
          href: hrefOf({ year: year === value ? null : value }),
          isChosen: year === value,
        })),
    },
  ]
  return facets
    .map((facet) => ({ ...facet, options: facet.options.filter(({ count }) => count > 0) }))
    .filter(({ options }) => options.length > 0)
}
