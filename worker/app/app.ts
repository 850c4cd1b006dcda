import { reactRenderer } from '@hono/react-renderer'
import { Hono, type Next } from 'hono'
import type { SearchPayload } from '#client/pages/site/search/payload.ts'
import { isLocale, type Locale, splitPath } from '#domain/site/locale'
import { matchRoute, type RouteMatch, routeOf } from '#domain/site/routes'
import { afterLogout } from '../auth/logout'
import { readFields } from '../http/form-fields'
import { negotiateLocale, referringPage } from '../http/negotiate-locale'
import { checkPreconditions } from '../http/preconditions'
import { cookieNames, readCookie } from '../http/preferences'
import { redirect } from '../http/responses'
import { log } from '../log'
import { writeLogsSoon } from '../log-files/write-logs'
import { discardUnreadBody, limitBody } from '../middleware/body-limit'
import { limitForms, mayRead, readWindowInSeconds } from '../middleware/rate-limits'
import { requireSameOrigin } from '../middleware/same-origin'
import { writeCountsSoon } from '../operations/write-counts'
import { loadPage } from '../pages/load-page'
import { chooseCookies, chooseDisplay, switchLocale } from '../preferences/set-preferences'
import { respondProblem } from '../problems/respond-problem'
import { respondMemberPage, respondMemberPayload } from '../profile/member-pages'
import { respondUncached } from '../render/respond-uncached'
import { parsePageRequest } from '../routing/page-request'
import { resolveUrl } from '../routing/resolve-url'
import type { WaitUntil } from '../runtime/deadlines'
import { countGap } from '../search/count-gap'
import { raiseHeadAfter } from '../security/audit-head'
import { countView } from '../views/view-log'
import { writeDueViews } from '../views/write-views'
import { mountEndpoints } from './endpoints'
import type { IsolateState } from './isolate-state'
import { loadPersonalState } from './personal-state'
import { receive, takesForms } from './receive-form'
import { type App, type AppContext, type AppEnv, createRequestContext } from './request-context'
import { respondError } from './respond-error'
import { respondPage, respondPayload } from './respond-page'

const payloadFile = '/_payload.json'

/** /cookies is also a page with forms of its own, which send a `form` field. */
async function receiveCookies(c: AppContext): Promise<Response> {
  const { values } = await readFields(c, { lists: ['reasons'] })
  return 'form' in values ? receive(c, values) : chooseCookies(c, values)
}

/** POST handlers of preferences, by path. */
const preferences = { locale: switchLocale, cookies: receiveCookies, display: chooseDisplay }

function isRead({ req }: AppContext): boolean {
  return req.method === 'GET' || req.method === 'HEAD'
}

/** Counts the view of a page that exists, and writes those that wait after the response. */
async function countViews(c: AppContext, next: Next): Promise<void> {
  await next()
  const { isolate, env, now, waitUntil } = c.get('ctx')
  const viewed = c.get('viewed')
  const isShown = c.req.method === 'GET' && (c.res.status === 200 || c.res.status === 304)
  if (viewed && isShown) countView(isolate.views, viewed, c.req.raw, now)
  if (isolate.views.isDue) waitUntil(writeDueViews(isolate, env))
}

/** The language of the page that the visitor comes from. */
function referringLocale(c: AppContext): Locale | undefined {
  if (c.get('url').search === `?${afterLogout}`) return 'ar'
  const page = referringPage(c)
  return page ? splitPath(page.pathname).locale : undefined
}

function prefersEnglish(c: AppContext): boolean {
  const cookie = readCookie(c.req.header('cookie') ?? '', cookieNames.locale)
  const chosen = isLocale(cookie) ? cookie : referringLocale(c)
  return negotiateLocale(chosen, c.req.header('accept-language')) === 'en'
}

function isOpenToAll({ name }: RouteMatch): boolean {
  return routeOf(name).access === 'public'
}

