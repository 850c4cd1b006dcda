import { beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales } from '#domain/site/locale'
import { tableTitle } from '#domain/site/route-titles'
import { type FeedRoute, feedPath, hasFeed, routeNames, routePath } from '#domain/site/routes'
import { siteContent } from '../../support/content'
import { tagsOf, textOf } from '../../support/html'
import { pages } from '../../support/pages'
import { some } from '../../support/sample'
import { origin, readingSite, type Site } from '../../support/site'
import { childrenOf, childText, readXml, type XmlElement } from '../../support/xml'

let site: Site
const documents = new Map<string, string>()
beforeAll(async () => {
  site = await readingSite()
})

/** False for a list that holds nothing on the day of the run. */
const isFilled = (name: FeedRoute) => name !== 'careers' || hasVacancies
const hasVacancies = siteContent().rows.some(
  ({ kind, startsAt, endsAt }) =>
    kind === 'vacancy' && (startsAt ?? 0) <= Date.now() && Date.now() < (endsAt ?? Infinity),
)
const feeds = locales.flatMap((locale) =>
  routeNames.filter(hasFeed).map((name: FeedRoute) => ({
    name,
    locale,
    path: feedPath(name, locale),
    list: routePath(name, locale),
  })),
)
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

async function read(path: string): Promise<string> {
  const known = documents.get(path)
  if (known) return known
  const response = await site.ask(path)
  expect([path, response.status]).toEqual([path, 200])
  const text = await response.text()
  documents.set(path, text)
  return text
}

async function readFeed(path: string): Promise<XmlElement> {
  return readXml(await read(path))
}

/** The only link with a relation (RFC 4287 4.2.7). */
function linkOf(element: XmlElement, rel: string) {
  const links = childrenOf(element, 'link').filter(({ attributes }) => attributes.rel === rel)
  expect(links).toHaveLength(1)
  return links[0]?.attributes
}

/** Expects exactly one of each element that RFC 4287 requires once. */
function expectOnce(element: XmlElement, names: readonly string[]) {
  for (const name of names) expect([name, childrenOf(element, name).length]).toEqual([name, 1])
}

