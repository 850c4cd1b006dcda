import type { WordGroup } from '../messages/groups'
import type { PayloadName } from '../payloads/payloads'
import { type Locale, localPath } from './locale'
import type { PageSheet, RouteLine } from './route-definition'
import { aliases, routes } from './route-table'

export type RouteName = keyof typeof routes
/** Routes that are one page, and not one a record. */
export type FixedName = {
  [N in RouteName]: (typeof routes)[N]['path'] extends `${string}${':' | '*'}${string}` ? never : N
}[RouteName]

export interface Route extends RouteLine {
  payload: PayloadName
  parent?: FixedName
  layout: 'hero' | 'default'
  sheets: readonly PageSheet[]
  words: readonly WordGroup[]
  index: boolean
  feedback: boolean
  rating: boolean
  comments: boolean
  feed: boolean
  discreet: boolean
  videos: boolean
}

/** Lists that can be followed as a feed. */
export type FeedRoute = {
  [N in FixedName]: (typeof routes)[N] extends { feed: true } ? N : never
}[FixedName]

/** What an address says besides its page: slugs by their names, the rest of a path under `rest`. */
export type Params = Readonly<Record<string, string>>

/** A page at an address: a route, and what the address names in it. */
export interface Place {
  name: RouteName
  params: Params
}

export const routeNames = Object.keys(routes) as RouteName[]

/** What a page asks its visitors; each has a sheet and words of its name. */
const asking = ['rating', 'comments', 'feedback'] as const

function complete(name: RouteName): Route {
  const line: RouteLine = routes[name]
  const running: readonly PageSheet[] = name === 'home' ? [] : ['prose']
  const asks = asking.filter((part) => line[part])
  // There the widget stays as the worker sent it (client/widgets/feedback-place).
  const hasLittleRoom = name === 'home' || line.sheets?.includes('form')
  return {
    layout: 'default',
    index: true,
    feedback: false,
    rating: false,
    comments: false,
    feed: false,
    discreet: false,
    videos: false,
    ...line,
    // A route without a payload of another name has its own (`OwnPayload` below).
    payload: line.payload ?? (name as PayloadName),
    parent: line.parent as FixedName | undefined,
    sheets: [...running, ...(line.sheets ?? []), ...asks],
    words: [
      ...(line.words ?? []),
      ...asks.filter((part) => !(part === 'feedback' && hasLittleRoom)),
    ],
  }
}

/** Names of routes that name no payload; each must be a payload's name. */
type OwnPayload = {
  [N in RouteName]: (typeof routes)[N] extends { payload: PayloadName } ? never : N
}[RouteName]
const table = Object.fromEntries(routeNames.map((name) => [name, complete(name)])) as Record<
  RouteName,
  Route
> &
  ([OwnPayload] extends [PayloadName] ? unknown : never)

export function routeOf(name: RouteName): Route {
  return table[name]
}

export function isFixed(name: RouteName): name is FixedName {
  return !/[:*]/.test(routes[name].path)
}

/** The modes that pages of the table force. */
export const forcedModes = [...new Set(routeNames.flatMap((name) => table[name].mode ?? []))]

const none: Params = {}
const fixed = new Map<string, Place>(
  routeNames.filter(isFixed).map((name) => [routes[name].path, { name, params: none }]),
)
const bySpelling = new Map([...fixed.keys()].map((path) => [path.toLowerCase(), path]))

const slugs = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const deepest = 8
const longest = 300

const isSlot = (segment: string) => segment === '*' || segment.startsWith(':')

interface Pattern {
  name: RouteName
  /** Words in lower case, and the names of slugs as the table has them. */
  segments: readonly string[]
}
const patterns: Pattern[] = routeNames
  .filter((name): boolean => !isFixed(name))
  .map((name) => {
    const segments = routes[name].path.split('/').slice(1)
    return { name, segments: segments.map((one) => (isSlot(one) ? one : one.toLowerCase())) }
  })

/** Reads an address in lower case by a pattern; null when it is none of it. */
function match({ name, segments }: Pattern, asked: readonly string[]): Place | null {
  const isOpen = segments.at(-1) === '*'
  if (isOpen ? asked.length < segments.length : asked.length !== segments.length) return null
  if (!segments.every((segment, at) => segment === asked[at] || isSlot(segment))) return null
  const params: Record<string, string> = {}
  for (const [at, segment] of segments.entries()) {
    if (segment === '*') params.rest = asked.slice(at).join('/')
    else if (segment.startsWith(':')) params[segment.slice(1)] = asked[at] ?? ''
  }
  const named = isOpen ? asked.slice(segments.length - 1) : []
  const all = [...named, ...Object.values(params).filter((_, at) => !(isOpen && at === 1))]
  return all.every((slug) => slugs.test(slug)) ? { name, params } : null
}

/** The page at a bare path that may differ in letter case or trailing slashes, and its canonical path. */
export function findSpelling(path: string): { place: Place; path: string } | null {
  const lower = path.toLowerCase().replace(/\/+$/, '') || '/'
  const known = bySpelling.get(lower)
  const place = known && fixed.get(known)
  if (known && place) return { place, path: known }
  const asked = lower.split('/').slice(1)
  if (lower.length > longest || asked.length > deepest) return null
  for (const pattern of patterns) {
    const found = match(pattern, asked)
    if (found) return { place: found, path: fillPath(found.name, found.params) }
  }
  return null
}

/** The page at a bare, canonical path, or null. */
export function findPlace(path: string): Place | null {
  const known = fixed.get(path)
  if (known) return known
  const found = findSpelling(path)
  return found?.path === path ? found.place : null
}

/** The bare path of a page. */
export function fillPath(name: RouteName, params: Params = none): string {
  const { path } = routes[name]
  return path.replace(/:([a-z]+)|\*/g, (_, slug?: string) => params[slug ?? 'rest'] ?? '')
}

/** The address of a page in a language. */
export function routePath(name: RouteName, locale: Locale, params?: Params): string {
  return localPath(fillPath(name, params), locale)
}

export function hasFeed(name: RouteName): name is FeedRoute {
  return table[name].feed
}

/** The address of a list's feed in a language. */
export function feedPath(name: FeedRoute, locale: Locale): string {
  return `${routePath(name, locale)}/feed.xml`
}

/** The page an address that people try leads to, or null. */
export function findAlias(path: string): RouteName | null {
  return aliases[path.toLowerCase().replace(/\/+$/, '')] ?? null
}

/** The pages above a page, the highest first; the home page is left out. */
export function parentsOf(name: RouteName): FixedName[] {
  const { parent } = table[name]
  return parent ? [...parentsOf(parent), parent] : []
}
