import { build } from 'virtual:build'
import * as v from 'valibot'
import type { Payloads } from '#client/pages/payloads.ts'
import type { PageTitle } from '#client/render'
import { readUsefulness } from '#db/feedback/usefulness'
import { isWithdrawn } from '#db/releases/decide-release'
import { riyadhDate } from '#domain/dates/calendar'
import type { PageData, PayloadHead } from '#domain/payloads/page-data'
import type { SitePayload } from '#domain/payloads/site'
import type { Locale } from '#domain/site/locale'
import { kindOfRoute } from '#domain/site/route-kinds'
import { routeDescription } from '#domain/site/route-texts'
import { isPublishedRoute, routeTitle } from '#domain/site/route-titles'
import { isFixed, type PayloadName, type RouteName, routeOf, subjectOf } from '#domain/site/routes'
import type { Deployment } from '../env'
import { type IconMemory, loadContentIcons, type PageIcons } from '../icons/content-icons'
import { bundledSet, findIcons } from '../icons/find-icons'
import { type LoaderSource, loaderDeps } from '../payloads/loader'
import type {
  PayloadDeps,
  PayloadQuery,
  PayloadReader,
  SourcedPayload,
} from '../payloads/payload-reader'
import {
  mayBeAbsent,
  mayBeUnpublished,
  type PageRequest,
  paramsOf,
  parsePageRequest,
  payloadKey,
} from '../routing/page-request'
import type { WaitUntil } from '../runtime/deadlines'
import { loadSite, siteShape } from './load-site'
import { readSample } from './read-sample'
import { loadStoredPayload } from './stored-payload'

interface IconDeps {
  deployment: Pick<Deployment, 'iconApis'>
  isolate: { icons: IconMemory }
  /** Epoch ms. */
  now: number
  waitUntil: WaitUntil
}

/** The icons among `names` that the build does not bundle; content names Lucide icons only. */
function loadMissingIcons(
  { deployment, isolate, now, waitUntil }: IconDeps,
  names: readonly string[],
): Promise<PageIcons> {
  const bundled = bundledSet('lucide')?.icons ?? {}
  const missing = names.filter((name) => !Object.hasOwn(bundled, name))
  return loadContentIcons(missing, {
    memory: isolate.icons,
    find: (wanted) => findIcons(deployment.iconApis, { collection: 'lucide', names: wanted }),
    now,
    waitUntil,
  })
}

export type LoadPageDeps = PayloadDeps & IconDeps

export interface CachedSiteDeps {
  payloads: Pick<PayloadReader, 'peek'>
}

/** Pages with results of a search, whose records differ with every query. */
const searchRoutes = new Set<RouteName>(['search', 'knowledgeSearch'])

/** The parts of a stored payload that are not the page's own props. */
const extrasSchema = v.object({
  samples: v.optional(v.picklist(['all', 'some'])),
  usefulness: v.optional(v.strictObject({ yes: v.number(), no: v.number() })),
  head: v.optional(
    v.object({
      title: v.string(),
      description: v.string(),
      trail: v.optional(v.array(v.object({ title: v.string(), path: v.string() }))),
    }),
  ),
  jsonLd: v.optional(v.string()),
  contentIcons: v.optional(v.array(v.string()), []),
})

function pageQuery(deps: LoaderSource, pageRequest: PageRequest, bypassKv: boolean): PayloadQuery {
  const { payload, feedback, cache } = routeOf(pageRequest.name)
  const read = async () => {
    const own = loaderDeps(deps, pageRequest.locale)
    const [loaded, samples, usefulness] = await Promise.all([
      loadStoredPayload(payload, own, paramsOf(pageRequest)),
      readSample(own, pageRequest),
      feedback ? readUsefulness(deps.db, subjectOf(pageRequest), riyadhDate(deps.now)) : undefined,
    ])
    return loaded && { ...loaded, ...(samples && { samples }), ...(usefulness && { usefulness }) }
  }
  const { locale, name, params } = pageRequest
  const { slug } = params
  const kind = kindOfRoute(name)
  return {
    name: payloadKey(pageRequest),
    locale,
    read,
    ...(kind !== null &&
      slug !== undefined && { isWithdrawn: () => isWithdrawn(deps.db, kind, slug) }),
    mayBeAbsent: mayBeUnpublished(pageRequest),
    bypassKv,
    cache,
  }
}

