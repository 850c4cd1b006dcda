import * as v from 'valibot'
import { listDatasetRoutes } from '#db/datasets/versions'
import { anySample, lastModified, listEntries, listTitles, readSettings } from '#db/entries/entries'
import { listCurrentNotices, type StoredNotice } from '#db/notices/emergency-notices'
import { platformNames } from '#domain/content/services/platform-names'
import { riyadhDate, riyadhInstant } from '#domain/dates/calendar'
import { createFormat, digitSets } from '#domain/dates/format'
import type { SitePayload } from '#domain/payloads/site'
import { type EmergencyNotice, noticeLevels } from '#domain/site/emergency-notice'
import { type Locale, localPath } from '#domain/site/locale'
import { isFixed, routeNames, routeOf, routePath } from '#domain/site/routes'
import type { Settings } from '#domain/site/settings'
import { socialNetworks } from '#domain/site/social-networks'
import { playerOrigins } from '#domain/site/video-player'
import type { LoaderDeps } from '../payloads/loader'

const text = v.string()
const articles = v.record(text, v.object({ title: text, description: text }))

/** Checked on every read: all pages render their header and footer from it. */
export const siteShape = v.object({
  domain: text,
  registration: v.nullable(text),
  marks: v.array(
    v.object({
      file: text,
      width: v.number(),
      height: v.number(),
      alt: text,
      href: v.nullable(text),
    }),
  ),
  platforms: v.array(v.object({ label: text, href: text })),
  reportCorruption: v.nullable(text),
  employeePortal: v.nullable(text),
  social: v.array(v.object({ network: v.picklist(socialNetworks), href: text })),
  modified: v.object({ iso: text, gregorian: text, hijri: text }),
  today: v.object({ iso: text, gregorian: text, hijri: text }),
  year: v.number(),
  digits: v.picklist(digitSets),
  hasSamples: v.boolean(),
  notices: v.array(
    v.object({
      id: text,
      level: v.picklist(noticeLevels),
      title: text,
      text,
      href: v.nullable(text),
      path: v.nullable(text),
      until: text,
    }),
  ),
  externals: v.object({ scripts: v.array(text), sheet: v.nullable(text) }),
  playerOrigins: v.array(text),
  articles: v.custom<SitePayload['articles']>((value) => v.is(articles, value)),
}) satisfies v.GenericSchema<unknown, SitePayload>

const markHeight = 48

/** The content of header and footer; null while the database has no content. */
export async function loadSite(deps: LoaderDeps): Promise<SitePayload | null> {
  const { db, locale, now, origin } = deps
  const [settings, edited, datasets, articles, hasSamples, notices] = await Promise.all([
    readSettings(db),
    lastModified(db, now),
    listDatasetRoutes(db, now),
    loadArticleTitles(deps),
    anySample(db, locale, now),
    listCurrentNotices(db, now),
  ])
  if (edited === null) return null
  const modified = Math.max(edited, ...datasets.map(({ updatedAt }) => updatedAt))
  const { registration, platforms, reportCorruption, employeePortal, social, digits } = settings
  return {
    domain: new URL(origin).host,
    registration,
    marks: [settings.marks.stamp, settings.marks.vision].flatMap((mark) => {
      if (!mark) return []
      const { file, ratio, href, [locale]: alt } = mark
      const size = { width: Math.round(markHeight * ratio), height: markHeight }
      return [{ file, ...size, alt, href }]
    }),
    platforms: await listPlatforms(deps, platforms),
    reportCorruption,
    employeePortal,
    social: socialNetworks.flatMap((network) => {
      const href = social[network]
      return href ? [{ network, href }] : []
    }),
    modified: createFormat({ locale, digits }).date(modified),
    today: createFormat({ locale, digits }).date(riyadhDate(now)),
    year: Number(riyadhDate(now).slice(0, 4)),
    digits,
    hasSamples,
    notices: notices.map((notice) => toNotice(notice, locale)).toSorted(byLevel),
    externals: settings.externals,
    playerOrigins: playerOrigins(settings.videoHosts),
    articles,
  }
}

/** A platform without an address links to its service page. */
async function listPlatforms(
  { db, locale, now, t }: LoaderDeps,
  addresses: Settings['platforms'],
): Promise<SitePayload['platforms']> {
  const isComplete = platformNames.every((name) => addresses[name])
  const services = isComplete ? [] : await listEntries(db, 'service', locale, now)
  return platformNames.flatMap((name) => {
    const service = services.find(({ body }) => body.platform === name)
    const page = service && routePath('service', locale, { slug: service.slug })
    const href = addresses[name] ?? page
    return href ? [{ label: t(`platforms.${name}`), href }] : []
  })
}

function toNotice(stored: StoredNotice, locale: Locale): EmergencyNotice {
  const { id, level, link, path, endsAt } = stored
  return {
    id,
    level,
    title: locale === 'ar' ? stored.titleAr : stored.titleEn,
    text: locale === 'ar' ? stored.textAr : stored.textEn,
    href: link?.startsWith('/') ? localPath(link, locale) : link,
    path,
    until: riyadhInstant(endsAt),
  }
}

function byLevel(one: EmergencyNotice, other: EmergencyNotice): number {
  return noticeLevels.indexOf(other.level) - noticeLevels.indexOf(one.level)
}

/** Title and description of the published articles of the route table, by route name. */
export async function loadArticleTitles({
  db,
  locale,
  now,
}: LoaderDeps): Promise<SitePayload['articles']> {
  const titles = await listTitles(db, 'policy', locale, now)
  const names = routeNames.filter(isFixed).filter((name) => routeOf(name).payload === 'article')
  return Object.fromEntries(
    names.flatMap((name) => {
      const entry = titles.find(({ slug }) => slug === routeOf(name).params?.slug)
      return entry ? [[name, { title: entry.title, description: entry.summary ?? '' }]] : []
    }),
  )
}
