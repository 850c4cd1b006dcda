import { build } from 'virtual:build'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import type { Titled } from '#client/render'
import { readUsefulness } from '#db/feedback/usefulness'
import { riyadhDate } from '#domain/dates/calendar'
import { translators } from '#domain/messages/translators'
import type { FormBasis } from '#domain/payloads/forms'
import type {
  PageData,
  PageHead,
  PayloadName,
  Payloads,
  SitePayload,
} from '#domain/payloads/payloads'
import type { Locale } from '#domain/site/locale'
import { isPublishedRoute, routeDescription, routeTitle } from '#domain/site/route-titles'
import { isFixed, type RouteName, routeOf } from '#domain/site/routes'
import { loadContentIcons } from '../icons/content-icons'
import { bundledSet, findIcons } from '../icons/find-icons'
import {
  type Asked,
  ask,
  mayBeAbsent,
  mayBeUnpublished,
  paramsOf,
  payloadKey,
  subjectOf,
} from '../routing/page-request'
import type { Work } from '../runtime/request-context'
import { rememberedVersion } from './content-version'
import type { LoaderDeps } from './loader'
import { loadFormBasis } from './loaders/forms/form-options'
import { loadWritten } from './loaders/pages/load-html'
import { loadSite } from './site'
import { climb, glance, type Loaded, type Step } from './source'

/** What is read with a payload and is not the page's own. */
const beside = v.object({
  usefulness: v.optional(v.strictObject({ yes: v.number(), no: v.number() })),
  head: v.optional(
    v.object({
      title: v.string(),
      description: v.string(),
      trail: v.optional(v.array(v.object({ title: v.string(), path: v.string() }))),
    }),
  ),
  structured: v.optional(v.string()),
  contentIcons: v.optional(v.array(v.string()), []),
})

export interface LoadedPage {
  data: PageData
  /** Nodes of schema.org that describe what the page shows, written; they stand in documents alone. */
  structured: string
  source: Loaded['source']
  /** Whether all of it is what is published now. */
  settled: boolean
  date: string
  /** Until when it may be kept, where that is before the day ends (epoch ms). */
  until: number | null
}

/** What a loader is given for this request. */
export function loaderDeps(work: Work, locale: Locale): LoaderDeps {
  const { db, now, deployment } = work
  return { db, locale, now, t: translators[locale], origin: deployment.origin }
}

function pageStep(work: Work, asked: Asked, distrust: boolean): Step {
  const { payload, feedback } = routeOf(asked.name)
  const read = async () => {
    const [loaded, usefulness] = await Promise.all([
      loadWritten(payload, loaderDeps(work, asked.locale), paramsOf(asked)),
      feedback ? readUsefulness(work.db, subjectOf(asked), riyadhDate(work.now)) : undefined,
    ])
    return loaded && { ...loaded, ...(usefulness && { usefulness }) }
  }
  const { locale } = asked
  return { name: payloadKey(asked), locale, read, mayBeAbsent: mayBeUnpublished(asked), distrust }
}

function siteStep(work: Work, locale: Locale, distrust: boolean): Step {
  return { name: 'site', locale, read: () => loadSite(loaderDeps(work, locale)), distrust }
}

/** A payload by the read ladder; what is not there is a 404. */
async function load(work: Work, step: Step): Promise<Loaded> {
  const loaded = await climb(work, step)
  if (!loaded) throw new HTTPException(404)
  return loaded
}

/** A payload from memory where it is the published one, else by the ladder. */
async function remember(work: Work, step: Step): Promise<Loaded> {
  const { payloads } = work.house
  const key = `${step.name}:${step.locale}`
  const known = step.distrust ? undefined : payloads.get(key)
  const isNow = known?.version === rememberedVersion(work) && known?.date === riyadhDate(work.now)
  if (known && isNow) return known
  const loaded = await load(work, step)
  if (loaded.settled) payloads.set(key, loaded)
  return loaded
}

