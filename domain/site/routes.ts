import type { MessageGroup } from '../messages/groups'
import { type Locale, localPath } from './locale'
import type { AccessRule, CachePolicy, RouteDefinition } from './route-definition'
import { aliases, routes } from './route-table'

export type RouteName = keyof typeof routes
/** Names of the payloads, each of one page: that which a route names, else its own name. */
export type PayloadName = {
  [N in RouteName]: (typeof routes)[N] extends { payload: infer P extends string } ? P : N
}[RouteName]
/** Routes without a slug in their path. */
export type FixedName = {
  [N in RouteName]: (typeof routes)[N]['path'] extends `${string}${':' | '*'}${string}` ? never : N
}[RouteName]

export interface Route extends RouteDefinition {
  id: string
  payload: PayloadName
  parent?: FixedName
  layout: 'hero' | 'default'
  messages: readonly MessageGroup[]
  cache: CachePolicy
  access: AccessRule
  index: boolean
  feedback: boolean
  rating: boolean
  comments: boolean
  useCases: boolean
  feed: boolean
  sameOriginReferrer: boolean
  videos: boolean
}

/** Routes that not everyone may open. */
export type ClosedRoute = {
  [N in RouteName]: (typeof routes)[N] extends { access: 'member' | 'staff' } ? N : never
}[RouteName]

/** Routes with an Atom feed. */
export type FeedRoute = {
  [N in FixedName]: (typeof routes)[N] extends { feed: true } ? N : never
}[FixedName]

/** Path parameters: slugs by name, the rest of the path as `rest`. */
export type Params = Readonly<Record<string, string>>

/** A route and the parameters of its path. */
export interface RouteMatch {
  name: RouteName
  params: Params
}

export const routeNames = Object.keys(routes) as RouteName[]

/** Small forms; each has a message group of its name. */
const smallForms = ['rating', 'comments', 'feedback'] as const

function complete(name: RouteName): Route {
  const definition: RouteDefinition = routes[name]
  const ownForms = smallForms.filter((part) => definition[part])
  // On these pages the feedback widget is not hydrated (client/widgets/feedback/lazy-feedback).
  const hasStaticFeedback = name === 'home' || definition.messages?.includes('forms')
  return {
    id: name,
    layout: 'default',
    cache: (definition.access ?? 'public') === 'public' ? 'public' : 'none',
    access: 'public',
    index: true,
    feedback: false,
    rating: false,
    comments: false,
    useCases: false,
    feed: false,
    sameOriginReferrer: false,
    videos: false,
    ...definition,
    payload: (definition.payload ?? name) as PayloadName,
    parent: definition.parent as FixedName | undefined,
    messages: [
      ...(definition.messages ?? []),
      ...ownForms.filter((part) => !(part === 'feedback' && hasStaticFeedback)),
    ],
  }
}

const table = Object.fromEntries(routeNames.map((name) => [name, complete(name)])) as Record<
  RouteName,
  Route
>

export function routeOf(name: RouteName): Route {
  return table[name]
}

export const payloadNames = [...new Set(routeNames.map((name) => table[name].payload))]

