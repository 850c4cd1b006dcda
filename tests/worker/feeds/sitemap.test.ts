import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales, splitPath } from '#domain/site/locale'
import { matchRoute, routeOf } from '#domain/site/routes'
import { writeSitemap } from '#worker/sitemap/sitemap'
import { findTag } from '../../support/html'
import { makeNews } from '../../support/many-news'
import { pages } from '../../support/pages'
import { some } from '../../support/sample'
import { openSite, origin, type Site } from '../../support/site'
import { childrenOf, childText, readXml, type XmlElement } from '../../support/xml'

let site: Site
let urls: XmlElement[]
beforeAll(async () => {
  site = await openSite()
  const response = await site.ask('/sitemap.xml')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  urls = childrenOf(readXml(await response.text()), 'url')
})
afterAll(() => site.close())

const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const addressOf = (url: XmlElement) => childText(url, 'loc')

function alternatesOf(url: XmlElement): [string | undefined, string | undefined][] {
  return childrenOf(url, 'xhtml:link').map(({ attributes }) => {
    expect(attributes.rel).toBe('alternate')
    return [attributes.hreflang, attributes.href]
  })
}

/** The page's `dateModified` in its JSON-LD. */
function modifiedOf(html: string): string | undefined {
  return /"dateModified":"([^"]*)"/.exec(html)?.[1]
}

describe('the site map for search engines', () => {
  it('lists each address once, and of the pages that stand by themselves all that may be', () => {
    const listed = urls.map(addressOf)
    expect(new Set(listed).size).toBe(listed.length)
    const wanted = pages.filter(({ name }) => routeOf(name).index).map(({ path }) => origin + path)
    expect(listed).toEqual(expect.arrayContaining(wanted))
    for (const address of listed) {
      const { pathname } = new URL(address)
      const place = matchRoute(splitPath(pathname).path)
      expect([address, place && routeOf(place.name).index]).toEqual([address, true])
    }
  })

  it('gives each all of its alternates, itself among them, and they name each other', () => {
    const byAddress = new Map(urls.map((url) => [addressOf(url), alternatesOf(url)]))
    for (const [address, alternates] of byAddress) {
      const languages = alternates.map(([language]) => language)
      expect(languages).toEqual([...locales, 'x-default'])
      const targets = alternates.map(([, href = '']) => href)
      expect(targets).toContain(address)
      expect(targets[2]).toBe(targets[0])
      for (const target of targets) expect(byAddress.get(target)).toEqual(alternates)
    }
  })

  it('lists only what answers, may be indexed, is canonical and was changed when it says', async () => {
    for (const url of some(urls, 80)) {
      const address = addressOf(url)
      const response = await site.ask(address.slice(origin.length) || '/')
      const html = await response.text()
      expect([address, response.status]).toEqual([address, 200])
      expect([address, findTag(html, 'meta', { name: 'robots' })]).toEqual([address, undefined])
      expect(findTag(html, 'link', { rel: 'canonical' })?.attributes.href).toBe(address)
      expect([address, childText(url, 'lastmod')]).toEqual([address, modifiedOf(html)])
    }
  })

  it('is not sent again to who has it', async () => {
    const first = await site.ask('/sitemap.xml')
    const etag = first.headers.get('etag') ?? ''
    await first.arrayBuffer()
    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    const again = await site.ask('/sitemap.xml', { headers: { 'if-none-match': `W/${etag}` } })
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
    expect(await again.text()).toBe('')
  })

  it.each([
    ['/en/sitemap.xml', 301, '/sitemap.xml'],
    ['/ar/sitemap.xml', 301, '/sitemap.xml'],
    ['/sitemap-1.xml', 404, null],
    ['/sitemap-0.xml', 404, null],
    ['/sitemap-99999.xml', 404, null],
  ])('%s answers %i', async (path, status, location) => {
    const response = await site.ask(path)
    expect([response.status, response.headers.get('location')]).toEqual([status, location])
  })

  it('is asked for by reading only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await site.ask('/sitemap.xml', { method })
      expect([method, response.status]).toEqual([method, 405])
      expect(response.headers.get('allow')).toBe('GET, HEAD')
    }
    const head = await site.ask('/sitemap.xml', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1_000)
  })
})

describe('the site map of a site with 10,000 news items', () => {
  it('is made in time, of parts that hold every one in both languages', async () => {
    const { DB } = await site.env()
    await DB.batch(makeNews(10_000).map((statement) => DB.prepare(statement)))
    await DB.prepare('UPDATE publications SET version = version + 1').run()
    await site.isolate()
    let response = await site.ask('/sitemap.xml')
    // On a busy machine D1 may miss its deadline; the response is then the stale one.
    for (let tries = 0; tries < 4 && (await site.source(response)) === 'stale'; tries += 1) {
      await response.arrayBuffer()
      response = await site.ask('/sitemap.xml')
    }
    const parts = childrenOf(readXml(await response.text()), 'sitemap').map(addressOf)
    expect(parts.length).toBeGreaterThan(4)
    const listed = await Promise.all(
      parts.map(async (part) => {
        const file = await site.ask(part.slice(origin.length))
        return childrenOf(readXml(await file.text()), 'url').map(addressOf)
      }),
    )
    for (const part of listed) expect(part.length).toBeLessThanOrEqual(5_000)
    const addresses = new Set(listed.flat())
    for (let at = 1; at <= 10_000; at += 1) {
      const path = `/media-center/news/generated-${at}`
      expect(addresses.has(origin + path) && addresses.has(`${origin}/en${path}`)).toBe(true)
    }
  })
})

describe('the site map of many pages', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at): [string, string] => [
      `/media-center/news/item-${at}`,
      `2026-${String((at % 11) + 1).padStart(2, '0')}-05`,
    ])

  it('is one file up to 5,000 addresses', () => {
    const root = readXml(writeSitemap(origin, many(2_500)) ?? '')
    expect([root.name, root.attributes.xmlns]).toEqual(['urlset', sitemaps])
    expect(root.attributes['xmlns:xhtml']).toBe('http://www.w3.org/1999/xhtml')
    expect(childrenOf(root, 'url')).toHaveLength(5_000)
    expect(writeSitemap(origin, many(2_500), 1)).toBeNull()
  })

  it('is an index of parts above, which hold every address once', () => {
    const all = many(5_001)
    const index = readXml(writeSitemap(origin, all) ?? '')
    expect([index.name, index.attributes.xmlns]).toEqual(['sitemapindex', sitemaps])
    const parts = childrenOf(index, 'sitemap')
    expect(parts.map((part) => childText(part, 'loc'))).toEqual(
      [1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`),
    )
    expect(parts.map((part) => childText(part, 'lastmod'))).toEqual([
      '2026-11-05',
      '2026-11-05',
      all[5_000]?.[1],
    ])
    const files = [1, 2, 3].map((part) => writeSitemap(origin, all, part) ?? '')
    const addresses = files.flatMap((file) => childrenOf(readXml(file), 'url').map(addressOf))
    expect(new Set(addresses).size).toBe(10_002)
    for (const file of files) expect(Buffer.byteLength(file)).toBeLessThan(50 * 1_048_576)
    expect(writeSitemap(origin, all, 4)).toBeNull()
  })
})