/** Of which version and day a payload is; the snapshot counts its versions by itself. */
function editionOf({ source, version, date }: Loaded): string {
  return `${source === 'snapshot' ? 'snapshot-' : ''}${version}-${date}`
}

/** What the route of a page says of it; null where only its payload can. */
function routeHead({ name, locale }: Asked, site: SitePayload): PageHead | null {
  if (!isFixed(name) || !isPublishedRoute(site, name)) return null
  const t = translators[locale]
  return { title: routeTitle(t, site, name), description: routeDescription(t, site, name) }
}

/** Icons that content names and the build lacks; all of them are Lucide's. */
function iconsOf(work: Work, names: readonly string[]) {
  const { house, deployment, now, behind } = work
  const bundled = bundledSet('lucide')?.icons ?? {}
  const lacking = names.filter((name) => !Object.hasOwn(bundled, name))
  return loadContentIcons(lacking, {
    memory: house.icons,
    find: (asked) => findIcons(deployment.iconApis, { collection: 'lucide', names: asked }),
    now,
    behind,
  })
}

/** A page's payload and the site's, each by the read ladder; a record that is not there is a 404. */
export async function loadPage(work: Work, asked: Asked, distrust = false): Promise<LoadedPage> {
  const { name, locale, path, query } = asked
  const [page, site] = await Promise.all([
    load(work, pageStep(work, asked, distrust)),
    remember(work, siteStep(work, locale, distrust)),
  ])
  const { usefulness: _, head: __, structured: ___, contentIcons: ____, ...payload } = page.payload
  const told = v.parse(beside, page.payload)
  const { icons, until } = await iconsOf(work, told.contentIcons)
  // The shell of a page that cannot be absent leaves before its payload is there.
  const own = mayBeAbsent(asked) ? told.head : undefined
  const sitePayload = site.payload as unknown as SitePayload
  const head = own ?? routeHead(asked, sitePayload) ?? told.head
  if (!head) throw new Error(`the payload of ${name} has no head`)
  return {
    data: {
      edition: [build.id, editionOf(page), editionOf(site)].join('.'),
      version: page.version,
      name: routeOf(name).payload,
      path,
      query,
      head,
      payload: payload as unknown as PageData['payload'],
      site: sitePayload,
      ...(told.usefulness && { usefulness: told.usefulness }),
      ...(icons && { icons }),
    },
    structured: told.structured ?? '',
    source: page.source,
    settled: page.settled && site.settled && page.version === site.version,
    date: riyadhDate(work.now),
    until,
  }
}

/** One payload alone, from memory or by the read ladder: what a form needs to know of its page. */
export async function loadPayload<N extends RouteName & PayloadName>(
  work: Work,
  name: N,
  locale: Locale,
): Promise<Payloads[N]> {
  const asked = ask({ name, params: {} }, locale)
  const { payload } = await remember(work, pageStep(work, asked, false))
  return payload as unknown as Payloads[N]
}

/** What forms offer and are filed by, from memory or by the read ladder. */
export async function loadBasis(work: Work, locale: Locale): Promise<FormBasis> {
  const read = () => loadFormBasis(loaderDeps(work, locale))
  const { payload } = await remember(work, { name: 'forms', locale, read })
  return payload as unknown as FormBasis
}

/** What header and footer show, from whatever is nearest: a shell never waits for D1. */
export async function siteAtHand(work: Work, locale: Locale): Promise<SitePayload> {
  const known = work.house.payloads.get(`site:${locale}`)
  const { payload } = known ?? (await glance(work, { name: 'site', locale }))
  return payload as unknown as SitePayload
}

/** What a page can say of itself before its payload is there; null where only that can. */
export async function titledAtHand(work: Work, asked: Asked): Promise<Titled | null> {
  if (mayBeAbsent(asked)) return null
  const { locale, path, query } = asked
  const site = await siteAtHand(work, locale)
  const head = routeHead(asked, site)
  return head && { head, path, query, site }
}
