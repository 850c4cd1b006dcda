import type { Translate } from '../messages/translate'
import type { SitePayload } from '../payloads/site'
import type { ArticleName } from './article-names'
import { type FixedName, routeOf } from './routes'

/** Routes whose title and description are messages. */
export type WordedName = Exclude<FixedName, ArticleName>

type Articles = Pick<SitePayload, 'articles'>

function isArticle(name: FixedName): name is ArticleName {
  return routeOf(name).payload === 'article'
}

/** False for an article outside its publication window. */
export function isPublishedRoute({ articles }: Articles, name: FixedName): boolean {
  return !isArticle(name) || articles[name] !== undefined
}

/** Title of a page with a fixed path; empty for an unpublished article. */
export function routeTitle(t: Translate, site: Articles, name: FixedName): string {
  if (isArticle(name)) return site.articles[name]?.title ?? ''
  // Every other fixed route has messages, or the message tables would not compile.
  return t(`routes.${name as WordedName}.title`)
}

/** Description in one or two sentences; empty for an unpublished article. */
export function routeDescription(t: Translate, site: Articles, name: FixedName): string {
  if (isArticle(name)) return site.articles[name]?.description ?? ''
  return t(`descriptions.${name as WordedName}`)
}
