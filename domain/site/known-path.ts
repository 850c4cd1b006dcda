import {
  type FixedName,
  findAlias,
  isFixed,
  matchRouteAnyCase,
  routeNames,
  routeOf,
} from './routes'

/** The parts of a path that are pages of their own, topmost first, and the rest that is no page. */
export interface KnownPath {
  pages: FixedName[]
  rest: string
}

function isOpen(name: FixedName): boolean {
  const { access, index } = routeOf(name)
  return access === 'public' && index
}

function openPageAt(path: string): FixedName | null {
  const name = findAlias(path) ?? matchRouteAnyCase(path)?.place.name
  return name && isFixed(name) && isOpen(name) ? name : null
}

/**
 * Splits a decoded path without language prefix, its query included, after its last part that is a
 * public page. A path that is wholly known keeps its last part as the rest.
 */
export function splitKnownPath(path: string): KnownPath {
  const pages: FixedName[] = []
  let end = 0
  for (const { 0: part, index } of path.matchAll(/\/[^/?]+/g)) {
    const next = index + part.length
    const name = next < path.length ? openPageAt(path.slice(0, next)) : null
    if (!name) continue
    if (!pages.includes(name)) pages.push(name)
    end = next
  }
  return { pages, rest: path.slice(end).replace(/^\/+/, '') }
}

/** Public pages directly below a page, in the order of the route table. */
export function childPages(parent: FixedName): FixedName[] {
  return routeNames
    .filter(isFixed)
    .filter((name) => routeOf(name).parent === parent && isOpen(name))
}
