import type { Translate } from '../messages/translate'
import type { SitePayload } from '../payloads/payloads'
import type { routes } from './route-table'
import { type FixedName, routeOf } from './routes'

/** Routes whose words are their record's: one content file and one line of the table make a page. */
export type ArticleName = {
  [N in FixedName]: (typeof routes)[N] extends { payload: 'article' } ? N : never
}[FixedName]
/** All others: their words stand in the tables. */
export type WordedName = Exclude<FixedName, ArticleName>

type Articles = Pick<SitePayload, 'articles'>

function isArticle(name: FixedName): name is ArticleName {
  return routeOf(name).payload === 'article'
}

/** Whether a page that stands by itself is published now: an article outside its window is not. */
export function isPublishedRoute({ articles }: Articles, name: FixedName): boolean {
  return !isArticle(name) || articles[name] !== undefined
}

/** The title of a page that stands by itself; empty for an article that is not published. */
export function routeTitle(t: Translate, site: Articles, name: FixedName): string {
  if (isArticle(name)) return site.articles[name]?.title ?? ''
  // What is no article has words of its own, or the tables of words would not compile.
  return t(`routes.${name as WordedName}.title`)
}

/** What such a page is about, in one or two sentences. */
export function routeDescription(t: Translate, site: Articles, name: FixedName): string {
  if (isArticle(name)) return site.articles[name]?.description ?? ''
  return t(`descriptions.${name as WordedName}`)
}
