import { listTitles } from '#db/entries/entries'
import type { SitePayload } from '#domain/payloads/site'
import { isFixed, routeNames, routeOf } from '#domain/site/routes'
import type { LoaderDeps } from '../../payloads/loader'

/** Title and description of the published articles of the route table, by route name. */
export async function loadArticleTitles({
  db,
  locale,
  now,
}: Pick<LoaderDeps, 'db' | 'locale' | 'now'>): Promise<SitePayload['articles']> {
  const titles = await listTitles(db, 'policy', locale, now)
  const names = routeNames.filter(isFixed).filter((name) => routeOf(name).payload === 'article')
  return Object.fromEntries(
    names.flatMap((name) => {
      const entry = titles.find(({ slug }) => slug === routeOf(name).params?.slug)
      return entry ? [[name, { title: entry.title, description: entry.summary ?? '' }]] : []
    }),
  )
}
