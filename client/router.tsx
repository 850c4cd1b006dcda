import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { type Locale, localPath, splitPath } from '#domain/locale'
import type { Translate } from '#domain/messages/index'
import type { PageData, PayloadName } from '#domain/payloads'
import { type RouteName, routeOf, routes } from '#domain/routes'
import { type AnyPage, Content, type Page } from './content'
import type { BrowserCode, InlineCode } from './document'
import { Failed } from './failed'
import { isFormPage } from './form-pages'
import { type FormScript, FormScriptContext, noScript } from './forms/form-script'
import { Root } from './root'

/** How a page gets its data; `search` is its own query. */
export type Load = (name: RouteName, search: string) => Promise<PageData>

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

/** Payload name → page. Each page is a chunk of its own in the browser. */
const pages = {
  home: () => import('./pages/home').then((module) => module.Home),
  faq: () => import('./pages/faq').then((module) => module.Faq),
  article: () => import('./pages/article').then((module) => module.Article),
  contact: () => import('./pages/contact').then((module) => module.Contact),
  inquiry: () => import('./pages/inquiry').then((module) => module.Inquiry),
  siteMap: () => import('./pages/site-map').then((module) => module.SiteMap),
} satisfies { [N in PayloadName]: () => Promise<Page<N>> }

const liveForm = () => import('./forms/live/live-form').then((module) => module.liveForm)

const loaded = new Map<PayloadName, { page: AnyPage; script: FormScript }>()

const minute = 60_000

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Root })

function createPageRoute(name: RouteName) {
  const { path, payload } = routeOf(name)
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { name },
    // Code and data are one: a page that lacks either is not shown.
    loader: async ({ context, location }) => {
      const [data, page, script] = await Promise.all([
        context.load(name, location.searchStr),
        pages[payload](),
        isFormPage(name) ? liveForm() : noScript,
      ])
      loaded.set(payload, { page: page as AnyPage, script })
      return data
    },
    // A form is one visitor's and one visit's: once left, it is asked for anew.
    gcTime: isFormPage(name) ? 0 : undefined,
    component: function RoutePage() {
      const data = route.useLoaderData()
      const code = loaded.get(payload)
      return (
        code && (
          <FormScriptContext value={code.script}>
            <Content page={code.page} data={data} />
          </FormScriptContext>
        )
      )
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
