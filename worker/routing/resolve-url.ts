import { type Locale, localPath, splitPath } from '#domain/site/locale'
import { fillPath, findAlias, matchRouteAnyCase, type RouteMatch } from '#domain/site/routes'
import { matchStaffRoute, staffAddress, staffPath } from '#domain/staff/staff-routes'
import { trimLinkEnd } from '#domain/text/clean-text'

interface ResolvedUrl {
  locale: Locale
  /** The page with exactly this path; null for any other path. */
  place: RouteMatch | null
  /** The canonical path when it differs: respond with 301. */
  moved: string | null
}

/** One leading slash and no empty segments: `//host` would redirect to another site. */
function normalise(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/')}`
}

/** Paths of the account, which are endpoints and not in the route table. */
const accountPaths = ['/auth/login', '/auth/logout', '/auth/callback', '/auth/sessions']

/** Pages of the desk too have a table of their own. */
function unlistedPath(path: string): string | null {
  const staff = matchStaffRoute(path)
  if (staff) return staffPath(staff.name, staff.reference ?? '')
  const lower = path.toLowerCase().replace(/\/+$/, '')
  return accountPaths.find((known) => known === lower) ?? null
}

/** The canonical path of a page of the desk, in the language of the path; null for other paths. */
export function findStaffPage(pathname: string): string | null {
  const { locale, path } = splitPath(pathname)
  const staff = matchStaffRoute(path)
  return staff && staffAddress(locale, staff.name, staff.reference ?? '')
}

function canonicalPath(path: string, locale: Locale): string | null {
  const alias = findAlias(path)
  const bare = alias ? fillPath(alias) : (matchRouteAnyCase(path)?.path ?? unlistedPath(path))
  return bare ? localPath(bare, locale) : null
}

/** The page that a path leads to without the marks after it; null if it has none, or leads nowhere. */
function findLinked(pathname: string): string | null {
  let text: string
  try {
    text = decodeURIComponent(pathname)
  } catch {
    return null
  }
  const trimmed = trimLinkEnd(text) || '/'
  if (trimmed === text || !/^[!-~]+$/.test(trimmed)) return null
  const { place, moved } = resolveUrl(trimmed)
  return place ? trimmed : moved
}

/** Resolves a path to locale and page, or to the path it redirects to. */
export function resolveUrl(pathname: string): ResolvedUrl {
  const lower = pathname.toLowerCase()
  if (lower === '/ar' || lower.startsWith('/ar/')) {
    const path = normalise(pathname.slice(3))
    return { locale: 'ar', place: null, moved: canonicalPath(path, 'ar') ?? path }
  }
  const prefixed = lower === '/en' || lower.startsWith('/en/')
  const { locale, path } = splitPath(prefixed ? `/en${pathname.slice(3)}` : pathname)
  const found = matchRouteAnyCase(path)
  if (found && localPath(found.path, locale) === pathname) {
    return { locale, place: found.place, moved: null }
  }
  const target = canonicalPath(path, locale) ?? findLinked(pathname)
  return { locale, place: null, moved: target === pathname ? null : target }
}

/** The page at a path that the client sent, without its language; home when there is none. */
export function resolveKnownPage(path: string | undefined): { path: string; locale: Locale } {
  const { place, locale } = resolveUrl(path ?? '/')
  if (place) return { path: fillPath(place.name, place.params), locale }
  return splitPath(findStaffPage(path ?? '') ?? localPath('/', locale))
}

/** Where the API's addresses begin. */
export const apiPath = '/api/v1'

/** The server of the sandbox in the OpenAPI document, whose clients put it before a path. */
export const sandboxServer = '/api/sandbox'

/** Where the sandbox's addresses begin. */
export const sandboxPath = `${sandboxServer}/v1`

/** The sandbox by its own address, and by its server with a path of the document after it. */
export const sandboxRoots = [sandboxPath, sandboxServer + apiPath] as const

const isBelow = (pathname: string) => (root: string) =>
  pathname === root || pathname.startsWith(`${root}/`)

/** True for an address of the sandbox. */
export function isSandboxPath(pathname: string): boolean {
  return sandboxRoots.some(isBelow(pathname))
}

/** The beginning that an address has of those of the API and its sandbox; null for other addresses. */
export function apiRootOf(pathname: string): string | null {
  return [apiPath, ...sandboxRoots].find(isBelow(pathname)) ?? null
}

/** True for an address that answers programs with the problems of the API. */
export function isApiPath(pathname: string): boolean {
  return ['/openapi.json', '/openapi.yaml'].includes(pathname) || apiRootOf(pathname) !== null
}
