import { parseQuery, type Query } from '#domain/search/query'
import type { SearchAddress } from '#domain/search/search-path'
import { hubTypes, isResultType, type ResultType } from '#domain/search/types'
import { isLocale, type Locale } from '#domain/site/locale'
import { readPage } from '#domain/site/paging'
import { fillPath, type Params } from '#domain/site/routes'

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
