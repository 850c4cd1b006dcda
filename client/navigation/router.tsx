import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import type { Translate } from '#domain/messages/translate'
import type { PageData, PayloadName } from '#domain/payloads/payloads'
import { type Locale, localPath, splitPath } from '#domain/site/locale'
import { type RouteName, routeNames, routeOf } from '#domain/site/routes'
import { type AnyPage, Content } from '../content'
import type { BrowserCode, InlineCode } from '../document'
import { type FormScript, FormScriptContext, noScript } from '../forms/form-script'
import { Failed, FailedDocument } from './failed'
import { isFormPage } from './form-pages'
import { pageChunks } from './page-chunks'
import { Root } from './root'

/** How a page gets its data: of the page at a bare path, with its own query. */
export type Load = (name: RouteName, path: string, search: string) => Promise<PageData>

export interface RouterContext {
  load: Load
  locale: Locale
  t: Translate
  origin: string
  inline: InlineCode
  browser: BrowserCode
  icon: string
  /** The markup around `<main>`, as the worker sent it. */
  standing: { top: string; bottom: string }
}

const liveForm = () => import('../forms/live/live-form').then((module) => module.liveForm)

const loaded = new Map<PayloadName, { page: AnyPage; script: FormScript }>()

const minute = 60_000

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: FailedDocument,
})

/**
 * A path of the table as the router writes it: `:slug` is `$slug`, the rest of an address `$`. That
 * may be empty there and is never so in the table, hence the segment before it.
 */
function routerPath(path: string): string {
  return path.replaceAll(':', '$').replace('*', '$first/$')
}

function createPageRoute(name: RouteName) {
  const { path, payload } = routeOf(name)
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: routerPath(path),
    staticData: { name },
    // Code and data are one: a page that lacks either is not shown.
    loader: async ({ context, location }) => {
      const [data, page, script] = await Promise.all([
        context.load(name, location.pathname, location.searchStr),
        pageChunks[payload](),
        isFormPage(name) ? liveForm() : noScript,
      ])
      loaded.set(payload, { page: page as AnyPage, script })
      return data
    },
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

const routeTree = rootRoute.addChildren(routeNames.map((name) => createPageRoute(name)))

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
  let hasNavigated = false
  const router = createRouter({
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
    // The first page stands where its reader has scrolled it to, or where the browser restored it.
    scrollRestoration: () => hasNavigated,
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    if (fromLocation) hasNavigated = true
  })
  // The router saves the position of what it has seen scroll: without this, a page that was only
  // scrolled before the router came would be at its top again on the way back.
  router.subscribe('onRendered', () => document.dispatchEvent(new Event('scroll')))
  return router
}

export type SiteRouter = ReturnType<typeof createSiteRouter>
