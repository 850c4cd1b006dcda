import type { Database } from '#db/client'
import { readContentVersion } from '#db/publications'
import { riyadhDate } from '#domain/calendar'
import { locales } from '#domain/locale'
import { translators } from '#domain/messages/translators'
import { type RouteName, routeOf, routes } from '#domain/routes'
import type { Envelope } from './envelope'
import { loaders } from './loaders'
import { loadSite } from './site'

/** Every payload of the site as it is in a database: what the snapshot of last resort is made of. */
export async function readAllPayloads(
  db: Database,
  { build, origin, now }: { build: string; origin: string; now: number },
): Promise<Envelope[]> {
  const version = await readContentVersion(db)
  const entries: Envelope[] = []
  for (const locale of locales) {
    const deps = { db, locale, now, t: translators[locale], origin }
    const put = (name: string, payload: object | null) => {
      if (!payload) throw new Error(`the content has nothing for ${name} (${locale})`)
      const date = riyadhDate(now)
      entries.push({ build, locale, name, version, date, at: now, payload: { ...payload } })
    }
    put('site', await loadSite(deps))
    for (const name of Object.keys(routes) as RouteName[]) {
      const { payload, params } = routeOf(name)
      put(name, await loaders[payload](deps, params ?? { slug: '' }))
    }
  }
  return entries
}
