import { type RouteName, routePath } from '#domain/site/routes'
import type { LoaderDeps } from '../payloads/loader'

/** schema.org ItemList of records that have their own pages. */
export function itemList(
  { origin, locale }: LoaderDeps,
  name: RouteName,
  items: readonly { slug: string; title: string }[],
): object {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ slug, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: origin + routePath(name, locale, { slug }),
    })),
  }
}
