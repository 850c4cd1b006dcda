import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { type Locale, localPath, splitPath } from '#domain/locale'
import type { Translate } from '#domain/messages/index'
import type { PageData, PayloadName, Payloads } from '#domain/payloads'
import { type RouteName, routeOf, routes } from '#domain/routes'
import type { BrowserCode, InlineCode } from './document'
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

/** Payload name → page. Each page is a chunk of its own in the browser. */
const pages = {
  home: () => import('./pages/home').then((module) => module.Home),
  faq: () => import('./pages/faq').then((module) => module.Faq),
  article: () => import('./pages/article').then((module) => module.Article),
  siteMap: () => import('./pages/site-map').then((module) => module.SiteMap),
} satisfies { [N in PayloadName]: () => Promise<Page<N>> }

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Root })

function createPageRoute(name: RouteName) {
  const { path, payload } = routeOf(name)
  const page = lazyRouteComponent(async () => {
    const Page = (await pages[payload]()) as ComponentType<{ payload: unknown }>
    return {
      default: function RoutePage() {
        return <Page payload={route.useLoaderData().payload} />
      },
    }
  })
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { name },
    loader: ({ context }) => context.load(name),
    component: page,
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
export function createSiteRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    history,
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
    defaultStaleTime: 60_000,
    defaultPreloadStaleTime: 60_000,
    scrollRestoration: true,
    isServer: import.meta.env.SSR,
  })
}

/** A router that stands on one address, for drawing a page on the server. */
export function createServerRouter(context: RouterContext, path: string) {
  const history = createMemoryHistory({ initialEntries: [localPath(path, context.locale)] })
  return createSiteRouter(context, history)
}

export type SiteRouter = ReturnType<typeof createSiteRouter>
