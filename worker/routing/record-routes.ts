import type { Database } from '#db/client'
import { listBookPlaces, listChapterPlaces, listSectionPlaces } from '#db/entries/book-routes'
import { listSlugs } from '#db/entries/entries'
import type { KindName } from '#domain/content/kinds'
import {
  type FixedName,
  isFixed,
  type Params,
  type Place,
  type RouteName,
  routeNames,
} from '#domain/site/routes'

/** Routes whose pages are one a record. */
type RecordName = Exclude<RouteName, FixedName>

/** Where the records of a route stand, and when each was last changed (epoch ms). */
interface PlaceReader {
  (db: Database, now: number): Promise<{ params: Params; updatedAt: number }[]>
  /** What they are, where their slug alone is their address. */
  kind?: KindName
}

type SlugReader = (db: Database, now: number) => Promise<{ slug: string; updatedAt: number }[]>

/** Records of a kind whose address is their slug: those that are shown, or those its own reader finds. */
function bySlug(
  kind: KindName,
  list: SlugReader = (db, now) => listSlugs(db, kind, now),
): PlaceReader {
  const read = async (db: Database, now: number) =>
    (await list(db, now)).map(({ slug, updatedAt }) => ({ params: { slug }, updatedAt }))
  return Object.assign(read, { kind })
}

const readers = {
  service: bySlug('service'),
  section: bySlug('knowledge-section', listSectionPlaces),
  book: bySlug('book', listBookPlaces),
  chapter: async (db, now) =>
    (await listChapterPlaces(db, now)).map(({ book, path, updatedAt }) => ({
      params: { slug: book, rest: path },
      updatedAt,
    })),
  newsItem: bySlug('news'),
  mediaItem: bySlug('media-item'),
  photoGallery: bySlug('gallery'),
  executive: bySlug('executive'),
} satisfies Record<RecordName, PlaceReader>

/** The kind whose slug is the address of a route's pages, or null. */
export function kindOf(name: RouteName): KindName | null {
  const known: Partial<Record<RouteName, PlaceReader>> = readers
  return known[name]?.kind ?? null
}

export interface KnownPlace extends Place {
  updatedAt: number
}

/** The pages of all records that stand. */
export async function listRecordPlaces(db: Database, now: number): Promise<KnownPlace[]> {
  const lists = Object.entries<PlaceReader>(readers).map(async ([name, read]) =>
    (await read(db, now)).map((place) => ({ ...place, name: name as RecordName })),
  )
  return (await Promise.all(lists)).flat()
}

/** The pages that stand by themselves. */
export const fixedPlaces: Place[] = routeNames.filter(isFixed).map((name) => ({ name, params: {} }))