/** Folder of a payload's page: `photoGallery` is `photo-gallery`. */
export function pageFolder(name: PayloadName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

export function isFixed(name: RouteName): name is FixedName {
  return !/[:*]/.test(routes[name].path)
}

/** Colour modes that routes fix. */
export const forcedModes = [...new Set(routeNames.flatMap((name) => table[name].mode ?? []))]

const noParams: Params = {}
const fixed = new Map<string, RouteMatch>(
  routeNames.filter(isFixed).map((name) => [routes[name].path, { name, params: noParams }]),
)
const canonicalPaths = new Map([...fixed.keys()].map((path) => [path.toLowerCase(), path]))

const slugs = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** Reference of a ticket in lower case; its canonical path has upper case. */
const references = /^[a-z]{3,4}-\d{4,10}$/
const maxSegments = 8
const maxLength = 300

const isSlot = (segment: string) => segment === '*' || segment.startsWith(':')

interface Pattern {
  name: RouteName
  /** Fixed segments in lower case, parameters as in the table. */
  segments: readonly string[]
}
const patterns: Pattern[] = routeNames
  .filter((name): boolean => !isFixed(name))
  .map((name) => {
    const segments = routes[name].path.split('/').slice(1)
    return { name, segments: segments.map((one) => (isSlot(one) ? one : one.toLowerCase())) }
  })

/** True if a segment of a path may stand for one of a pattern. */
function mayStandFor(text: string, segment: string): boolean {
  if (!isSlot(segment)) return segment === text
  return (segment === ':reference' ? references : slugs).test(text)
}

/** Matches the lower-case segments of a path against a pattern; null without a match. */
function matchPattern(
  { name, segments }: Pattern,
  pathSegments: readonly string[],
): RouteMatch | null {
  const hasRest = segments.at(-1) === '*'
  if (hasRest ? pathSegments.length < segments.length : pathSegments.length !== segments.length)
    return null
  if (!pathSegments.every((text, at) => mayStandFor(text, segments[at] ?? '*'))) return null
  const params: Record<string, string> = {}
  for (const [at, segment] of segments.entries()) {
    const text = pathSegments[at] ?? ''
    if (segment === '*') params.rest = pathSegments.slice(at).join('/')
    else if (segment === ':reference') params.reference = text.toUpperCase()
    else if (segment.startsWith(':')) params[segment.slice(1)] = text
  }
  return { name, params }
}

/**
 * Matches a path without language prefix, ignoring letter case and trailing slashes, and returns
 * its canonical path; null if there is no route.
 */
export function matchRouteAnyCase(path: string): { place: RouteMatch; path: string } | null {
  const lower = path.toLowerCase().replace(/\/+$/, '') || '/'
  const known = canonicalPaths.get(lower)
  const place = known && fixed.get(known)
  if (known && place) return { place, path: known }
  const pathSegments = lower.split('/').slice(1)
  if (lower.length > maxLength || pathSegments.length > maxSegments) return null
  for (const pattern of patterns) {
    const found = matchPattern(pattern, pathSegments)
    if (found) return { place: found, path: fillPath(found.name, found.params) }
  }
  return null
}

/** Matches a canonical path without language prefix, or null. */
export function matchRoute(path: string): RouteMatch | null {
  const known = fixed.get(path)
  if (known) return known
  const found = matchRouteAnyCase(path)
  return found?.path === path ? found.place : null
}

/** Path of a route without language prefix. */
export function fillPath(name: RouteName, params: Params = noParams): string {
  const { path } = routes[name]
  return path.replace(/:([a-z]+)|\*/g, (_, slug?: string) => params[slug ?? 'rest'] ?? '')
}

/** Path of a route in a language. */
export function routePath(name: RouteName, locale: Locale, params?: Params): string {
  return localPath(fillPath(name, params), locale)
}

export function hasFeed(name: RouteName): name is FeedRoute {
  return table[name].feed
}

/** Path of a list's Atom feed in a language. */
export function feedPath(name: FeedRoute, locale: Locale): string {
  return `${routePath(name, locale)}/feed.xml`
}

/** Route that a common wrong path redirects to, or null. */
export function findAlias(path: string): RouteName | null {
  return aliases[path.toLowerCase().replace(/\/+$/, '')] ?? null
}

/** Ancestors of a route, topmost first, without the home page. */
export function parentsOf(name: RouteName): FixedName[] {
  const { parent } = table[name]
  return parent ? [...parentsOf(parent), parent] : []
}

/** Identifies a page in both languages: `<route id>/<params>`. Feedback is stored under it. */
export function subjectOf({ name, params }: RouteMatch): string {
  return [routeOf(name).id, ...Object.values(params)].join('/')
}
