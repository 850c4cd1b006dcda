import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSite, origin, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const reader = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}
/** Longer than views wait for others. */
const written = { timeout: 20_000, interval: 500 }

async function counts() {
  const { DB } = await site.env()
  const { results } = await DB.prepare(
    'SELECT page, locale, source, total FROM page_views ORDER BY page, locale, source',
  ).all<{ page: string; locale: string; source: string; total: number }>()
  return results.map((row) => Object.values(row).join(' '))
}

const view = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.ask(path, { method, headers: { ...reader, ...headers } })

/** A view that is counted, after which everything before it has been written or never will be. */
async function last() {
  await view('/terms-conditions')
  await expect.poll(counts, written).toContain('termsConditions ar none 1')
}

beforeEach(async () => {
  const { DB } = await site.env()
  await DB.exec('DELETE FROM page_views')
})

describe('a view of a page', () => {
  it('is counted by page, language and source, from memory and with 304 too', async () => {
    const first = await view('/en/faq')
    const etag = first.headers.get('etag') ?? ''
    const google = { referer: 'https://www.google.com/search?q=private' }
    expect((await view('/en/faq', google)).status).toBe(200)
    const known = await view('/en/faq?utm_source=x', { 'if-none-match': etag })
    expect((await view('/en/faq', { 'if-none-match': etag })).status).toBe(304)
    expect(known.status).toBeLessThan(400)
    await view('/services/join-framework-agreement', { referer: `${origin}/services` })
    await view('/search?q=something')
    await last()
    expect(await counts()).toEqual([
      'faq en none 3',
      'faq en search 1',
      'search ar none 1',
      'service/join-framework-agreement ar internal 1',
      'termsConditions ar none 1',
    ])
  })

  it('is stored without anything of its request', async () => {
    await view('/faq', {
      'cf-connecting-ip': '192.0.2.77',
      cookie: '__Host-visitor=abc',
      referer: 'https://www.google.com/search?q=private',
    })
    await last()
    const { DB } = await site.env()
    const { results } = await DB.prepare('SELECT * FROM page_views').all()
    expect(Object.keys(results[0] ?? {})).toEqual(['day', 'page', 'locale', 'source', 'total'])
    expect(JSON.stringify(results)).not.toMatch(/192\.0|private|google|Mozilla|abc/)
  })

  it('is not counted if it is none, or if its reader is a program or wishes not to be counted', async () => {
    const cases: [path: string, headers: Record<string, string>, method?: string][] = [
      ['/faq', { 'user-agent': 'curl/8.0' }],
      ['/services', { 'user-agent': '' }],
      ['/contact', { 'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' }],
      ['/sla', { dnt: '1' }],
      ['/regions', { 'sec-gpc': '1' }],
      ['/help', {}, 'HEAD'],
      ['/nothing-here', {}],
      ['/services/nothing-here', {}],
      ['/Routes', {}],
      ['/profile', {}],
      ['/staff', {}],
      ['/auth/login', {}],
      ['/careers/_payload.json', {}],
      ['/media-center/news/feed.xml', {}],
      ['/api/v1/news', {}],
    ]
    for (const [path, headers, method] of cases) {
      // Twice: the second one comes from memory.
      await view(path, headers, method)
      await view(path, headers, method)
    }
    await last()
    expect(await counts()).toEqual(['termsConditions ar none 1'])
  })
})

describe('a page that the browser shows without a new document', () => {
  const report = (headers: Record<string, string>, method = 'POST') =>
    site.ask('/api/views', { method, headers: { ...reader, origin, ...headers } })

  it('is counted by the page that says so', async () => {
    const answer = await report({ referer: `${origin}/en/faq` })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store'])
    await last()
    expect(await counts()).toContain('faq en internal 1')
  })

  it('is not counted for another site, a program or an address that is none', async () => {
    expect((await report({ referer: 'https://other.example/en/faq' })).status).toBe(204)
    expect((await report({})).status).toBe(204)
    expect((await report({ referer: `${origin}/nope` })).status).toBe(204)
    expect((await report({ referer: `${origin}/faq`, 'sec-gpc': '1' })).status).toBe(204)
    expect((await report({ referer: `${origin}/faq`, 'user-agent': 'curl/8' })).status).toBe(204)
    expect((await report({ origin: 'https://other.example' })).status).toBe(403)
    expect((await report({}, 'GET')).status).toBe(405)
    await last()
    expect(await counts()).toEqual(['termsConditions ar none 1'])
  })
})
