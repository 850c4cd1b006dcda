import { listChapters } from '#db/entries/chapters'
import { listTitles } from '#db/entries/entries'
import type { KindName } from '#domain/content/kinds'
import { routeTitle } from '#domain/site/route-titles'
import { isFixed, type RouteMatch } from '#domain/site/routes'
import type { LoaderDeps } from '../../../payloads/loader'
import { kindOf } from '../../../routing/record-routes'
import { loadArticleTitles } from '../../site/article-titles'

/** The title of each page, from the route table or its record; undefined if unknown. */
export async function readTitles(
  deps: LoaderDeps,
  places: readonly RouteMatch[],
): Promise<(string | undefined)[]> {
  const kinds = new Set(places.flatMap(({ name }) => kindOf(name) ?? []))
  const [articles, chapters, ...lists] = await Promise.all([
    loadArticleTitles(deps),
    readChapterTitles(deps, places),
    ...[...kinds].map((kind) => readKind(deps, kind, places)),
  ])
  const recordTitles = new Map<string, string>(lists.flat())
  return places.map(({ name, params }) => {
    if (name === 'chapter') return chapters.get(`${params.slug}/${params.rest}`)
    if (!isFixed(name)) return recordTitles.get(`${kindOf(name)} ${params.slug}`)
    return routeTitle(deps.locale, { articles }, name) || undefined
  })
}

async function readChapterTitles({ db, locale, now }: LoaderDeps, places: readonly RouteMatch[]) {
  const books = new Set(
    places.flatMap(({ name, params }) => (name === 'chapter' ? (params.slug ?? []) : [])),
  )
  const lists = await Promise.all(
    [...books].map(async (book) =>
      (await listChapters(db, { book, locale, now })).map(
        ({ path, title }) => [`${book}/${path}`, title] as const,
      ),
    ),
  )
  return new Map(lists.flat())
}

async function readKind(
  { db, locale, now }: LoaderDeps,
  kind: KindName,
  places: readonly RouteMatch[],
) {
  const slugs = places
    .filter(({ name }) => kindOf(name) === kind)
    .flatMap(({ params }) => params.slug ?? [])
  const titles = await listTitles(db, kind, locale, now, slugs)
  return titles.map(({ slug, title }) => [`${kind} ${slug}`, title] as const)
}
