import type { SitePayload } from '../payloads/site'
import type { ArticleName } from './article-names'
import type { Locale } from './locale'
import { routes } from './route-table'
import { type FixedName, routeOf } from './routes'

/** Routes with the title in the route table; that of an article is in its record. */
export type TitledRoute = Exclude<FixedName, ArticleName>

type Articles = Pick<SitePayload, 'articles'>

export function isArticle(name: FixedName): name is ArticleName {
  return routeOf(name).payload === 'article'
}

/** False for an article outside its publication window. */
export function isPublishedRoute({ articles }: Articles, name: FixedName): boolean {
  return !isArticle(name) || articles[name] !== undefined
}

/** Title in the route table. */
export function tableTitle(name: TitledRoute, locale: Locale): string {
  // Without a title, a route that is no article is a compile error here.
  return routes[name].title[locale]
}

/** Title of a page with a fixed path; empty for an unpublished article. */
export function routeTitle(locale: Locale, { articles }: Articles, name: FixedName): string {
  return isArticle(name) ? (articles[name]?.title ?? '') : tableTitle(name, locale)
}
