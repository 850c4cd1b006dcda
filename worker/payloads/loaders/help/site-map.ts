import { lastModified } from '#db/entries/entries'
import { siteMapGroups } from '#domain/site/navigation'
import { isPublishedRoute, routeDescription, routeTitle } from '#domain/site/route-titles'
import { routePath } from '#domain/site/routes'
import { type Loader, loadFormat } from '../../loader'
import { loadArticleTitles } from '../pages/article-titles'

export const loadSiteMap: Loader<'siteMap'> = async (deps) => {
  const { db, locale, now, t } = deps
  const [modified, format, articles] = await Promise.all([
    lastModified(db, now),
    loadFormat(deps),
    loadArticleTitles(deps),
  ])
  if (modified === null) return null
  const site = { articles }
  const groups = siteMapGroups.map(({ key, title, routes }) => ({
    key,
    title: t(title),
    pages: routes
      .filter((name) => isPublishedRoute(site, name))
      .map((name) => ({
        title: routeTitle(t, site, name),
        path: routePath(name, locale),
        text: routeDescription(t, site, name),
      })),
  }))
  return { modified: format.date(modified), groups }
}
