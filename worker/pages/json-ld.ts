import { riyadhDate } from '#domain/dates/calendar'
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

interface Dated {
  /** Riyadh day of publication, `YYYY-MM-DD`. */
  published: string | null
  /** Epoch ms. */
  updatedAt: number
}

/**
 * `datePublished` and `dateModified` of a schema.org node, as Riyadh days. A change before the day
 * of publication counts as made on that day.
 */
export function jsonLdDates({ published, updatedAt }: Dated) {
  const changed = riyadhDate(updatedAt)
  if (published === null) return { dateModified: changed }
  return { datePublished: published, dateModified: changed < published ? published : changed }
}
