import type { MatchCount } from '#db/search/match-sql'
import type { Facet } from '#domain/payloads/facets'
import { type SearchAddress, searchPath } from '#domain/search/search-path'
import { hubTypes, type ResultType, resultTypes } from '#domain/search/types'
import { type Locale, otherLocale } from '#domain/site/locale'
import type { LoaderDeps } from '../../payloads/loader'
import type { SearchRequest, SearchScope } from './search-request'

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