async function respondGet(c: AppContext): Promise<Response> {
  const { pathname, search, searchParams } = c.get('url')
  const { place, locale, moved } = resolveUrl(pathname)
  if (moved) return redirect(moved + search, 301)
  if (!place) return respondProblem(c, 404)
  c.set('route', place.name)
  c.set('locale', locale)
  if (pathname === '/' && c.get('ctx').deployment.rootRedirect && prefersEnglish(c)) {
    return redirect(`/en${search}`, 302, {
      'cache-control': 'private, no-store',
      vary: 'Cookie, Accept-Language',
    })
  }
  const pageRequest = parsePageRequest(place, locale, searchParams)
  if (!isOpenToAll(place)) return respondMemberPage(c, pageRequest)
  c.set('viewed', pageRequest.key)
  const personalState = await loadPersonalState(c, pageRequest)
  if (!personalState && routeOf(place.name).cache === 'public') return respondPage(c, pageRequest)
  if (!(await mayRead(c))) return respondProblem(c, 429, { retryAfter: readWindowInSeconds })
  const page = await loadPage(c.get('ctx'), pageRequest)
  if (place.name === 'search' && c.req.method === 'GET') {
    countGap(c, page.data.payload as unknown as SearchPayload)
  }
  return respondUncached(c, pageRequest, personalState ?? undefined, { page })
}

async function respondPayloadRequest(c: AppContext): Promise<Response> {
  const { pathname, searchParams } = c.get('url')
  const { place, locale } = resolveUrl(pathname.slice(0, -payloadFile.length) || '/')
  if (!place) return respondProblem(c, 404)
  c.set('route', `${place.name}.payload`)
  c.set('locale', locale)
  const pageRequest = parsePageRequest(place, locale, searchParams)
  return isOpenToAll(place) ? respondPayload(c, pageRequest) : respondMemberPayload(c, pageRequest)
}

/** For methods without a handler: pages and payloads accept GET and HEAD, forms POST too. */
async function respondMethodNotAllowed(c: AppContext): Promise<Response> {
  const { pathname } = c.get('url')
  const path = pathname.endsWith(payloadFile) ? pathname.slice(0, -payloadFile.length) : pathname
  const { place } = resolveUrl(path || '/')
  if (!place) return respondProblem(c, 404)
  const isFormPath = path === pathname && takesForms(place.name)
  return respondProblem(c, 405, { allow: isFormPath ? 'GET, HEAD, POST' : 'GET, HEAD' })
}

/** Rejects a POST to a page without forms before its body is read. */
async function requireForm(c: AppContext, next: Next) {
  const { pathname, search } = c.get('url')
  const { place, moved } = resolveUrl(pathname)
  if (moved) return redirect(moved + search, 308)
  if (!place || !takesForms(place.name)) return respondMethodNotAllowed(c)
  await next()
  return undefined
}

export function createApp(isolate: IsolateState): Hono<AppEnv> {
  const hono = new Hono<AppEnv>()
  hono.use(async function logRequest(c, next) {
    const started = isolate.now()
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    c.set('url', new URL(c.req.url))
    const waitUntil: WaitUntil = (promise) => c.executionCtx.waitUntil(promise)
    c.set('ctx', createRequestContext(c.env, isolate, requestId, waitUntil))
    await next()
    raiseHeadAfter(c.get('ctx'))
    log('info', {
      event: 'request',
      request: requestId,
      method: c.req.method,
      route: c.get('route'),
      locale: c.get('locale'),
      status: c.res.status,
      source: c.get('source'),
      form: c.get('form'),
      outcome: c.get('outcome'),
      reference: c.get('reference'),
      ms: isolate.now() - started,
    })
    writeCountsSoon(c.get('ctx'))
    writeLogsSoon(c.get('ctx'))
  })
  hono.use(reactRenderer(({ children }) => children, { docType: false }))
  // Hono's types cannot tell that the middleware above has set `ctx`.
  const app = hono as unknown as App
  app.use(countViews)
  app.use(discardUnreadBody)
  app.use(checkPreconditions)
  app.use(requireSameOrigin)

  for (const [route, handler] of Object.entries(preferences)) {
    app.use(`/${route}`, async function setRoute(c, next) {
      c.set('route', route)
      await next()
    })
    app.post(`/${route}`, limitForms, limitBody, handler)
    const isPage = matchRoute(`/${route}`) !== null
    app.all(`/${route}`, (c, next) =>
      isPage && isRead(c)
        ? next()
        : respondProblem(c, 405, { allow: isPage ? 'GET, HEAD, POST' : 'POST' }),
    )
  }
  mountEndpoints(app)

  app.on(['GET', 'HEAD'], '*', (c) =>
    c.get('url').pathname.endsWith(payloadFile) ? respondPayloadRequest(c) : respondGet(c),
  )
  app.post('*', requireForm, limitForms, limitBody, (c) => receive(c))
  app.all('*', respondMethodNotAllowed)
  app.onError(respondError)
  return hono
}
