import { translators } from '#client/translators.ts'
import type { Database } from '#db/client'
import { readContentVersion } from '#db/entries/publications'
import { listTermLetters } from '#db/entries/terms'
import { riyadhDate } from '#domain/dates/calendar'
import { locales } from '#domain/site/locale'
import { hasFeed, type RouteMatch, routeNames, routeOf } from '#domain/site/routes'
import { feedName, feeds } from '../feeds/feeds'
import { readFormOptions } from '../pages/form-options'
import { loadSite } from '../pages/load-site'
import { countStatistics, statisticsName } from '../pages/open/count-statistics'
import { readSample } from '../pages/read-sample'
import { loadStoredPayload } from '../pages/stored-payload'
import type { Envelope } from '../payloads/envelope'
import { mayBeUnpublished, paramsOf, parsePageRequest, payloadKey } from '../routing/page-request'
import { fixedPages, listRecordPages } from '../routing/record-routes'
import { readSitemap, sitemapName } from '../sitemap/sitemap'

/** Reads every payload of the site from a database, for the snapshot that the build writes. */
export async function readAllPayloads(
  db: Database,
  { build, origin, now }: { build: string; origin: string; now: number },
): Promise<Envelope[]> {
  const version = await readContentVersion(db)
  const letters = await listTermLetters(db, now)
  const places: { place: RouteMatch; search?: URLSearchParams }[] = [
    ...[...fixedPages, ...(await listRecordPages(db, now))].map((place) => ({ place })),
    ...letters.map(({ letter }) => ({
      place: { name: 'dictionary', params: {} } as const,
      search: new URLSearchParams({ letter }),
    })),
  ]
  const entries: Envelope[] = []
  for (const locale of locales) {
    const deps = { db, locale, now, t: translators[locale], origin }
    const put = (name: string, payload: object | null) => {
      if (!payload) throw new Error(`the content has nothing for ${name} (${locale})`)
      const date = riyadhDate(now)
      entries.push({ build, locale, name, version, date, at: now, payload: { ...payload } })
    }
    put('site', await loadSite(deps))
    put('forms', await readFormOptions(deps))
    for (const { place, search } of places) {
      const pageRequest = parsePageRequest(place, locale, search)
      const { payload } = routeOf(pageRequest.name)
      const loaded = await loadStoredPayload(payload, deps, paramsOf(pageRequest))
      const samples = await readSample(deps, pageRequest)
      const stored = loaded && { ...loaded, ...(samples && { samples }) }
      if (stored || !mayBeUnpublished(pageRequest)) put(payloadKey(pageRequest), stored)
    }
    for (const name of routeNames.filter(hasFeed)) put(feedName(name), await feeds[name](deps))
    put(statisticsName, await countStatistics(deps))
    if (locale === 'ar') put(sitemapName, await readSitemap(deps))
  }
  return entries
}
