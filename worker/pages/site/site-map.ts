import { lastModified, listEntries } from '#db/entries/entries'
import { listTermLetters } from '#db/entries/terms'
import { letterPath } from '#domain/site/letter-path'
import { localPath } from '#domain/site/locale'
import { siteMapGroups } from '#domain/site/navigation'
import { routeDescription } from '#domain/site/route-texts'
import { isPublishedRoute, routeTitle } from '#domain/site/route-titles'
import { routePath } from '#domain/site/routes'
import { localeOfLetter, showLetter } from '#domain/text/alphabet'
import { type Loader, loadFormat } from '../../payloads/loader'
import { loadArticleTitles } from '../load-site'

export const loadSiteMap: Loader<'siteMap'> = async (deps) => {
  const { db, locale, now, t } = deps
  const [modified, format, articles, letters, services] = await Promise.all([
    lastModified(db, now),
    loadFormat(deps),
    loadArticleTitles(deps),
    listTermLetters(db, now),
    listEntries(db, 'service', locale, now),
  ])
  if (modified === null) return null
  const site = { articles }
  const byLetter = {
    title: t('dictionary.byLetter'),
    links: letters.map(({ letter }) => ({
      title: showLetter(letter),
      path: localPath(letterPath(letter), locale),
      lang: localeOfLetter(letter),
    })),
  }
  const everyService = {
    title: t('services.every'),
    links: services.map(({ slug, title }) => ({
      title,
      path: routePath('service', locale, { slug }),
    })),
  }
  const below = new Map<string, typeof everyService>([
    ...(letters.length > 0 ? [['dictionary', byLetter] as const] : []),
    ...(services.length > 0 ? [['services', everyService] as const] : []),
  ])
  const groups = siteMapGroups.map(({ key, title, routes }) => ({
    key,
    title: t(title),
    pages: routes
      .filter((name) => isPublishedRoute(site, name))
      .map((name) => ({
        title: routeTitle(locale, site, name),
        path: routePath(name, locale),
        text: routeDescription(locale, site, name),
        below: below.get(name) ?? null,
      })),
  }))
  return { modified: format.date(modified), groups }
}
