import { beforeAll, describe, expect, it } from 'vitest'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

/** An address of each class that has an ETag, and whether it has a Last-Modified. */
const classes: [path: string, hasDate: boolean][] = [
  ['/en/faq', true],
  ['/services/e-marketplace', true],
  ['/media-center/news/feed.xml', true],
  ['/search/feed.xml?q=contract', false],
  ['/sitemap.xml', true],
  ['/open-data/statistics/ratings.csv', true],
  ['/open-data/working-days/latest.csv', true],
  ['/catalog.ttl', true],
  ['/api/v1/news?limit=2', true],
  ['/api/v1/datasets/working-days/rows?limit=2', true],
  ['/api/v1', false],
  ['/openapi.json', false],
  ['/card.vcf', false],
  ['/robots.txt', false],
  ['/.well-known/security.txt', false],
  ['/opensearch.xml', false],
  ['/api/_nuxt_icon/lucide.json?icons=phone', false],
  ['/builds/latest.json', false],
  ['/faq/_payload.json', false],
]

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const first = await site.ask(path, { method, headers })
  const location = first.headers.get('location')
  const response = location ? await site.ask(location, { method, headers }) : first
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const long = 'Thu, 01 Jan 2015 00:00:00 GMT'
const late = 'Fri, 01 Jan 2100 00:00:00 GMT'

describe.each(classes)('%s', (path, hasDate) => {
  it('answers the preconditions of RFC 9110 13 by its validators', async () => {
    const { status, headers } = await ask(path)
    const etag = headers.get('etag') ?? ''
    const date = headers.get('last-modified')
    expect([status, etag]).toEqual([200, expect.stringMatching(/^".+"$/)])
    expect(date !== null).toBe(hasDate)
    const whenDated = (dated: number) => (hasDate ? dated : 200)
    const cases: [Record<string, string>, number][] = [
      [{ 'if-none-match': etag }, 304],
      [{ 'if-none-match': `"other", W/${etag}` }, 304],
      [{ 'if-none-match': '*' }, 304],
      [{ 'if-none-match': '"other"' }, 200],
      [{ 'if-modified-since': date ?? late }, whenDated(304)],
      [{ 'if-modified-since': late }, whenDated(304)],
      [{ 'if-modified-since': long }, 200],
      [{ 'if-modified-since': '2100-01-01' }, 200],
      [{ 'if-modified-since': late, 'if-none-match': '"other"' }, 200],
      [{ 'if-match': '"other"' }, 412],
      [{ 'if-match': etag }, 200],
      [{ 'if-unmodified-since': long }, whenDated(412)],
    ]
    for (const [sent, expected] of cases) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(path, sent, method)
        expect([method, sent, answer.status]).toEqual([method, sent, expected])
        if (expected === 200) continue
        expect([answer.text, answer.headers.get('content-type')]).toEqual(['', null])
        expect(answer.headers.get('etag')).toBe(etag)
      }
    }
  })
})

it('a page with attributes of its visitor has no date, which would not tell them apart', async () => {
  const cookie = '__Host-display=mode-dark'
  const { headers } = await ask('/en/faq', { cookie })
  expect(headers.get('last-modified')).toBeNull()
  expect((await ask('/en/faq', { cookie, 'if-modified-since': late })).status).toBe(200)
})
