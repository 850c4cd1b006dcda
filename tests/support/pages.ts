import { formOf } from '#domain/forms/index'
import { directions, type Locale, locales } from '#domain/locale'
import { translators } from '#domain/messages/translators'
import { type RouteName, routePath, routes } from '#domain/routes'

export interface Page {
  name: RouteName
  locale: Locale
  path: string
  dir: string
  title: string
}

/** Every page of the route table in both languages. */
export const pages: Page[] = locales.flatMap((locale) =>
  (Object.keys(routes) as RouteName[]).map((name) => ({
    name,
    locale,
    path: routePath(name, locale),
    dir: directions[locale],
    title: translators[locale](`routes.${name}.title`),
  })),
)

/** Pages that are the same for everyone: a form is drawn for each visitor anew, and never kept. */
export const sharedPages = pages.filter(({ name }) => !formOf(name))

/** Where the browser asks for a page's data. */
export function payloadPath(path: string): string {
  return `${path === '/' ? '' : path}/_payload.json`
}
