import type { Context, Handler, Hono } from 'hono'
import { splitPath } from '#domain/site/locale'
import {
  answerCallback,
  answerLogin,
  answerLogout,
  answerProfile,
  answerProfileData,
} from '../auth/unavailable'
import { answerCard, answerProgramme } from '../downloads/downloads'
import { answerJoining } from '../downloads/joining-calendar'
import { answerProblem } from '../errors'
import { answerFeed, listOf } from '../feeds/respond-feed'
import { redirect } from '../http/redirect'
import { answerIcons } from '../icons/respond-icons'
import { limitedReads, limitedReports } from '../middleware/rate-limits'
import type { AppEnv } from '../runtime/request-context'
import { answerSitemap } from '../sitemap/respond-sitemap'
import { answerStatistics } from '../statistics/respond-statistics'
import { answerLatest, answerMeta } from '../well-known/builds'
import { answerClientError } from '../well-known/client-errors'
import { answerLive, answerReady } from '../well-known/health'
import { answerOpenSearch } from '../well-known/open-search'
import { answerRobots } from '../well-known/robots'
import { answerSecurity } from '../well-known/security-txt'

type App = Hono<AppEnv>
type Answer = Handler<AppEnv>

interface Endpoint {
  paths: string[]
  get: Answer
  post?: Answer
  /** Whether it reads what is stored, and counts as a read of whoever asks. */
  reads?: boolean
}

/** The same address in both languages. */
function both(path: string): string[] {
  return [path, `/en${path}`]
}

/** A file or endpoint for programs exists once, at its bare address. */
function moveToBare(c: Context<AppEnv>): Response {
  const { pathname, search } = c.get('url')
  return redirect(splitPath(pathname).path + search, 301)
}

/** What stands at an address of its own besides the pages, by the name the log has for it. */
const endpoints: Record<string, Endpoint> = {
  robots: { paths: ['/robots.txt'], get: answerRobots },
  security: { paths: ['/.well-known/security.txt'], get: answerSecurity, reads: true },
  opensearch: { paths: both('/opensearch.xml'), get: answerOpenSearch },
  'sitemap.moved': { paths: ['/en/sitemap.xml'], get: moveToBare },
  sitemap: {
    paths: ['/sitemap.xml', '/:part{sitemap-[0-9]+\\.xml}'],
    get: answerSitemap,
    reads: true,
  },
  icons: { paths: ['/api/_nuxt_icon/:file'], get: answerIcons, reads: true },
  'builds.latest': { paths: ['/builds/latest.json'], get: answerLatest },
  'builds.meta': { paths: ['/builds/meta/:file', '/builds/*'], get: answerMeta },
  'health.live': { paths: ['/healthz/live'], get: answerLive },
  'health.ready': { paths: ['/healthz/ready'], get: answerReady, reads: true },
  'health.moved': { paths: ['/en/healthz/:probe{live|ready}'], get: moveToBare },
  'locInit.ics': {
    paths: both('/loc-init/:file{[a-z0-9-]+\\.ics}'),
    get: answerProgramme,
    reads: true,
  },
  'frameworkAgreements.ics': {
    paths: both('/framework-agreements/:file{[a-z0-9-]+\\.ics}'),
    get: answerJoining,
    reads: true,
  },
  'statistics.csv': {
    paths: both('/open-data/statistics/:file{[a-z]+\\.csv}'),
    get: answerStatistics,
    reads: true,
  },
  'card.vcf': { paths: both('/card.vcf'), get: answerCard, reads: true },
  'auth.login': { paths: both('/auth/login'), get: answerLogin },
  'auth.logout': { paths: both('/auth/logout'), get: answerLogout, post: answerLogout },
  'auth.callback': { paths: both('/auth/callback'), get: answerCallback },
  profile: { paths: both('/profile'), get: answerProfile },
  'profile.payload': { paths: both('/profile/_payload.json'), get: answerProfileData },
}

function allow(c: Context<AppEnv>, methods: string): Promise<Response> {
  return answerProblem(c, 405, { allow: methods })
}

/** Puts an endpoint where it stands; it refuses every other method. */
function mount(app: App, name: string, { paths, get, post, reads }: Endpoint): void {
  for (const path of paths) {
    app.use(path, async function named(c, next) {
      c.set('route', name)
      c.set('locale', splitPath(c.get('url').pathname).locale)
      await next()
    })
    if (reads) app.get(path, limitedReads)
    app.get(path, get)
    if (post) app.post(path, post)
    app.all(path, (c) => allow(c, post ? 'GET, HEAD, POST' : 'GET, HEAD'))
  }
}

/** A feed stands below the address of its list, in its language and spelling. */
function mountFeeds(app: App): void {
  const path = '/:list{.+/feed\\.xml}'
  app.use(path, async function feed(c, next) {
    const { list, locale, moved } = listOf(c)
    if (moved && moved !== '/') return redirect(`${moved}/feed.xml`, 301)
    if (!list) return answerProblem(c, 404)
    c.set('route', 'feed')
    c.set('locale', locale)
    await next()
  })
  app.get(path, limitedReads, answerFeed)
  app.all(path, (c) => allow(c, 'GET, HEAD'))
}

const clientErrors = '/api/client-errors'

/** Takes POSTs alone, of which a 301 would make GETs: its other address keeps the method (308). */
function mountClientErrors(app: App): void {
  for (const path of both(clientErrors)) {
    app.use(path, async function named(c, next) {
      c.set('route', 'client.errors')
      c.set('locale', splitPath(c.get('url').pathname).locale)
      await next()
    })
  }
  app.post(clientErrors, limitedReports, answerClientError)
  app.post(`/en${clientErrors}`, () => redirect(clientErrors, 308))
  app.get(`/en${clientErrors}`, moveToBare)
  for (const path of both(clientErrors)) app.all(path, (c) => allow(c, 'POST'))
}

/** Everything that is neither a page nor a form. */
export function mountEndpoints(app: App): void {
  for (const [name, endpoint] of Object.entries(endpoints)) mount(app, name, endpoint)
  mountClientErrors(app)
  mountFeeds(app)
}
