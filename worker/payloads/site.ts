import { lastModified } from '#db/entries'
import { readSettings } from '#db/settings'
import { riyadhDate } from '#domain/calendar'
import { createFormat } from '#domain/format'
import { type SitePayload, socialNetworks } from '#domain/payloads'
import { platformNames, type Settings } from '#domain/settings'
import type { LoaderDeps } from './loader'

/** What header and footer show; null before any content was loaded. */
export async function loadSite(deps: LoaderDeps): Promise<SitePayload | null> {
  const { db, locale, now, t, origin } = deps
  const [settings, modified] = await Promise.all([readSettings(db), lastModified(db)])
  if (modified === null) return null
  const { registration, platforms, reportCorruption, employeePortal, social, digits } = settings
  return {
    domain: new URL(origin).host,
    registration,
    platforms: platformNames.flatMap((name) => {
      const href = platforms[name]
      return href ? [{ label: t(`platforms.${name}`), href }] : []
    }),
    reportCorruption,
    employeePortal,
    social: socialNetworks.flatMap((network) => {
      const href = social[network]
      return href ? [{ network, href }] : []
    }),
    modified: createFormat({ locale, digits }).date(modified),
    year: Number(riyadhDate(now).slice(0, 4)),
    digits,
    banner: bannerAt(settings, deps),
  }
}

function bannerAt({ banner }: Settings, { locale, now }: LoaderDeps): SitePayload['banner'] {
  return banner && now < Date.parse(banner.until) ? banner[locale] : null
}
