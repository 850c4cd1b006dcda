import { fileFormats } from '#domain/datasets/formats'
import { splitPath } from '#domain/site/locale'
import { respondPreflight } from '../api/headers'
import { respondCallback } from '../auth/finish-login'
import { receiveLogout, respondLogout } from '../auth/logout'
import { respondLogin } from '../auth/start-login'
import { respondChartSvg, respondEmbed } from '../charts/respond-chart'
import { respondCatalog } from '../datasets/respond-catalog'
import { respondCsvMetadata } from '../datasets/respond-csv-metadata'
import { respondDatasetFile } from '../datasets/respond-file'
import { respondCard, respondJoiningCalendar, respondProgramme } from '../downloads/downloads'
import { resolveList, respondFeed } from '../feeds/respond-feed'
import { redirect } from '../http/responses'
import { respondIcons } from '../icons/find-icons'
import { limitBody } from '../middleware/body-limit'
import { limitForms, limitReads, limitReports } from '../middleware/rate-limits'
import { redirectToDocument, respondDocumentFile } from '../pictures/respond-document'
import { respondPicture } from '../pictures/respond-picture'
import { respondProblem } from '../problems/respond-problem'
import { receiveSessionEnd, redirectToSessions, respondOwnFile } from '../profile/member-pages'
import { respondDataJson, respondDataZip } from '../profile/respond-data'
import { respondSearchFeed } from '../search/respond-search-feed'
import { respondSuggestions } from '../search/respond-suggestions'
import { respondSitemap } from '../sitemap/respond-sitemap'
import { respondStaff } from '../staff/respond-staff'
import { respondStatistics } from '../statistics/respond-statistics'
import { respondResultFile } from '../tickets/receive-ticket-form'
import { respondView } from '../views/respond-view'
import { respondBuildMeta, respondLatestBuild } from '../well-known/builds'
import { respondClientError } from '../well-known/client-errors'
import { respondLive, respondReady } from '../well-known/health'
import { respondManifest } from '../well-known/manifest'
import { respondServiceWorker } from '../well-known/service-worker'
import { respondOpenSearch, respondRobots, respondSecurityTxt } from '../well-known/text-files'
import { mountApi, redirectToBare } from './mount-api'
import type { App, AppHandler } from './request-context'

interface Endpoint {
  paths: string[]
  get: AppHandler
  post?: AppHandler
  /** Reads D1 or KV, so it counts against the client's read limit. */
  reads?: boolean
  /** Open to scripts of every origin. */
  isOpen?: boolean
}

function both(path: string): string[] {
  return [path, `/en${path}`]
}

/** Any other name below `/open-data/{slug}` is that of a feed or a page. */
const datasetFile = `:file{[0-9a-z-]+\\.(?:${fileFormats.join('|')})}`

/** Number of a file of an answer. */
const fileNumber = ':number{[1-9][0-9]{0,2}}'

/** Endpoints besides the pages, by their route name in the log. */
const endpoints: Record<string, Endpoint> = {
  robots: { paths: ['/robots.txt'], get: respondRobots },
  security: { paths: ['/.well-known/security.txt'], get: respondSecurityTxt, reads: true },
  opensearch: { paths: both('/opensearch.xml'), get: respondOpenSearch },
  manifest: { paths: ['/manifest.webmanifest'], get: respondManifest },
  'service.worker': { paths: ['/sw.js'], get: respondServiceWorker },
  'files.moved': {
    paths: [
      '/en/manifest.webmanifest',
      '/en/sw.js',
      '/en/favicon.ico',
      '/en/apple-touch-icon.png',
      '/en/licenses.txt',
    ],
    get: redirectToBare,
  },
  'search.feed': { paths: both('/search/feed.xml'), get: respondSearchFeed, reads: true },
  'search.suggestions': { paths: ['/api/suggestions'], get: respondSuggestions, reads: true },
  'suggestions.moved': { paths: ['/en/api/suggestions'], get: redirectToBare },
  'sitemap.moved': { paths: ['/en/sitemap.xml'], get: redirectToBare },
  sitemap: {
    paths: ['/sitemap.xml', '/:part{sitemap-[0-9]+\\.xml}'],
    get: respondSitemap,
    reads: true,
  },
  icons: { paths: ['/api/_nuxt_icon/:file'], get: respondIcons, reads: true },
  'builds.latest': { paths: ['/builds/latest.json'], get: respondLatestBuild },
  'builds.meta': { paths: ['/builds/meta/:file', '/builds/*'], get: respondBuildMeta },
  'health.live': { paths: ['/healthz/live'], get: respondLive },
  'health.ready': { paths: ['/healthz/ready'], get: respondReady, reads: true },
  'health.moved': { paths: ['/en/healthz/:probe{live|ready}'], get: redirectToBare },
  'locInit.ics': {
    paths: both('/loc-init/:file{[a-z0-9-]+\\.ics}'),
    get: respondProgramme,
    reads: true,
  },
  'frameworkAgreements.ics': {
    paths: both('/framework-agreements/:file{[a-z0-9-]+\\.ics}'),
    get: respondJoiningCalendar,
    reads: true,
  },
  'statistics.csv': {
    paths: both('/open-data/statistics/:file{[a-z]+\\.csv}'),
    get: respondStatistics,
    reads: true,
  },
  catalog: {
    paths: ['/catalog.jsonld', '/catalog.ttl', '/data.json'],
    get: respondCatalog,
    reads: true,
    isOpen: true,
  },
  'catalog.moved': {
    paths: ['/en/catalog.jsonld', '/en/catalog.ttl', '/en/data.json'],
    get: redirectToBare,
  },
  'dataset.file': {
    paths: [`/open-data/:slug/${datasetFile}`],
    get: respondDatasetFile,
    reads: true,
    isOpen: true,
  },
  'dataset.file.moved': {
    paths: [`/en/open-data/:slug/${datasetFile}`],
    get: redirectToBare,
  },
  'dataset.csv.metadata': {
    paths: ['/open-data/:slug/:file{[0-9-]+\\.csv-metadata\\.json}'],
    get: respondCsvMetadata,
    reads: true,
    isOpen: true,
  },
  'dataset.chart': {
    paths: ['/open-data/:slug/chart.svg'],
    get: respondChartSvg,
    reads: true,
    isOpen: true,
  },
  'dataset.chart.moved': { paths: ['/en/open-data/:slug/chart.svg'], get: redirectToBare },
  embed: { paths: both('/embed/open-data/:slug'), get: respondEmbed, reads: true },
  picture: { paths: ['/media/:slug/:file'], get: respondPicture, reads: true },
  document: { paths: ['/documents/:slug'], get: redirectToDocument, reads: true },
  'document.file': { paths: ['/documents/:slug/:file'], get: respondDocumentFile, reads: true },
  'card.vcf': { paths: both('/card.vcf'), get: respondCard, reads: true },
  'auth.login': { paths: both('/auth/login'), get: respondLogin, reads: true },
  'auth.logout': {
    paths: both('/auth/logout'),
    get: respondLogout,
    post: receiveLogout,
    reads: true,
  },
  'auth.callback': { paths: both('/auth/callback'), get: respondCallback, reads: true },
  'profile.json': { paths: ['/profile/data.json'], get: respondDataJson, reads: true },
  'profile.zip': { paths: ['/profile/data.zip'], get: respondDataZip, reads: true },
  'profile.file': {
    paths: [`/profile/requests/:reference/files/${fileNumber}`],
    get: respondOwnFile,
    reads: true,
  },
  'inquiry.file': {
    paths: [`/contact/inquiry/files/${fileNumber}`],
    get: respondResultFile,
    reads: true,
  },
  'answer.file.moved': {
    paths: [
      `/en/profile/requests/:reference/files/${fileNumber}`,
      `/en/contact/inquiry/files/${fileNumber}`,
    ],
    get: redirectToBare,
  },
  'profile.moved': {
    paths: ['/en/profile/data.json', '/en/profile/data.zip'],
    get: redirectToBare,
  },
  'auth.sessions': {
    paths: both('/auth/sessions'),
    get: redirectToSessions,
    post: receiveSessionEnd,
  },
}

