import { build } from 'virtual:build'
import { translator } from '#client/render'
import { riyadhDate } from '#domain/calendar'
import type { Locale } from '#domain/locale'
import type { PageData, SitePayload } from '#domain/payloads'
import { type RouteName, routeOf } from '#domain/routes'
import type { Work } from './context'
import { climb, glance, type Loaded } from './payloads/ladder'
import { loaders } from './payloads/loaders'
import { loadSite } from './payloads/site'
import { rememberedVersion } from './payloads/version'

export interface LoadedPage {
  data: PageData
  source: Loaded['source']
  /** Whether all of it is what is published now. */
  settled: boolean
  date: string
}

function loaderDeps(work: Work, locale: Locale) {
  const { db, now, deployment } = work
  return { db, locale, now, t: translator(locale), origin: deployment.origin }
}

function pageStep(work: Work, name: RouteName, locale: Locale, distrust: boolean) {
  const { payload, params } = routeOf(name)
  const read = () => loaders[payload](loaderDeps(work, locale), params ?? { slug: '' })
  return { name, locale, read, distrust }
}

function siteStep(work: Work, locale: Locale, distrust: boolean) {
  return { name: 'site', locale, read: () => loadSite(loaderDeps(work, locale)), distrust }
}

/** The site's payload from memory where it is the published one, else by the ladder. */
async function loadSitePayload(
  work: Work,
  locale: Locale,
  date: string,
  distrust: boolean,
): Promise<Loaded> {
  const { sites } = work.house
  const known = distrust ? undefined : sites.get(locale)
  if (known && known.version === rememberedVersion(work) && known.date === date) return known
  const site = await climb(work, siteStep(work, locale, distrust))
  if (site.settled) sites.set(locale, site)
  return site
}

/** Of which version and day a payload is; the snapshot counts its versions by itself. */
function editionOf({ source, version, date }: Loaded): string {
  return `${source === 'snapshot' ? 'snapshot-' : ''}${version}-${date}`
}

/** A page's payload and the site's, each by the read ladder. */
export async function loadPage(
  work: Work,
  name: RouteName,
  locale: Locale,
  distrust = false,
): Promise<LoadedPage> {
  const date = riyadhDate(work.now)
  const [page, site] = await Promise.all([
    climb(work, pageStep(work, name, locale, distrust)),
    loadSitePayload(work, locale, date, distrust),
  ])
  return {
    data: {
      edition: [build.id, editionOf(page), editionOf(site)].join('.'),
      version: page.version,
      name: routeOf(name).payload,
      payload: page.payload as unknown as PageData['payload'],
      site: site.payload as unknown as SitePayload,
    },
    source: page.source,
    settled: page.settled && site.settled && page.version === site.version,
    date,
  }
}

/** What header and footer show, from whatever is nearest: a shell never waits for D1. */
export async function siteAtHand(work: Work, locale: Locale): Promise<SitePayload> {
  const known = work.house.sites.get(locale)
  const { payload } = known ?? (await glance(work, { name: 'site', locale }))
  return payload as unknown as SitePayload
}
