import { build } from 'virtual:build'
import * as v from 'valibot'
import { readUsefulness } from '#db/opinions'
import { riyadhDate } from '#domain/calendar'
import type { Locale } from '#domain/locale'
import { translators } from '#domain/messages/translators'
import type { PageData, PayloadName, Payloads, SitePayload } from '#domain/payloads'
import { type RouteName, routeOf } from '#domain/routes'
import type { Work } from './context'
import { climb, glance, type Loaded, type Step } from './payloads/ladder'
import { loaders } from './payloads/loaders'
import { loadSite } from './payloads/site'
import { rememberedVersion } from './payloads/version'

const usefulnessShape = v.strictObject({ yes: v.number(), no: v.number() })

export interface LoadedPage {
  data: PageData
  source: Loaded['source']
  /** Whether all of it is what is published now. */
  settled: boolean
  date: string
}

function loaderDeps(work: Work, locale: Locale) {
  const { db, now, deployment } = work
  return { db, locale, now, t: translators[locale], origin: deployment.origin }
}

function pageStep(work: Work, name: RouteName, locale: Locale, distrust: boolean) {
  const { payload, params, feedback } = routeOf(name)
  const read = async () => {
    const [loaded, usefulness] = await Promise.all([
      loaders[payload](loaderDeps(work, locale), params ?? { slug: '' }),
      feedback ? readUsefulness(work.db, name, riyadhDate(work.now)) : undefined,
    ])
    return loaded && { ...loaded, ...(usefulness && { usefulness }) }
  }
  return { name, locale, read, distrust }
}

function siteStep(work: Work, locale: Locale, distrust: boolean) {
  return { name: 'site', locale, read: () => loadSite(loaderDeps(work, locale)), distrust }
}

/** A payload from memory where it is the published one, else by the ladder. */
async function remember(work: Work, step: Step): Promise<Loaded> {
  const { payloads } = work.house
  const key = `${step.name}:${step.locale}`
  const known = step.distrust ? undefined : payloads.get(key)
  const isNow = known?.version === rememberedVersion(work) && known?.date === riyadhDate(work.now)
  if (known && isNow) return known
  const loaded = await climb(work, step)
  if (loaded.settled) payloads.set(key, loaded)
  return loaded
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
    remember(work, siteStep(work, locale, distrust)),
  ])
  const { usefulness, ...payload } = page.payload
  return {
    data: {
      edition: [build.id, editionOf(page), editionOf(site)].join('.'),
      version: page.version,
      name: routeOf(name).payload,
      payload: payload as unknown as PageData['payload'],
      site: site.payload as unknown as SitePayload,
      ...(v.is(usefulnessShape, usefulness) && { usefulness }),
    },
    source: page.source,
    settled: page.settled && site.settled && page.version === site.version,
    date,
  }
}

/** One payload alone, from memory or by the read ladder: what a form needs to know of its page. */
export async function loadPayload<N extends RouteName & PayloadName>(
  work: Work,
  name: N,
  locale: Locale,
): Promise<Payloads[N]> {
  const { payload } = await remember(work, pageStep(work, name, locale, false))
  return payload as unknown as Payloads[N]
}

/** What header and footer show, from whatever is nearest: a shell never waits for D1. */
export async function siteAtHand(work: Work, locale: Locale): Promise<SitePayload> {
  const known = work.house.payloads.get(`site:${locale}`)
  const { payload } = known ?? (await glance(work, { name: 'site', locale }))
  return payload as unknown as SitePayload
}
