import { lastModified, listEntries } from '#db/entries/entries'
import { readSettings } from '#db/entries/settings'
import { riyadhDate } from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import { type SitePayload, socialNetworks } from '#domain/payloads/payloads'
import { routePath } from '#domain/site/routes'
import { platformNames, type Settings } from '#domain/site/settings'
import { playerOrigins } from '#domain/site/video-player'
import type { LoaderDeps } from './loader'
import { loadArticleTitles } from './loaders/pages/article-titles'

/** What header and footer show; null before any content was loaded. */
export async function loadSite(deps: LoaderDeps): Promise<SitePayload | null> {
  const { db, locale, now, origin } = deps
  const [settings, modified, articles] = await Promise.all([
    readSettings(db),
    lastModified(db, now),
    loadArticleTitles(deps),
  ])
  if (modified === null) return null
  const { registration, platforms, reportCorruption, employeePortal, social, digits } = settings
  return {
    domain: new URL(origin).host,
    registration,
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
    banner: bannerAt(settings, deps),
    externals: settings.externals,
    playerOrigins: playerOrigins(settings.videoHosts),
    articles,
  }
}

/** Each platform's own address, else its page among the services (decision 46). */
async function listPlatforms(
  { db, locale, now, t }: LoaderDeps,
  addresses: Settings['platforms'],
): Promise<SitePayload['platforms']> {
  const isWhole = platformNames.every((name) => addresses[name])
  const services = isWhole ? [] : await listEntries(db, 'service', locale, now)
  return platformNames.flatMap((name) => {
    const service = services.find(({ body }) => body.platform === name)
    const page = service && routePath('service', locale, { slug: service.slug })
    const href = addresses[name] ?? page
    return href ? [{ label: t(`platforms.${name}`), href }] : []
  })
}

function bannerAt({ banner }: Settings, { locale, now }: LoaderDeps): SitePayload['banner'] {
  return banner && now < Date.parse(banner.until) ? banner[locale] : null
}
