import { riyadhDate } from '#domain/dates/calendar'
import { fillPath, type Place, routeOf } from '#domain/site/routes'
import type { LoaderDeps } from '../payloads/loader'
import { loaders } from '../payloads/loaders/registry'
import { ask, paramsOf } from '../routing/page-request'
import { fixedPlaces, listRecordPlaces } from '../routing/record-routes'
import type { SitemapPayload } from './shape'

type Line = SitemapPayload['pages'][number]

/** A loader asks the database up to five questions, and they all wait in one line. */
const atOnce = 8

function mayBeListed({ name }: Place): boolean {
  return routeOf(name).index
}

/** A page that stands by itself, changed when its payload says so; nothing where it is a 404. */
async function readFixed(deps: LoaderDeps, place: Place): Promise<Line[]> {
  const asked = ask(place, deps.locale)
  const payload = await loaders[routeOf(place.name).payload](deps, paramsOf(asked))
  return payload ? [[asked.path, payload.modified.iso]] : []
}

/** Every page that answers and may be listed, and when it was last changed; null before any does. */
export async function readSitemap(deps: LoaderDeps): Promise<SitemapPayload | null> {
  const fixed = fixedPlaces.filter(mayBeListed)
  const pages: Line[] = []
  for (let at = 0; at < fixed.length; at += atOnce) {
    const some = fixed.slice(at, at + atOnce).map((place) => readFixed(deps, place))
    pages.push(...(await Promise.all(some)).flat())
  }
  const records = (await listRecordPlaces(deps.db, deps.now)).filter(mayBeListed)
  for (const { name, params, updatedAt } of records) {
    pages.push([fillPath(name, params), riyadhDate(updatedAt)])
  }
  return pages.length === 0 ? null : { pages }
}
