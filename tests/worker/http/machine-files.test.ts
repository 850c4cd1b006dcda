import { beforeAll, describe, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { origin, readingSite, type Site } from '../../support/site'
import { childrenOf, childText, readXml } from '../../support/xml'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const day = 86_400_000
const files = ['/robots.txt', '/.well-known/security.txt', '/opensearch.xml', '/en/opensearch.xml']

async function read(path: string): Promise<string> {
  const response = await site.ask(path)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

describe.each(files)('%s', (path) => {
  it('is kept for a while, told apart by its content, and only read', async () => {
    const first = await site.ask(path)
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await site.ask(path, { headers })).status).toBe(304)
    const head = await site.ask(path, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String((await first.arrayBuffer()).byteLength))
    for (const method of ['POST', 'DELETE']) {
      const refused = await site.ask(path, { method })
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      await refused.arrayBuffer()
    }
  })
})

describe('robots.txt', () => {
  it('lets everyone read everything and names the site map', async () => {
    const lines = (await read('/robots.txt')).split('\n')
    expect(lines).toEqual(['User-agent: *', 'Disallow:', '', `Sitemap: ${origin}/sitemap.xml`, ''])
  })
})

describe('security.txt', () => {
  it('has the fields of RFC 9116, each as often as it may stand', async () => {
    const response = await site.ask('/.well-known/security.txt')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const fields = (await response.text()).trimEnd().split('\n')
    const valuesOf = (name: string) =>
      fields.flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []))
    expect(valuesOf('Contact')).toEqual(['mailto:care@example.com', `${origin}/contact`])
    expect(valuesOf('Preferred-Languages')).toEqual(['ar, en'])
    expect(valuesOf('Canonical')).toEqual([`${origin}/.well-known/security.txt`])
    const [expires = '', ...more] = valuesOf('Expires')
    expect(more).toEqual([])
    expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/)
    expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 30 * day)
    expect(Date.parse(expires)).toBeLessThan(Date.now() + 365 * day)
    expect(fields).toHaveLength(5)
  })
})

describe.each(locales)('the search description in %s', (locale) => {
  it('keeps to the lengths of OpenSearch 1.1 and leads to the search of its language', async () => {
    const path = localPath('/opensearch.xml', locale)
    const response = await site.ask(path)
    expect(response.headers.get('content-type')).toBe(
      'application/opensearchdescription+xml; charset=utf-8',
    )
    expect(response.headers.get('content-language')).toBe(locale)
    const root = readXml(await response.text())
    expect([root.name, root.attributes.xmlns]).toEqual([
      'OpenSearchDescription',
      'http://a9.com/-/spec/opensearch/1.1/',
    ])
    expect(childText(root, 'ShortName').length).toBeLessThanOrEqual(16)
    expect(childText(root, 'LongName').length).toBeLessThanOrEqual(48)
    expect(childText(root, 'Description').length).toBeLessThanOrEqual(1_024)
    expect(childText(root, 'Language')).toBe(locale)
    const urls = childrenOf(root, 'Url').map(({ attributes }) => attributes)
    expect(urls).toEqual([
      { type: 'text/html', template: `${origin}${localPath('/search', locale)}?q={searchTerms}` },
      {
        type: 'application/x-suggestions+json',
        template: `${origin}/api/suggestions?format=opensearch&lang=${locale}&q={searchTerms}`,
      },
      {
        type: 'application/opensearchdescription+xml',
        rel: 'self',
        template: origin + path,
      },
    ])
  })
})
