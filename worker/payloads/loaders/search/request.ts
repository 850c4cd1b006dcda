import { parseQuery, type Query } from '#domain/search/query'
import type { SearchAddress } from '#domain/search/search-path'
import { isResultType } from '#domain/search/types'
import { isLocale, type Locale } from '#domain/site/locale'
import { readPage } from '#domain/site/paging'
import { fillPath, type Params } from '#domain/site/routes'

export interface Scope {
  /** Only what the knowledge hub has. */
  knowledge: boolean
}

/** What the address of a search asks for. */
export interface SearchRequest {
  query: Query
  path: string
  page: number
  /** As given, without what is unknown. */
  address: SearchAddress
  /** Language of the results. */
  language: Locale
}

/** Reads the address; unknown values are left out. Null if `page` is not a number of a page. */
export function readRequest(scope: Scope, locale: Locale, params: Params): SearchRequest | null {
  const page = readPage(params.page)
  if (page === null) return null
  const query = parseQuery(params.q ?? '')
  const { kind = '', lang, sort, year = '' } = params
  const language = isLocale(lang) ? lang : locale
  return {
    query,
    path: fillPath(scope.knowledge ? 'knowledgeSearch' : 'search'),
    page,
    language,
    address: {
      q: query.text,
      kind: isResultType(kind) ? kind : null,
      lang: language,
      sort: sort === 'date' ? 'date' : null,
      year: /^\d{4}$/.test(year) ? year : null,
    },
  }
}

/** One letter, or nothing but punctuation. */
export function isShort({ text, terms }: Query): boolean {
  const letters = terms.reduce((sum, { folded }) => sum + [...folded].length, 0)
  return letters < 2 && text !== '' && !/\d/.test(text)
}
