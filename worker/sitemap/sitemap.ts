import * as v from 'valibot'
import { listTermLetters } from '#db/entries/terms'
import { riyadhDate } from '#domain/dates/calendar'
import { letterPath } from '#domain/site/letter-path'
import { locales, localPath } from '#domain/site/locale'
import { fillPath, type RouteMatch, routeOf } from '#domain/site/routes'
import { loaders } from '../pages/loaders'
import type { LoaderDeps } from '../payloads/loader'
import { element, textElement, xmlDocument } from '../render/xml'
import { paramsOf, parsePageRequest } from '../routing/page-request'
import { fixedPages, listRecordPages } from '../routing/record-routes'

/** Path without the locale prefix, and the Riyadh day of the last change. */
const page = v.tuple([v.string(), v.pipe(v.string(), v.isoDate())])

export const sitemapShape = v.strictObject({ pages: v.array(page) })
type SitemapPayload = v.InferOutput<typeof sitemapShape>

/** The payload's name; names of pages have no dots. */
export const sitemapName = 'sitemap.xml'

type Line = SitemapPayload['pages'][number]

/** Loaders to run concurrently: each makes up to five queries, and D1 runs them one by one. */
const atOnce = 8

function mayBeListed({ name }: RouteMatch): boolean {
  return routeOf(name).index
}

/** The line of a page without a record; none if it is a 404. */
async function readFixed(deps: LoaderDeps, place: RouteMatch): Promise<Line[]> {
  const pageRequest = parsePageRequest(place, deps.locale)
  const payload = await loaders[routeOf(place.name).payload](deps, paramsOf(pageRequest))
  return payload ? [[pageRequest.path, payload.modified.iso]] : []
}

/** All indexable pages with their last change; null while there are none. */
export async function readSitemap(deps: LoaderDeps): Promise<SitemapPayload | null> {
  const fixed = fixedPages.filter(mayBeListed)
  const pages: Line[] = []
  for (let at = 0; at < fixed.length; at += atOnce) {
    const batch = fixed.slice(at, at + atOnce).map((place) => readFixed(deps, place))
    pages.push(...(await Promise.all(batch)).flat())
  }
  const records = (await listRecordPages(deps.db, deps.now)).filter(mayBeListed)
  for (const { name, params, updatedAt } of records) {
    pages.push([fillPath(name, params), riyadhDate(updatedAt)])
  }
  for (const { letter, updatedAt } of await listTermLetters(deps.db, deps.now)) {
    pages.push([letterPath(letter), riyadhDate(updatedAt)])
  }
  return pages.length === 0 ? null : { pages }
}

type Pages = SitemapPayload['pages']

const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const urlsPerFile = 5_000
/** All languages of a page are in the same file. */
const pagesPerFile = urlsPerFile / locales.length

function alternate(hreflang: string, href: string): string {
  return element('xhtml:link', { rel: 'alternate', hreflang, href })
}

function writePage(origin: string, [path, modified]: Pages[number]): string {
  const url = (locale: (typeof locales)[number]) => origin + localPath(path, locale)
  const alternates = [
    ...locales.map((locale) => alternate(locale, url(locale))),
    alternate('x-default', origin + path),
  ]
  return locales
    .map((locale) => [textElement('loc', url(locale)), textElement('lastmod', modified)])
    .map((lines) => element('url', {}, [...lines, ...alternates]))
    .join('\n')
}

function writeUrls(origin: string, pages: Pages): string {
  const names = { xmlns: sitemaps, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }
  return xmlDocument(
    element('urlset', names, ['\n', ...pages.map((page) => `${writePage(origin, page)}\n`)]),
  )
}

function writeIndex(origin: string, parts: Pages[]): string {
  const lines = parts.map((pages, at) =>
    element('sitemap', {}, [
      textElement('loc', `${origin}/sitemap-${at + 1}.xml`),
      textElement('lastmod', pages.map(([, modified]) => modified).reduce(later)),
    ]),
  )
  return xmlDocument(element('sitemapindex', { xmlns: sitemaps }, lines))
}

function later(one: string, other: string): string {
  return one > other ? one : other
}

function split(pages: Pages): Pages[] {
  const count = Math.ceil(pages.length / pagesPerFile)
  return Array.from({ length: count }, (_, at) =>
    pages.slice(at * pagesPerFile, (at + 1) * pagesPerFile),
  )
}

/**
 * A site map (sitemaps.org 0.9): one file for up to 5,000 URLs, else an index, or its part number
 * `part` (from 1). Null when that part does not exist.
 */
export function writeSitemap(
  origin: string,
  pages: Pages,
  part: number | null = null,
): string | null {
  const parts = split(pages)
  const isWhole = parts.length <= 1
  if (part === null) return isWhole ? writeUrls(origin, pages) : writeIndex(origin, parts)
  const requested = isWhole ? undefined : parts[part - 1]
  return requested ? writeUrls(origin, requested) : null
}
