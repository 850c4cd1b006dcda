import { lastModified } from '#db/entries'
import { siteMapGroups } from '#domain/navigation'
import { routeDescription, routeTitle } from '#domain/route-titles'
import { routePath } from '#domain/routes'
import { loadArticleTitles } from './article-titles'
import { type Loader, loadFormat } from './loader'

export const loadSiteMap: Loader<'siteMap'> = async (deps) => {
  const { db, locale, t } = deps
  const [modified, format, articles] = await Promise.all([
    lastModified(db),
    loadFormat(deps),
    loadArticleTitles(deps),
  ])
  if (modified === null || !articles) return null
  const site = { articles }
  const groups = siteMapGroups.map(({ key, title, routes }) => ({
    key,
    title: t(title),
    pages: routes.map((name) => ({
      title: routeTitle(t, site, name),
      path: routePath(name, locale),
      text: routeDescription(t, site, name),
    })),
  }))
  return { modified: format.date(modified), groups }
}
