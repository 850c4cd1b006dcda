import { listTitles } from '#db/entries'
import type { SitePayload } from '#domain/payloads'
import { isFixed, routeNames, routeOf } from '#domain/routes'
import type { LoaderDeps } from './loader'

/** Title and description of every article the route table names; null where one has no record. */
export async function loadArticleTitles({
  db,
  locale,
}: Pick<LoaderDeps, 'db' | 'locale'>): Promise<SitePayload['articles'] | null> {
  const titles = await listTitles(db, 'policy', locale)
  const names = routeNames.filter(isFixed).filter((name) => routeOf(name).payload === 'article')
  const found = names.flatMap((name) => {
    const entry = titles.find(({ slug }) => slug === routeOf(name).params?.slug)
    return entry ? [[name, { title: entry.title, description: entry.summary ?? '' }] as const] : []
  })
  // Each name of the table is there, which its type cannot know.
  return found.length === names.length
    ? (Object.fromEntries(found) as SitePayload['articles'])
    : null
}