function siteQuery(deps: LoaderSource, locale: Locale, bypassKv: boolean): PayloadQuery {
  const read = () => loadSite(loaderDeps(deps, locale))
  return { name: 'site', locale, read, shape: siteShape, bypassKv }
}

/** Version and day of a payload; the snapshot counts versions of its own. */
function editionOf({ source, version, date }: SourcedPayload): string {
  return `${source === 'snapshot' ? 'snapshot-' : ''}${version}-${date}`
}

/** Title and description from the route table; null when only the payload has them. */
function routeHead({ name, locale }: PageRequest, site: SitePayload): PayloadHead | null {
  if (!isFixed(name) || !isPublishedRoute(site, name)) return null
  return {
    title: routeTitle(locale, site, name),
    description: routeDescription(locale, site, name),
  }
}

function withoutExtras(payload: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload).filter(([name]) => !Object.hasOwn(extrasSchema.entries, name)),
  )
}

/**
 * Loads a page's payload and the site payload. Throws 404 when the page does not exist, 410 when it
 * was withdrawn.
 */
export async function loadPage(
  deps: LoadPageDeps,
  pageRequest: PageRequest,
  bypassKv = false,
): Promise<LoadedPage> {
  const { name, locale, path, query } = pageRequest
  const [page, site] = await Promise.all([
    deps.payloads.load(pageQuery(deps, pageRequest, bypassKv)),
    deps.payloads.loadRemembered(siteQuery(deps, locale, bypassKv)),
  ])
  const extras = v.parse(extrasSchema, page.payload)
  const payload = withoutExtras(page.payload)
  const { icons, until } = await loadMissingIcons(deps, extras.contentIcons)
  // The shell of a page that always exists is sent before its payload is known.
  const ownHead = mayBeAbsent(pageRequest) ? extras.head : undefined
  const sitePayload = site.payload as unknown as SitePayload
  const head = ownHead ?? routeHead(pageRequest, sitePayload) ?? extras.head
  if (!head) throw new Error(`the payload of ${name} has no head`)
  const samples = extras.samples ?? (searchRoutes.has(name) && sitePayload.hasSamples && 'some')
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
      ...(samples && { samples }),
      ...(extras.usefulness && { usefulness: extras.usefulness }),
      ...(icons && { icons }),
    },
    jsonLd: extras.jsonLd ?? '',
    source: page.source,
    isCurrent: page.isCurrent && site.isCurrent && page.version === site.version,
    date: riyadhDate(deps.now),
    at: Math.max(page.at, site.at),
    until,
  }
}

/** One page's payload alone, from memory if it is current. */
export async function loadPayload<N extends RouteName & PayloadName>(
  deps: PayloadDeps,
  name: N,
  locale: Locale,
): Promise<Payloads[N]> {
  const pageRequest = parsePageRequest({ name, params: {} }, locale)
  const { payload } = await deps.payloads.loadRemembered(pageQuery(deps, pageRequest, false))
  return payload as unknown as Payloads[N]
}

/** The content of header and footer, without waiting for D1; it may be stale. */
export async function cachedSite(deps: CachedSiteDeps, locale: Locale): Promise<SitePayload> {
  const { payload } = await deps.payloads.peek({ name: 'site', locale, shape: siteShape })
  return payload as unknown as SitePayload
}

/** Title and description of a page before its payload is loaded; null when only that has them. */
export async function cachedPageTitle(
  deps: CachedSiteDeps,
  pageRequest: PageRequest,
): Promise<PageTitle | null> {
  if (mayBeAbsent(pageRequest)) return null
  const { locale, path, query } = pageRequest
  const site = await cachedSite(deps, locale)
  const head = routeHead(pageRequest, site)
  return head && { head, path, query, site }
}

export interface LoadedPage {
  data: PageData
  /** Serialised schema.org nodes about the content, for the document only. */
  jsonLd: string
  source: SourcedPayload['source']
  /** True when page and site payload are both of the published version. */
  isCurrent: boolean
  date: string
  /** When its content was read (epoch ms): it has not changed since. */
  at: number
  /** Expiry before the end of the day (epoch ms); null for none. */
  until: number | null
}
