import * as v from 'valibot'
import { locales, localPath } from '#domain/site/locale'
import type { HandlerContext } from '../http/handler-context'
import { respondTextFile } from '../http/responses'
import { loaderDeps } from '../payloads/loader'
import type { PayloadDeps } from '../payloads/payload-reader'
import { type ProblemDeps, respondProblem } from '../problems/respond-problem'
import { element, textElement, xmlDocument } from '../render/xml'
import { deadlines } from '../runtime/deadlines'
import { readSitemap, type SitemapPayload, sitemapName, sitemapShape } from './read'

const numbered = /^\/sitemap-([1-9]\d{0,3})\.xml$/

/** The site map or one of its numbered parts. */
export async function respondSitemap(
  c: HandlerContext<PayloadDeps & ProblemDeps>,
): Promise<Response> {
  const { pathname } = c.get('url')
  const part = numbered.exec(pathname)?.[1]
  if (!part && pathname !== '/sitemap.xml') return respondProblem(c, 404)
  const ctx = c.get('ctx')
  const read = () => readSitemap(loaderDeps(ctx, 'ar'))
  const loaded = await ctx.payloads.find({
    name: sitemapName,
    locale: 'ar',
    read,
    shape: sitemapShape,
    budget: deadlines.d1ReadAll,
  })
  c.set('source', loaded?.source)
  const { pages } = v.parse(sitemapShape, loaded?.payload)
  const text = writeSitemap(ctx.deployment.origin, pages, part ? Number(part) : null)
  if (text === null) return respondProblem(c, 404)
  const type = 'application/xml; charset=utf-8'
  return respondTextFile(c, { type, text, modifiedAt: loaded?.at })
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
