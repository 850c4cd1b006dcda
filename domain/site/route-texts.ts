import type { SitePayload } from '../payloads/site'
import type { Locale } from './locale'
import type { MenuGroup, RouteTexts } from './route-definition'
import type { routes } from './route-table'
import { isArticle, type TitledRoute } from './route-titles'
import type { FixedName } from './routes'
import { aboutTexts } from './routes/about'
import { helpTexts } from './routes/help'
import { knowledgeTexts } from './routes/knowledge'
import { mediaTexts } from './routes/media'
import { openTexts } from './routes/open'
import { serviceTexts } from './routes/services'
import { siteTexts } from './routes/site'

type TextsOf<N extends TitledRoute> = (typeof routes)[N] extends {
  menu: Exclude<MenuGroup, 'policies'>
}
  ? RouteTexts<'hint'>
  : RouteTexts

/**
 * What the worker says about the pages, apart from their titles. The browser's code does not import
 * it.
 */
const texts: { [N in TitledRoute]: TextsOf<N> } = {
  ...siteTexts,
  ...aboutTexts,
  ...serviceTexts,
  ...knowledgeTexts,
  ...mediaTexts,
  ...openTexts,
  ...helpTexts,
}

/** Description in the route table. */
export function tableDescription(name: TitledRoute, locale: Locale): string {
  return texts[name][locale].description
}

/** Description in one or two sentences; empty for an unpublished article. */
export function routeDescription(
  locale: Locale,
  { articles }: Pick<SitePayload, 'articles'>,
  name: FixedName,
): string {
  if (isArticle(name)) return articles[name]?.description ?? ''
  return tableDescription(name, locale)
}

/** What the header's menu says under the title; undefined for a page that is not in it. */
export function menuHint(name: FixedName, locale: Locale): string | undefined {
  return isArticle(name) ? undefined : texts[name][locale].hint
}
