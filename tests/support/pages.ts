import { formOf } from '#domain/forms/registry'
import type { SitePayload } from '#domain/payloads/site'
import { directions, type Locale, locales } from '#domain/site/locale'
import { routeTitle } from '#domain/site/route-titles'
import { type FixedName, isFixed, routeNames, routeOf, routePath } from '#domain/site/routes'
import { siteContent } from './content'
import { isSoak, shuffle } from './sample'

export interface Page {
  name: FixedName
  locale: Locale
  path: string
  dir: string
  title: string
}

const { rows } = siteContent()

/** Title data of the records that a fixed route shows. */
function articlesOf(locale: Locale): SitePayload['articles'] {
  const found = routeNames.filter(isFixed).flatMap((name) => {
    const { payload, params } = routeOf(name)
    const row = rows.find(
      ({ kind, slug, locale: own }) =>
        kind === 'policy' && slug === params?.slug && own === locale && payload === 'article',
    )
    return row ? [[name, { title: row.title, description: row.summary ?? '' }] as const] : []
  })
  return Object.fromEntries(found) as SitePayload['articles']
}
const articles = { ar: articlesOf('ar'), en: articlesOf('en') }

/** Every fixed page that everyone may open, in both languages. */
export const pages: Page[] = locales.flatMap((locale) =>
  routeNames
    .filter(isFixed)
    .filter((name) => routeOf(name).access === 'public')
    .map((name) => ({
      name,
      locale,
      path: routePath(name, locale),
      dir: directions[locale],
      title: routeTitle(locale, { articles: articles[locale] }, name),
    })),
)

/** Pages rendered for each request and never cached: forms, targets of mail links, search. */
export function isOwnPage(name: FixedName): boolean {
  const { payload, cache } = routeOf(name)
  return formOf(name) !== null || payload === 'subscriptionLink' || cache === 'none'
}

export const sharedPages = pages.filter(({ name }) => !isOwnPage(name))

/** What the headers and the caches of a page depend on. */
function cachingOf({ name, locale }: Page): string {
  const { payload, cache, sameOriginReferrer } = routeOf(name)
  const isLink = payload === 'subscriptionLink'
  return [name === 'home', formOf(name) !== null, isLink, cache, sameOriginReferrer, locale].join()
}

/** One of the pages for each way of caching in each language, chosen by a fixed seed; in a soak all. */
export function pagesByCaching(list: readonly Page[] = pages): Page[] {
  if (isSoak) return [...list]
  return [...new Map(shuffle(list).map((page) => [cachingOf(page), page])).values()]
}

const kinds = {
  executive: 'executive',
  region: 'region',
  service: 'service',
  section: 'knowledge-section',
  book: 'book',
  newsItem: 'news',
  mediaItem: 'media-item',
  photoGallery: 'gallery',
} as const

/** One page of each record route, in both languages. */
export const recordPaths: string[] = locales.flatMap((locale) => {
  const first = (kind: string) => rows.find((row) => row.kind === kind && !row.writtenIn)
  const chapter = first('chapter')?.body as { book: string; path: string }
  return [
    ...Object.entries(kinds).map(([name, kind]) =>
      routePath(name as keyof typeof kinds, locale, { slug: first(kind)?.slug ?? '' }),
    ),
    routePath('chapter', locale, { slug: chapter.book, rest: chapter.path }),
  ]
})

/** URL of a page's payload. */
export function payloadPath(path: string): string {
  return `${path === '/' ? '' : path}/_payload.json`
}
