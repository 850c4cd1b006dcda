import { type Locale, localPath } from '#domain/site/locale'
import {
  fillPath,
  findPlace,
  isFixed,
  type Params,
  type Place,
  routeNames,
  routeOf,
} from '#domain/site/routes'

/** A page in a language, as a request asks for it. */
export interface Asked extends Place {
  locale: Locale
  /** The page's bare path. */
  path: string
  /** What of the query is the page's own, in canonical form, with its question mark; or nothing. */
  query: string
  /** Address of the page, its own query with it: kept copies are found by it. */
  key: string
}

const longestValue = 60

/** What the page's own query says, as a loader is told it: in the table's order, nothing idle. */
function ownQuery({ name }: Place, asked: URLSearchParams): Params {
  const names = routeOf(name).query ?? []
  return Object.fromEntries(
    names.flatMap((query) => {
      const value = asked.get(query) ?? ''
      const isIdle = value === '' || (query === 'page' && value === '1')
      return isIdle ? [] : [[query, value.slice(0, longestValue)]]
    }),
  )
}

export function ask(place: Place, locale: Locale, search = new URLSearchParams()): Asked {
  const own = ownQuery(place, search)
  const query = Object.keys(own).length === 0 ? '' : `?${new URLSearchParams(own)}`
  const path = fillPath(place.name, place.params)
  return { ...place, locale, path, query, key: localPath(path, locale) + query }
}

/** The same address with a word more in its query, at the part of the page that the word is of. */
export function addressWith({ key, query }: Asked, name: string, value: string): string {
  return `${key}${query ? '&' : '?'}${name}=${value}#${name}`
}

/** What a page's loader is told: what the table says, the address, and the page's own query. */
export function paramsOf({ name, params, query }: Asked): Params {
  return { ...routeOf(name).params, ...params, ...Object.fromEntries(new URLSearchParams(query)) }
}

/** What tells a page from every other, in either language: what visitors say of it is kept by it. */
export function subjectOf({ name, params }: Place): string {
  return [name, ...Object.values(params)].join('/')
}

/** The page that `subjectOf` told of; null when the table has no such page any longer. */
export function placeOf(subject: string): Place | null {
  const name = routeNames.find((known) => known === subject.split('/')[0])
  if (!name) return null
  const said = subject.split('/').slice(1)
  const path = routeOf(name).path.replace(/:[a-z]+|\*/g, (part) =>
    part === '*' ? said.splice(0).join('/') : (said.shift() ?? ''),
  )
  return findPlace(path)
}

/** What tells its data from any other of its language. */
export function payloadKey(asked: Asked): string {
  return subjectOf(asked) + asked.query
}

/** Whether an address may turn out to name nothing: that of a record, or a part of a list. */
export function mayBeAbsent({ name, query }: Asked): boolean {
  return !isFixed(name) || query !== ''
}

/** The same of all whose record may begin or end: an article stands by itself, but has a window. */
export function mayBeUnpublished(asked: Asked): boolean {
  return mayBeAbsent(asked) || routeOf(asked.name).payload === 'article'
}

/** What an answer depends on besides its address. */
export function varyOf({ key }: Pick<Asked, 'key'>): string {
  return key === '/' ? 'Cookie, Accept-Language' : 'Cookie'
}
