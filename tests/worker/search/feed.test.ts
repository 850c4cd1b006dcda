import { beforeAll, describe, expect, it } from 'vitest'
import { findTag } from '../../support/html'
import { origin, readingSite, type Site } from '../../support/site'
import { childrenOf, childText, readXml } from '../../support/xml'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const address = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query)}`

async function readFeed(path: string, query: Record<string, string>) {
  const response = await site.ask(address(path, query))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  return readXml(await response.text())
}

describe('the feed of a search', () => {
  it('has the records that have all its words, the last changed first', async () => {
    const feed = await readFeed('/en/search/feed.xml', { q: 'framework agreement' })
    const entries = childrenOf(feed, 'entry')
    expect(entries.length).toBeGreaterThan(3)
    const changes = entries.map((entry) => childText(entry, 'updated'))
    expect(changes).toEqual(changes.toSorted().toReversed())
    expect(childText(feed, 'updated')).toBe(changes[0])
    for (const entry of entries) {
      const [link] = childrenOf(entry, 'link')
      expect(link?.attributes.href).toMatch(new RegExp(`^${origin}/en/`))
    }
  })

  it('names itself and the search, whatever the query has', async () => {
    const query = { q: 'اتفاقية "&<' }
    const feed = await readFeed('/search/feed.xml', query)
    const links = childrenOf(feed, 'link').map(({ attributes }) => attributes)
    expect(links.find(({ rel }) => rel === 'self')?.href).toBe(
      origin + address('/search/feed.xml', query),
    )
    expect(links.find(({ rel }) => rel === 'alternate')?.href).toBe(
      origin + address('/search', query),
    )
    expect(childText(feed, 'title')).toContain(query.q)
  })

  it('has no records that have only some of the words', async () => {
    const feed = await readFeed('/en/search/feed.xml', { q: 'agreement zebra' })
    expect(childrenOf(feed, 'entry')).toEqual([])
  })

  it('can be of one type', async () => {
    const feed = await readFeed('/en/search/feed.xml', { q: 'agreement', kind: 'term' })
    const ids = childrenOf(feed, 'entry').map((entry) => childText(entry, 'id'))
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) expect(id).toContain(':en/term/')
  })

  it('needs a query', async () => {
    const response = await site.ask('/search/feed.xml')
    expect(response.status).toBe(400)
  })

  it('is named by the page of the search', async () => {
    const html = await (await site.ask(address('/en/search', { q: 'agreement' }))).text()
    const link = findTag(html, 'link', { type: 'application/atom+xml' })
    expect(link?.attributes.href).toBe('/en/search/feed.xml?q=agreement')
    expect(html).toContain('href="/en/search/feed.xml?q=agreement"')
  })
})

describe.each([
  ['/', '/opensearch.xml', '/search'],
  ['/en/faq', '/en/opensearch.xml', '/en/search'],
])('%s', (page, description, search) => {
  it('announces the search', async () => {
    const html = await (await site.ask(page)).text()
    expect(findTag(html, 'link', { rel: 'search' })?.attributes.href).toBe(description)
    expect(html).toContain(`"urlTemplate":"${origin}${search}?q={search_term_string}"`)
  })
})
