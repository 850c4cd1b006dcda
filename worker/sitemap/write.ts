import { locales, localPath } from '#domain/site/locale'
import { element, textElement, xmlDocument } from '../render/xml'
import type { SitemapPayload } from './shape'

type Pages = SitemapPayload['pages']

const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const urlsPerFile = 5_000
/** Each page has an address a language, and they stand in one file. */
const pagesPerFile = urlsPerFile / locales.length

function alternate(hreflang: string, href: string): string {
  return element('xhtml:link', { rel: 'alternate', hreflang, href })
}

function writePage(origin: string, [path, modified]: Pages[number]): string {
  const address = (locale: (typeof locales)[number]) => origin + localPath(path, locale)
  const alternates = [
    ...locales.map((locale) => alternate(locale, address(locale))),
    alternate('x-default', origin + path),
  ]
  return locales
    .map((locale) => [textElement('loc', address(locale)), textElement('lastmod', modified)])
    .map((url) => element('url', {}, [...url, ...alternates]))
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
 * The site map for search engines (sitemaps.org 0.9): one file up to 5,000 addresses, else an index
 * and its parts, counted from 1. Null where there is no such part.
 */
export function writeSitemap(
  origin: string,
  pages: Pages,
  part: number | null = null,
): string | null {
  const parts = split(pages)
  const isWhole = parts.length <= 1
  if (part === null) return isWhole ? writeUrls(origin, pages) : writeIndex(origin, parts)
  const asked = isWhole ? undefined : parts[part - 1]
  return asked ? writeUrls(origin, asked) : null
}
