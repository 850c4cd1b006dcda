import type { Locale } from './locale'
import { localPath } from './locale'
import type { PayloadName } from './payloads'

/** Sheets of the style that a page needs besides the ones every page has (client/styles). */
export type Sheet =
  | 'home'
  | 'faq'
  | 'article'
  | 'site-map'
  | 'form'
  | 'contact'
  | 'receipt'
  | 'inquiry'
  | 'feedback'
  | 'problem'

export interface Route {
  /** The bare path; English lives under `/en`. */
  path: string
  payload: PayloadName
  /** What the payload's loader is told besides the language. */
  params?: { slug: string }
  layout: 'hero' | 'default'
  sheets: readonly Exclude<Sheet, 'problem'>[]
  /** Whether search engines may list it. */
  index: boolean
  /** Whether it asks at its end if it was useful. */
  feedback?: boolean
  /** A mode the page is always shown in, over the visitor's own choice (decision 39). */
  mode?: 'light' | 'dark'
}

/** The site as one table. Navigation, site map, language links and the router are made from it. */
export const routes = {
  home: { path: '/', payload: 'home', layout: 'hero', sheets: ['home'], index: true },
  faq: {
    path: '/faq',
    payload: 'faq',
    layout: 'default',
    sheets: ['faq', 'feedback'],
    index: true,
    feedback: true,
  },
  privacyPolicy: {
    path: '/privacy-policy',
    payload: 'article',
    params: { slug: 'privacy-policy' },
    layout: 'default',
    sheets: ['article', 'feedback'],
    index: true,
    feedback: true,
  },
  termsConditions: {
    path: '/terms-conditions',
    payload: 'article',
    params: { slug: 'terms-conditions' },
    layout: 'default',
    sheets: ['article', 'feedback'],
    index: true,
    feedback: true,
  },
  informationFreedom: {
    path: '/information-freedom',
    payload: 'article',
    params: { slug: 'information-freedom' },
    layout: 'default',
    sheets: ['article', 'feedback'],
    index: true,
    feedback: true,
  },
  contact: {
    path: '/contact',
    payload: 'contact',
    layout: 'default',
    sheets: ['form', 'contact', 'receipt'],
    index: true,
  },
  inquiry: {
    path: '/contact/inquiry',
    payload: 'inquiry',
    layout: 'default',
    sheets: ['form', 'contact', 'inquiry'],
    index: true,
  },
  siteMap: {
    path: '/routes',
    payload: 'siteMap',
    layout: 'default',
    sheets: ['site-map'],
    index: true,
  },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

const byPath = new Map<string, RouteName>(
  Object.entries(routes).map(([name, route]) => [route.path, name as RouteName]),
)

/** The route of a bare, canonical path, or null. */
export function findRoute(path: string): RouteName | null {
  return byPath.get(path) ?? null
}

const bySpelling = new Map([...byPath.keys()].map((path) => [path.toLowerCase(), path]))

/** The one canonical spelling of a path that differs only in letter case or trailing slashes. */
export function canonicalPath(path: string): string | null {
  return bySpelling.get(path.toLowerCase().replace(/\/+$/, '') || '/') ?? null
}

export function routeOf(name: RouteName): Route {
  return routes[name]
}

/** The address of a route in a language. */
export function routePath(name: RouteName, locale: Locale): string {
  return localPath(routes[name].path, locale)
}

/** Other addresses people try, and the page they are sent to (301, both languages). */
export const aliases: Readonly<Record<string, RouteName>> = { '/sitemap': 'siteMap' }
