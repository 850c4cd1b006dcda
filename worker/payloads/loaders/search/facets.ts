import type { SearchResult } from '#db/search/find-documents'
import type { Facet } from '#domain/payloads/facets'
import { type SearchAddress, searchPath } from '#domain/search/search-path'
import { resultTypes } from '#domain/search/types'
import { otherLocale } from '#domain/site/locale'
import type { LoaderDeps } from '../../loader'
import type { SearchRequest } from './request'

/** Number of results of all types in the chosen language. */
export const countAll = ({ types }: SearchResult) =>
  types.reduce((sum, { count }) => sum + count, 0)

/** Number of results under the chosen filters. */
export function countShown(
  { address: { kind, year } }: SearchRequest,
  result: SearchResult,
): number {
  if (year) return result.years.find((one) => one.year === year)?.count ?? 0
  return kind ? (result.types.find(({ type }) => type === kind)?.count ?? 0) : countAll(result)
}

/** Type, language and, for news, year as links; options without results are left out. */
export function facetsOf(
  deps: Pick<LoaderDeps, 't' | 'locale'>,
  { path, address, language }: SearchRequest,
  result: SearchResult,
): Facet[] {
  const { t, locale } = deps
  const hrefOf = (changed: Partial<SearchAddress>) =>
    searchPath(path, locale, { ...address, ...changed })
  const all = { value: '', label: t('search.allTypes'), count: countAll(result) }
  const types = resultTypes.flatMap((type) => {
    const count = result.types.find((one) => one.type === type)?.count ?? 0
    return count > 0 ? [{ value: type as string, label: t(`search.types.${type}`), count }] : []
  })
  const kind = address.kind ?? ''
  const other = otherLocale(language)
  const years = kind === 'news' ? result.years : []
  return [
    {
      name: 'kind',
      title: t('search.facets.kind'),
      options: [all, ...types].map((option) => ({
        ...option,
        href: hrefOf({ kind: option.value || null, year: null }),
        isChosen: option.value === kind,
      })),
    },
    {
      name: 'lang',
      title: t('search.facets.lang'),
      options: [
        { value: language, count: countAll(result) },
        { value: other, count: result.others },
      ]
        .filter(({ count }) => count > 0)
        .map(({ value, count }) => ({
          value,
          label: t(`search.languages.${value}`),
          count,
          href: hrefOf({ lang: value }),
          isChosen: value === language,
        })),
    },
    {
      name: 'year',
      title: t('search.facets.year'),
      options: years.map(({ year, count }) => ({
        value: year,
        label: year,
        count,
        href: hrefOf({ year: address.year === year ? null : year }),
        isChosen: address.year === year,
      })),
    },
  ].filter(({ options }) => options.length > 0)
}
