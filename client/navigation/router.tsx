import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { localPath, splitPath } from '#domain/site/locale'
import {
  type PayloadName,
  pageFolder,
  type RouteName,
  routeNames,
  routeOf,
} from '#domain/site/routes'
import { type AnyPage, byFolder, PageContent, type PageModule, pageOf } from '../content'
import { type FormScript, FormScriptContext, noScript } from '../forms/form-script'
import { Failed, FailedDocument } from './failed'
import { Root, type RouterContext } from './root'

const liveForm = () => import('../forms/live/live-form').then((module) => module.liveForm)

const chunks = byFolder(import.meta.glob<PageModule>('../pages/*/*/page.tsx'))

/** Loads the component that shows a payload; each page is a chunk of its own. */
async function loadPageComponent(name: PayloadName): Promise<AnyPage> {
  return pageOf(name, await chunks[pageFolder(name)]?.())
}

/** True for pages made for a form: they are personal, and their code is a chunk of its own. */
export function isFormPage(name: RouteName): boolean {
  return routeOf(name).messages.includes('forms')
}

const loaded = new Map<PayloadName, { page: AnyPage; script: FormScript }>()

const minute = 60_000

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: FailedDocument,
})

/**
 * Converts a path of the route table to the router's syntax: `:slug` becomes `$slug`, `*` becomes
 * `$first/$`. The segment before `$` is needed because `$` also matches nothing, which `*` does
 * not.
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
    // Code and data are one unit: a page that lacks either is not shown.
    loader: async ({ context, location }) => {
      const [data, page, script] = await Promise.all([
        context.load(name, location.pathname, location.searchStr),
        loadPageComponent(payload),
        isFormPage(name) ? liveForm() : noScript,
      ])
      loaded.set(payload, { page, script })
      return data
    },
    component: function RoutePage() {
      const data = route.useLoaderData()
      const code = loaded.get(payload)
      return (
        code && (
          <FormScriptContext value={code.script}>
            <PageContent page={code.page} data={data} />
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
 * Router for one language. URLs have the prefix `/en` outside of the router only: the rewrite
 * removes it from incoming and adds it to outgoing URLs (a basepath would redirect `/en`).
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
    // Kept as it is in the address: the router would replace other spellings, which scrolls to the top.
    parseSearch: (query) => ({ query }),
    stringifySearch: ({ query }) => query ?? '',
    defaultPreload: false,
    defaultErrorComponent: Failed,
    // Loaded data is reused for a minute, then loaded again, and never refreshed in the background.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultGcTime: minute,
    defaultPreloadStaleTime: minute,
    defaultPreloadGcTime: minute,
    // The first page keeps its scroll position, set by the reader or restored by the browser.
    scrollRestoration: () => hasNavigated,
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    if (fromLocation) hasNavigated = true
  })
  // The router saves only positions of which it has seen a scroll event: without this, a page that
  // was scrolled before hydration would be at its top after navigating back.
  router.subscribe('onRendered', () => document.dispatchEvent(new Event('scroll')))
  return router
}

export type SiteRouter = ReturnType<typeof createSiteRouter>