describe.each(
  some(
    feeds.filter(({ name }) => isFilled(name)),
    8,
  ),
)('the feed $path', ({ name, locale, path, list }) => {
  const t = translators[locale]

  it('tells of its list, in its language', async () => {
    const response = await site.ask(path)
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(response.headers.get('content-language')).toBe(locale)
    // Nobody reads an old state of the site.
    const seconds = name === 'siteStatus' ? 60 : 300
    expect(response.headers.get('cache-control')).toBe(`public, max-age=${seconds}`)
    const feed = readXml(await response.text())
    expect(feed.name).toBe('feed')
    expect(feed.attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale })
    expectOnce(feed, ['id', 'title', 'subtitle', 'updated', 'author'])
    expect(childText(feed, 'id')).toBe(`tag:localhost,2026:${locale}/${name}`)
    expect(childText(feed, 'title')).toContain(tableTitle(name, locale))
    expect(linkOf(feed, 'self')).toMatchObject({
      type: 'application/atom+xml',
      href: origin + path,
    })
    expect(linkOf(feed, 'alternate')).toMatchObject({ hreflang: locale, href: origin + list })
    expect(childrenOf(feed, 'author').map((author) => childText(author, 'name'))).toEqual([
      t('site.name'),
    ])
  })

  it('holds the newest records, each named for good and once', async () => {
    const feed = await readFeed(path)
    const entries = childrenOf(feed, 'entry')
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.length).toBeLessThanOrEqual(30)
    const ids = entries.map((entry) => childText(entry, 'id'))
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^tag:localhost,2026:(ar|en)\/[a-z-]+\/[a-z0-9-]+$/)
    const updated = entries.map((entry) => childText(entry, 'updated'))
    for (const one of updated) expect(one).toMatch(instant)
    expect(childText(feed, 'updated')).toBe(updated.toSorted().at(-1))
    for (const entry of entries) {
      expectOnce(entry, ['id', 'title', 'updated', 'link'])
      expect(childText(entry, 'title')).not.toBe('')
      for (const { text } of childrenOf(entry, 'published')) expect(text).toMatch(instant)
    }
  })

  it('marks words that are in the other language', async () => {
    for (const entry of childrenOf(await readFeed(path), 'entry')) {
      const [title] = childrenOf(entry, 'title')
      const isArabic = /[\u0600-\u06ff]/.test(title?.text ?? '')
      const marked = title?.attributes['xml:lang']
      expect([title?.text, marked ?? locale]).toEqual([title?.text, isArabic ? 'ar' : 'en'])
    }
  })

  it('leads from each record to where it stands', async () => {
    for (const entry of some(childrenOf(await readFeed(path), 'entry'), 5)) {
      const url = new URL(linkOf(entry, 'alternate')?.href ?? '')
      expect(url.origin).toBe(origin)
      const html = await read(url.pathname + url.search)
      const title = childText(entry, 'title').replace(/\s+/g, ' ')
      if (url.hash === '') expect(textOf(html, 'h1')).toContain(title)
      else {
        const ids = tagsOf(html).flatMap(({ attributes: { id } }) => (id ? [id] : []))
        expect(ids).toContain(decodeURIComponent(url.hash.slice(1)))
        expect(textOf(html, 'main')).toContain(title)
      }
    }
  })

  it('has the same records as its twin, under other names', async () => {
    const twin = feedPath(name, locale === 'ar' ? 'en' : 'ar')
    const [own, other] = await Promise.all(
      [path, twin].map(async (one) =>
        childrenOf(await readFeed(one), 'entry').map((entry) => childText(entry, 'id')),
      ),
    )
    const records = (ids: string[] | undefined) => ids?.map((id) => id.replace(/:(ar|en)\//, ':'))
    expect(records(own)?.toSorted()).toEqual(records(other)?.toSorted())
    expect(own?.some((id) => other?.includes(id))).toBe(false)
  })

  it('is not sent again to who has it', async () => {
    const first = await site.ask(path)
    const etag = first.headers.get('etag') ?? ''
    await first.arrayBuffer()
    expect(etag).toMatch(/^"[0-9a-f]{24}"$/)
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await site.ask(path, { headers: { 'if-none-match': tag } })
      expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
      expect(again.headers.get('content-type')).toBeNull()
      expect(await again.text()).toBe('')
    }
    const other = await site.ask(path, { headers: { 'if-none-match': '"other"' } })
    expect(other.status).toBe(200)
    await other.arrayBuffer()
  })

  it('takes reading only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await site.ask(path, { method })
      expect([method, response.status]).toEqual([method, 405])
      expect(response.headers.get('allow')).toBe('GET, HEAD')
      await response.arrayBuffer()
    }
  })
})

describe('a page', () => {
  // That no other page names one is checked by the crawl of the whole site.
  it('names the feed of its list', async () => {
    for (const { name, locale, path, title } of pages.filter(({ name }) => hasFeed(name))) {
      const links = tagsOf(await read(path)).filter(
        ({ attributes }) => attributes.type === 'application/atom+xml',
      )
      const wanted = hasFeed(name) && [feedPath(name, locale)]
      expect([path, links.map(({ attributes }) => attributes.href)]).toEqual([path, wanted])
      for (const { attributes } of links) {
        expect(attributes).toMatchObject({ rel: 'alternate', title })
      }
    }
  })
})

describe('an address near a feed’s', () => {
  it.each([
    ['/FAQ/feed.xml', 301, '/faq/feed.xml'],
    ['/en/Faq/feed.xml', 301, '/en/faq/feed.xml'],
    ['/ar/faq/feed.xml', 301, '/faq/feed.xml'],
    ['/feed.xml', 404, null],
    ['/en/feed.xml', 404, null],
    ['/ar/feed.xml', 404, null],
    ['/AR//feed.xml', 404, null],
    ['/privacy-policy/feed.xml', 404, null],
    ['/nope/feed.xml', 404, null],
    ['/faq/feed.xml/feed.xml', 404, null],
    ['/faq//feed.xml', 301, '/faq/feed.xml'],
    ['/%ff/feed.xml', 404, null],
  ])('%s answers %i', async (path, status, location) => {
    const response = await site.ask(path)
    expect([response.status, response.headers.get('location')]).toEqual([status, location])
  })
})
