import { type Locale, localPath } from '#domain/site/locale'
import {
  fillPath,
  isFixed,
  type Params,
  type RouteMatch,
  routeOf,
  subjectOf,
} from '#domain/site/routes'
import { toLetter } from '#domain/text/alphabet'
import { foldDigits, trimLinkEnd } from '#domain/text/clean-text'

/** A route match with its locale and the part of the query that belongs to the page. */
export interface PageRequest extends RouteMatch {
  locale: Locale
  /** Path without the locale prefix. */
  path: string
  /** The page's own query in canonical form, with its `?`; empty if there is none. */
  query: string
  /** Localised path with `query`: the key of cached documents. */
  key: string
}

/** Characters of a query parameter that count. */
const longestValue = 60
/** A search has 200 graphemes, some of many characters. */
const longestQuery = 1_000

/** The spelling of a number that loaders read: ASCII digits, as many as a month has or as it takes. */
const numbers: Record<string, (digits: string) => string> = {
  page: (digits) => digits.replace(/^0+(?=\d)/, ''),
  year: (digits) => digits,
  month: (digits) => digits.padStart(2, '0'),
}

/** One spelling for each value that has several. */
function canonicalValue(name: string, value: string): string {
  if (name === 'q') return value.slice(0, longestQuery)
  const text = trimLinkEnd(value).slice(0, longestValue)
  if (name === 'letter') return toLetter(text) ?? text
  const digits = foldDigits(text.trim())
  return /^\d+$/.test(digits) ? (numbers[name]?.(digits) ?? text) : text
}

/** The query parameters of the route table, in its order, without defaults. */
function ownQuery({ name }: RouteMatch, search: URLSearchParams): Params {
  const names = routeOf(name).query ?? []
  return Object.fromEntries(
    names.flatMap((query) => {
      const value = canonicalValue(query, search.get(query) ?? '')
      const isDefault = value === '' || (query === 'page' && value === '1')
      return isDefault ? [] : [[query, value]]
    }),
  )
}

/** `search` is cleaned: unknown parameters are dropped, values cut at 60 characters (`q` at 1,000). */
export function parsePageRequest(
  place: RouteMatch,
  locale: Locale,
  search = new URLSearchParams(),
): PageRequest {
  const own = ownQuery(place, search)
  const query = Object.keys(own).length === 0 ? '' : `?${new URLSearchParams(own)}`
  const path = fillPath(place.name, place.params)
  return { ...place, locale, path, query, key: localPath(path, locale) + query }
}

/** The page's address with one more query parameter and a fragment of the same name. */
export function addressWith({ key, query }: PageRequest, name: string, value: string): string {
  return `${key}${query ? '&' : '?'}${name}=${value}#${name}`
}

/** Parameters for the page's loader: of the route table, the path and the page's own query. */
export function paramsOf({ name, params, query }: PageRequest): Params {
  return { ...routeOf(name).params, ...params, ...Object.fromEntries(new URLSearchParams(query)) }
}

/** Name of the page's payload within its locale. */
export function payloadKey(pageRequest: PageRequest): string {
  return subjectOf(pageRequest) + pageRequest.query
}

/** True for records and parts of lists: they may not exist. */
export function mayBeAbsent({ name, query }: PageRequest): boolean {
  return !isFixed(name) || query !== ''
}

/** Like `mayBeAbsent`, and true for articles: their records have a publication window. */
export function mayBeUnpublished(pageRequest: PageRequest): boolean {
  return mayBeAbsent(pageRequest) || routeOf(pageRequest.name).payload === 'article'
}

/** The Vary header: `/` redirects by cookie and Accept-Language. */
export function varyOf({ key }: Pick<PageRequest, 'key'>): string {
  return key === '/' ? 'Cookie, Accept-Language' : 'Cookie'
}
