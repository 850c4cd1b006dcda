import type { Database } from '#db/client'
import { readContentVersion } from '#db/entries/publications'
import { riyadhDate } from '#domain/dates/calendar'
import { translators } from '#domain/messages/translators'
import { locales } from '#domain/site/locale'
import { hasFeed, routeNames, routeOf } from '#domain/site/routes'
import { feeds } from '../feeds/feeds'
import { feedName } from '../feeds/shape'
import { ask, mayBeUnpublished, paramsOf, payloadKey } from '../routing/page-request'
import { fixedPlaces, listRecordPlaces } from '../routing/record-routes'
import { readSitemap } from '../sitemap/read'
import { sitemapName } from '../sitemap/shape'
import { countStatistics } from '../statistics/count'
import { countedName } from '../statistics/shape'
import type { Envelope } from './envelope'
import { loadFormBasis } from './loaders/forms/form-options'
import { loadWritten } from './loaders/pages/load-html'
import { loadSite } from './site'

/** Every payload of the site as it is in a database: what the snapshot of last resort is made of. */
export async function readAllPayloads(
  db: Database,
  { build, origin, now }: { build: string; origin: string; now: number },
): Promise<Envelope[]> {
  const version = await readContentVersion(db)
  const places = [...fixedPlaces, ...(await listRecordPlaces(db, now))]
  const entries: Envelope[] = []
  for (const locale of locales) {
    const deps = { db, locale, now, t: translators[locale], origin }
    const put = (name: string, payload: object | null) => {
      if (!payload) throw new Error(`the content has nothing for ${name} (${locale})`)
      const date = riyadhDate(now)
      entries.push({ build, locale, name, version, date, at: now, payload: { ...payload } })
    }
    put('site', await loadSite(deps))
    put('forms', await loadFormBasis(deps))
    for (const place of places) {
      const asked = ask(place, locale)
      const { payload } = routeOf(asked.name)
      const loaded = await loadWritten(payload, deps, paramsOf(asked))
      if (loaded || !mayBeUnpublished(asked)) put(payloadKey(asked), loaded)
    }
    for (const name of routeNames.filter(hasFeed)) put(feedName(name), await feeds[name](deps))
    put(countedName, await countStatistics(deps))
    if (locale === 'ar') put(sitemapName, await readSitemap(deps))
  }
  return entries
}