function mount(app: App, name: string, { paths, get, post, reads, isOpen }: Endpoint): void {
  for (const path of paths) {
    app.use(path, async function setRoute(c, next) {
      c.set('route', name)
      c.set('locale', splitPath(c.get('url').pathname).locale)
      await next()
    })
    if (reads) app.get(path, limitReads)
    app.get(path, get)
    if (post) app.post(path, limitForms, limitBody, post)
    if (isOpen) app.options(path, respondPreflight)
    const methods = ['GET', 'HEAD', post && 'POST', isOpen && 'OPTIONS'].filter(Boolean)
    app.all(path, (c) => respondProblem(c, 405, { allow: methods.join(', ') }))
  }
}

/** Each list has its feed at `<path of the list>/feed.xml`. */
function mountFeeds(app: App): void {
  const path = '/:list{.+/feed\\.xml}'
  app.use(path, async function setFeedRoute(c, next) {
    const { list, locale, moved } = resolveList(c)
    if (moved && moved !== '/') return redirect(`${moved}/feed.xml`, 301)
    if (!list) return respondProblem(c, 404)
    c.set('route', 'feed')
    c.set('locale', locale)
    await next()
  })
  app.get(path, limitReads, respondFeed)
  app.all(path, (c) => respondProblem(c, 405, { allow: 'GET, HEAD' }))
}

/** What pages report by themselves, by its route name in the log. */
const reports = {
  'client.errors': { path: '/api/client-errors', receive: respondClientError },
  views: { path: '/api/views', receive: respondView },
} as const satisfies Record<string, { path: string; receive: AppHandler }>

/** They accept POST only. The `/en` path redirects with 308: after a 301, clients would send GET. */
function mountReports(app: App): void {
  for (const [name, { path, receive }] of Object.entries(reports)) {
    for (const one of both(path)) {
      app.use(one, async function setRoute(c, next) {
        c.set('route', name)
        c.set('locale', splitPath(c.get('url').pathname).locale)
        await next()
      })
    }
    app.post(path, limitReports, receive)
    app.post(`/en${path}`, () => redirect(path, 308))
    app.get(`/en${path}`, redirectToBare)
    for (const one of both(path)) {
      app.all(one, (c) => respondProblem(c, 405, { allow: 'POST' }))
    }
  }
}

/** The desk has a table of routes of its own, which knows the methods and limits. */
function mountStaff(app: App): void {
  for (const path of both('/staff').flatMap((one) => [one, `${one}.csv`, `${one}/*`])) {
    app.post(path, limitBody)
    app.all(path, respondStaff)
  }
}

/** Mounts the routes that are neither pages nor forms. */
export function mountEndpoints(app: App): void {
  for (const [name, endpoint] of Object.entries(endpoints)) mount(app, name, endpoint)
  mountReports(app)
  mountStaff(app)
  mountApi(app)
  mountFeeds(app)
}
