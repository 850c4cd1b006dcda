import type { Database } from '#db/client'
import { listDatasetRoutes } from '#db/datasets/versions'
import { listBookRoutes, listChapterRoutes, listSectionRoutes } from '#db/entries/book-routes'
import { listSlugs } from '#db/entries/entries'
import type { KindName } from '#domain/content/kinds'
import { kindOfRoute } from '#domain/site/route-kinds'
import {
  type ClosedRoute,
  type FixedName,
  isFixed,
  type Params,
  type RouteMatch,
  type RouteName,
  routeNames,
  routeOf,
} from '#domain/site/routes'

/** Routes with one page for each record; what only some may open is listed nowhere. */
type RecordName = Exclude<RouteName, FixedName | ClosedRoute>

type PageReader = (db: Database, now: number) => Promise<{ params: Params; updatedAt: number }[]>
type SlugReader = (db: Database, now: number) => Promise<{ slug: string; updatedAt: number }[]>

function bySlug(list: SlugReader): PageReader {
  return async (db, now) =>
    (await list(db, now)).map(({ slug, updatedAt }) => ({ params: { slug }, updatedAt }))
}

/** How the parameters of a route's records are listed, unless each visible record has a page. */
const readers: Partial<Record<RecordName, PageReader>> = {
  section: bySlug(listSectionRoutes),
  book: bySlug(listBookRoutes),
  chapter: async (db, now) =>
    (await listChapterRoutes(db, now)).map(({ book, path, updatedAt }) => ({
      params: { slug: book, rest: path },
      updatedAt,
    })),
  dataset: bySlug(listDatasetRoutes),
}

const isRecordName = (name: RouteName): name is RecordName =>
  !isFixed(name) && routeOf(name).access === 'public'
const recordNames = routeNames.filter(isRecordName)

/** The content kind whose slug addresses the route's pages, or null. */
export function kindOf(name: RouteName): KindName | null {
  return routeOf(name).path.endsWith('/:slug') ? kindOfRoute(name) : null
}

export interface RecordPage extends RouteMatch {
  updatedAt: number
}

/** The pages of all records that are published at `now` (epoch ms). */
export async function listRecordPages(db: Database, now: number): Promise<RecordPage[]> {
  const lists = recordNames.map(async (name) => {
    const kind = kindOf(name)
    const read = readers[name] ?? (kind && bySlug(() => listSlugs(db, kind, now)))
    if (!read) throw new Error(`nothing lists the pages of ${name}`)
    return (await read(db, now)).map((place) => ({ ...place, name }))
  })
  return (await Promise.all(lists)).flat()
}

export const fixedPages: RouteMatch[] = routeNames
  .filter(isFixed)
  .map((name) => ({ name, params: {} }))
