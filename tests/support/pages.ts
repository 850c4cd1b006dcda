import { directions, type Locale, locales } from '#domain/locale'
import { ar } from '#domain/messages/ar'
import { en } from '#domain/messages/en'
import { createTranslate } from '#domain/messages/index'
import { type RouteName, routePath, routes } from '#domain/routes'

const translators = { ar: createTranslate('ar', ar), en: createTranslate('en', en) }

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

/** Where the browser asks for a page's data. */
export function payloadPath(path: string): string {
  return `${path === '/' ? '' : path}/_payload.json`
}
