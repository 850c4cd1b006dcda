import { reactRenderer } from '@hono/react-renderer'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isLocale, type Locale, splitPath } from '#domain/site/locale'
import { findPlace } from '#domain/site/routes'
import { answerError, answerProblem } from './errors'
import { readFields } from './http/form-fields'
import { preferredLocale } from './http/negotiate-locale'
import { cookieNames, readCookie } from './http/preferences'
import { redirect } from './http/redirect'
import { referringPage } from './http/referring-page'
import { chooseCookies, chooseDisplay, switchLocale } from './http/set-preferences'
import { log } from './log'
import { cappedBody, unreadBody } from './middleware/body-limit'
import { limitedWrites, mayRead, readWindowInSeconds } from './middleware/rate-limits'
import { sameOrigin } from './middleware/same-origin'
import { answerPayload } from './payloads/respond-payload'
import { mountEndpoints } from './routing/endpoints'
import { ask } from './routing/page-request'
import { readAddress } from './routing/resolve-url'
import { answerPage } from './routing/respond-page'
import type { House } from './runtime/isolate-state'
import { type AppEnv, createWork } from './runtime/request-context'
import { ownOf } from './submissions/personal-state'
import { receive, takesForms } from './submissions/receive'
import { answerOwn } from './submissions/respond-personal'

const payloadFile = '/_payload.json'
/** The cookie notice is sent to a page that also has forms of its own, which say their name. */
async function receiveCookies(c: Context<AppEnv>): Promise<Response> {
  const { values: sent } = await readFields(c, { lists: ['reasons'] })
  return 'form' in sent ? receive(c, sent) : chooseCookies(c, sent)
}

/** The small POSTs, by their address. */
const choices = { locale: switchLocale, cookies: receiveCookies, display: chooseDisplay }

function isReading({ req }: Context<AppEnv>): boolean {
  return req.method === 'GET' || req.method === 'HEAD'
}

/** The language of the page of this site that led here; undefined where none did. */
function referringLocale(c: Context<AppEnv>): Locale | undefined {
  const page = referringPage(c)
  return page ? splitPath(page.pathname).locale : undefined
}

function prefersEnglish(c: Context<AppEnv>): boolean {
  const cookie = readCookie(c.req.header('cookie') ?? '', cookieNames.locale)
  const known = isLocale(cookie) ? cookie : referringLocale(c)
  return preferredLocale(known, c.req.header('accept-language')) === 'en'
}

async function answerGet(c: Context<AppEnv>): Promise<Response> {
  const { pathname, search, searchParams } = c.get('url')
  const { place, locale, moved } = readAddress(pathname)
  if (moved) return redirect(moved + search, 301)
  if (!place) return answerProblem(c, 404)
  c.set('route', place.name)
  c.set('locale', locale)
  if (pathname === '/' && c.get('work').deployment.rootRedirect && prefersEnglish(c)) {
    return redirect(`/en${search}`, 302, {
      'cache-control': 'private, no-store',
      vary: 'Cookie, Accept-Language',
    })
  }
  const asked = ask(place, locale, searchParams)
  const own = await ownOf(c, asked)
  if (!own) return answerPage(c, asked)
  if (!(await mayRead(c))) return answerProblem(c, 429, { retryAfter: readWindowInSeconds })
  return answerOwn(c, asked, own)
}

async function answerData(c: Context<AppEnv>): Promise<Response> {
  const { pathname, searchParams } = c.get('url')
  const { place, locale } = readAddress(pathname.slice(0, -payloadFile.length) || '/')
  if (!place) return answerProblem(c, 404)
  c.set('route', `${place.name}.payload`)
  c.set('locale', locale)
  return answerPayload(c, ask(place, locale, searchParams))
}

/** Any other method: what stands here, page or data, takes reading only. */
async function answerOther(c: Context<AppEnv>): Promise<Response> {
  const { pathname } = c.get('url')
  const path = pathname.endsWith(payloadFile) ? pathname.slice(0, -payloadFile.length) : pathname
  const { place } = readAddress(path || '/')
  if (!place) return answerProblem(c, 404)
  const isForForms = path === pathname && takesForms(place.name)
  return answerProblem(c, 405, { allow: isForForms ? 'GET, HEAD, POST' : 'GET, HEAD' })
}

/** Refuses a POST to what takes no form before anything is read of it. */
const pagesWithForms = createMiddleware<AppEnv>(async function pagesWithForms(c, next) {
  const { pathname, search } = c.get('url')
  const { place, moved } = readAddress(pathname)
  if (moved) return redirect(moved + search, 308)
  if (!place || !takesForms(place.name)) return answerOther(c)
  await next()
})

/** The server in reading order. */
export function createApp(house: House): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.use(async function request(c, next) {
    const started = house.now()
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    c.set('url', new URL(c.req.url))
    c.set(
      'work',
      createWork(c.env, house, requestId, (work) => c.executionCtx.waitUntil(work)),
    )
    await next()
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
      ms: house.now() - started,
    })
  })
  app.use(reactRenderer(({ children }) => children, { docType: false }))
  app.use(unreadBody)
  app.use(sameOrigin)

  for (const [route, choose] of Object.entries(choices)) {
    app.use(`/${route}`, async function named(c, next) {
      c.set('route', route)
      await next()
    })
    app.post(`/${route}`, limitedWrites, cappedBody, choose)
    const isPage = findPlace(`/${route}`) !== null
    app.all(`/${route}`, (c, next) =>
      isPage && isReading(c)
        ? next()
        : answerProblem(c, 405, { allow: isPage ? 'GET, HEAD, POST' : 'POST' }),
    )
  }
  mountEndpoints(app)

  app.on(['GET', 'HEAD'], '*', (c) =>
    c.get('url').pathname.endsWith(payloadFile) ? answerData(c) : answerGet(c),
  )
  app.post('*', pagesWithForms, limitedWrites, cappedBody, (c) => receive(c))
  app.all('*', answerOther)
  app.onError(answerError)
  return app
}
