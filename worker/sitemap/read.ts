import * as v from 'valibot'
import { listTermLetters } from '#db/entries/terms'
import { riyadhDate } from '#domain/dates/calendar'
import { letterPath } from '#domain/site/letter-path'
import { fillPath, type RouteMatch, routeOf } from '#domain/site/routes'
import { loaders } from '../pages/loaders'
import type { LoaderDeps } from '../payloads/loader'
import { paramsOf, parsePageRequest } from '../routing/page-request'
import { fixedPages, listRecordPages } from '../routing/record-routes'

/** Path without the locale prefix, and the Riyadh day of the last change. */
const page = v.tuple([v.string(), v.pipe(v.string(), v.isoDate())])

export const sitemapShape = v.strictObject({ pages: v.array(page) })
export type SitemapPayload = v.InferOutput<typeof sitemapShape>

/** The payload's name; names of pages have no dots. */
export const sitemapName = 'sitemap.xml'

type Line = SitemapPayload['pages'][number]

/** Loaders to run concurrently: each makes up to five queries, and D1 runs them one by one. */
const atOnce = 8

function mayBeListed({ name }: RouteMatch): boolean {
  return routeOf(name).index
}

/** The line of a page without a record; none if it is a 404. */
async function readFixed(deps: LoaderDeps, place: RouteMatch): Promise<Line[]> {
  const pageRequest = parsePageRequest(place, deps.locale)
  const payload = await loaders[routeOf(place.name).payload](deps, paramsOf(pageRequest))
  return payload ? [[pageRequest.path, payload.modified.iso]] : []
}

/** All indexable pages with their last change; null while there are none. */
export async function readSitemap(deps: LoaderDeps): Promise<SitemapPayload | null> {
  const fixed = fixedPages.filter(mayBeListed)
  const pages: Line[] = []
  for (let at = 0; at < fixed.length; at += atOnce) {
    const batch = fixed.slice(at, at + atOnce).map((place) => readFixed(deps, place))
    pages.push(...(await Promise.all(batch)).flat())
  }
  const records = (await listRecordPages(deps.db, deps.now)).filter(mayBeListed)
  for (const { name, params, updatedAt } of records) {
    pages.push([fillPath(name, params), riyadhDate(updatedAt)])
  }
  for (const { letter, updatedAt } of await listTermLetters(deps.db, deps.now)) {
    pages.push([letterPath(letter), riyadhDate(updatedAt)])
  }
  return pages.length === 0 ? null : { pages }
}
