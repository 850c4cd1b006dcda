import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { type Locale, localPath, splitPath } from '#domain/locale'
import type { Translate } from '#domain/messages/index'
import type { PageData, PayloadName, Payloads } from '#domain/payloads'
import { type RouteName, routeOf, routes } from '#domain/routes'
import type { BrowserCode, InlineCode } from './document'
import { Failed } from './failed'
import { Root } from './root'

/** How a page gets its data, wherever it runs: the worker reads it, the browser fetches it. */
export type Load = (name: RouteName) => Promise<PageData>

export interface RouterContext {
  load: Load
  locale: Locale
  t: Translate
  origin: string
  inline: InlineCode
  browser: BrowserCode
  icon: string
  font: string
}

type Page<N extends PayloadName> = ComponentType<{ payload: Payloads[N] }>
type AnyPage = ComponentType<{ payload: unknown }>

/** Payload name → page. Each page is a chunk of its own in the browser. */
const pages = {
  home: () => import('./pages/home').then((module) => module.Home),
  faq: () => import('./pages/faq').then((module) => module.Faq),
  article: () => import('./pages/article').then((module) => module.Article),
  siteMap: () => import('./pages/site-map').then((module) => module.SiteMap),
} satisfies { [N in PayloadName]: () => Promise<Page<N>> }

const loaded = new Map<PayloadName, AnyPage>()

const minute = 60_000

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Root })

function createPageRoute(name: RouteName) {
  const { path, payload } = routeOf(name)
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { name },
    // Code and data are one: a page that lacks either is not shown.
    loader: async ({ context }) => {
      const [data, Page] = await Promise.all([context.load(name), pages[payload]()])
      loaded.set(payload, Page as AnyPage)
      return data
    },
    component: function RoutePage() {
      const data = route.useLoaderData()
      const Page = loaded.get(payload)
      return Page && <Page payload={data.payload} />
    },
  })
  return route
}

const routeTree = rootRoute.addChildren(
  (Object.keys(routes) as RouteName[]).map((name) => createPageRoute(name)),
)

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    name?: RouteName
  }
}

/**
 * The site's router in one language. Addresses carry `/en` outside and are bare inside: the rewrite
 * strips it on the way in and adds it on the way out (a basepath would redirect `/en`).
 */
export function createSiteRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitPath(url.pathname).path
        return url
      },
      output: ({ url }) => {
        url.pathname = localPath(url.pathname, context.locale)
        return url
      },
    },
    defaultPreload: false,
    defaultErrorComponent: Failed,
    // What was loaded is shown again for a minute and then asked for anew, never behind the reader.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultGcTime: minute,
    defaultPreloadStaleTime: minute,
    defaultPreloadGcTime: minute,
    scrollRestoration: true,
  })
}

export type SiteRouter = ReturnType<typeof createSiteRouter>
