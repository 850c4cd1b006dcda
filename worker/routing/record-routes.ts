import type { Database } from '#db/client'
import { listDatasetRoutes } from '#db/datasets/versions'
import { listBookRoutes, listChapterRoutes, listSectionRoutes } from '#db/entries/book-routes'
import { listSlugs } from '#db/entries/entries'
import type { KindName } from '#domain/content/kinds'
import {
  type ClosedRoute,
  type FixedName,
  isFixed,
  type Params,
  type RouteMatch,
  type RouteName,
  routeNames,
} from '#domain/site/routes'

/** Routes with one page for each record; what only some may open is listed nowhere. */
type RecordName = Exclude<RouteName, FixedName | ClosedRoute>

/** Lists the parameters of a route's records; `updatedAt` is epoch ms. */
interface RecordPageReader {
  (db: Database, now: number): Promise<{ params: Params; updatedAt: number }[]>
  /** The content kind, if the slug is the only parameter. */
  kind?: KindName
}

type SlugReader = (db: Database, now: number) => Promise<{ slug: string; updatedAt: number }[]>

/** For a kind whose records are addressed by slug alone. */
function bySlug(
  kind: KindName,
  list: SlugReader = (db, now) => listSlugs(db, kind, now),
): RecordPageReader {
  const read = async (db: Database, now: number) =>
    (await list(db, now)).map(({ slug, updatedAt }) => ({ params: { slug }, updatedAt }))
  return Object.assign(read, { kind })
}

const readers = {
  service: bySlug('service'),
  agreement: bySlug('agreement'),
  section: bySlug('knowledge-section', listSectionRoutes),
  book: bySlug('book', listBookRoutes),
  chapter: async (db, now) =>
    (await listChapterRoutes(db, now)).map(({ book, path, updatedAt }) => ({
      params: { slug: book, rest: path },
      updatedAt,
    })),
  newsItem: bySlug('news'),
  mediaItem: bySlug('media-item'),
  photoGallery: bySlug('gallery'),
  dataset: bySlug('dataset', listDatasetRoutes),
  disclosure: bySlug('disclosure'),
  executive: bySlug('executive'),
  region: bySlug('region'),
} satisfies Record<RecordName, RecordPageReader>

/** The content kind whose slug addresses the route's pages, or null. */
export function kindOf(name: RouteName): KindName | null {
  const known: Partial<Record<RouteName, RecordPageReader>> = readers
  return known[name]?.kind ?? null
}

export interface RecordPage extends RouteMatch {
  updatedAt: number
}

/** The pages of all records that are published at `now` (epoch ms). */
export async function listRecordPages(db: Database, now: number): Promise<RecordPage[]> {
  const lists = Object.entries<RecordPageReader>(readers).map(async ([name, read]) =>
    (await read(db, now)).map((place) => ({ ...place, name: name as RecordName })),
  )
  return (await Promise.all(lists)).flat()
}

export const fixedPages: RouteMatch[] = routeNames
  .filter(isFixed)
  .map((name) => ({ name, params: {} }))
