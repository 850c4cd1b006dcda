import { beforeAll, describe, expect, it } from 'vitest'
import { pagesByCaching } from '../../support/pages'
import { openSite, origin, readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

describe('the root', () => {
  it.each([
    [undefined, undefined, 200],
    ['ar', undefined, 200],
    ['en-US,en;q=0.9', undefined, 302],
    ['en;q=0.8, ar;q=0.8', undefined, 200],
    ['ar;q=0.5, en-GB;q=0.6', undefined, 302],
    ['en;q=0, fr', undefined, 200],
    ['fr-FR, *;q=0.5', undefined, 200],
    ['en;q=0.5, *;q=0.8', undefined, 200],
    ['en;q=0.8, *;q=0.5', undefined, 302],
    ['ar;q=0, *', undefined, 302],
    ['ar;q=0.2, *;q=0.1, en;q=0', undefined, 200],
    ['ar;q=0', undefined, 200],
    ['*', undefined, 200],
    ['*;q=0', undefined, 200],
    ['ar', 'en', 302],
    ['en', 'ar', 200],
    ['en', 'fr', 302],
    ['ar', 'EN', 200],
    [';;;q=,,=', undefined, 200],
  ])('answers Accept-Language %s with cookie %s by %i', async (accepted, cookie, status) => {
    const headers = {
      ...(accepted && { 'accept-language': accepted }),
      ...(cookie && { cookie: `i18n_redirected=${cookie}` }),
    }
    // The Arabic page may be in memory already.
    await site.ask('/', { headers: { 'accept-language': 'ar' } })
    const response = await site.ask('/', { headers })
    expect(response.status).toBe(status)
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Language')
    if (status === 302) {
      expect(response.headers.get('location')).toBe('/en')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
  })

  it('keeps the query on its way to English', async () => {
    const response = await site.ask('/?from=mail', { headers: { 'accept-language': 'en' } })
    expect(response.headers.get('location')).toBe('/en?from=mail')
  })
})

describe('the root, asked for from a page of this site', () => {
  const from = (path: string, more: Record<string, string> = {}, host = origin) => ({
    headers: { 'accept-language': 'en', referer: host + path, ...more },
  })

  it.each([
    ['an Arabic page', from('/faq'), 200],
    ['the Arabic home', from('/'), 200],
    ['a path that only looks English', from('/enough'), 200],
    ['an English page', from('/en/faq', { 'accept-language': 'ar' }), 302],
    ['the English home', from('/en', { 'accept-language': 'ar' }), 302],
    [
      'an Arabic page, with the cookie of English',
      from('/faq', { cookie: 'i18n_redirected=en' }),
      302,
    ],
    [
      'an English page, with the cookie of Arabic',
      from('/en', { cookie: 'i18n_redirected=ar' }),
      200,
    ],
    ['another site', from('/faq', {}, 'https://other.example'), 302],
    [
      'another site with English pages',
      from('/en', { 'accept-language': 'ar' }, 'https://other.example'),
      200,
    ],
    [
      'a page that the browser knows for ours',
      from('/faq', { 'sec-fetch-site': 'same-origin' }),
      200,
    ],
    [
      'a page that the browser knows for another’s',
      from('/faq', { 'sec-fetch-site': 'cross-site' }),
      302,
    ],
    ['no address', { headers: { 'accept-language': 'en', referer: 'nonsense' } }, 302],
  ])('keeps the language of %s', async (_, init, status) => {
    // The first response is rendered, the second comes from the fast path.
    for (const _ of ['drawn', 'kept']) expect((await site.ask('/', init)).status).toBe(status)
  })
})

describe('an address that is not the canonical one', () => {
  it.each([
    ['/ar', '/'],
    ['/ar/', '/'],
    ['/AR', '/'],
    ['/ar/faq', '/faq'],
    ['/ar/FAQ/', '/faq'],
    ['/ar/x', '/x'],
    ['/ar/en/faq', '/en/faq'],
    ['/ar/sitemap', '/routes'],
    ['/en/', '/en'],
    ['/EN', '/en'],
    ['/En/Faq', '/en/faq'],
    ['/faq/', '/faq'],
    ['/faq///', '/faq'],
    ['/FAQ', '/faq'],
    ['/Privacy-Policy', '/privacy-policy'],
    ['/en/faq/', '/en/faq'],
    ['/sitemap', '/routes'],
    ['/en/sitemap', '/en/routes'],
    ['/SiteMap', '/routes'],
  ])('sends %s to %s for good, query kept', async (path, canonical) => {
    for (const query of ['', '?year=2026&q=%D8%A3']) {
      const response = await site.ask(path + query)
      expect(response.status).toBe(301)
      expect(response.headers.get('location')).toBe(canonical + query)
    }
  })

  it.each([
    ['/contact%20', '/contact'],
    ['/contact%D8%8C', '/contact'],
    ['/en/faq.', '/en/faq'],
    ['/en/faq).', '/en/faq'],
    ['/en%D8%8C', '/en'],
    ['/services/framework-agreements%22', '/services/framework-agreements'],
    ['/FAQ%D8%9F', '/faq'],
    ['/aboutUs%C2%BB', '/aboutUs/ourStory'],
  ])('as chat programs link it, %s, leads to %s', async (path, page) => {
    for (const query of ['', '?year=2026']) {
      const response = await site.ask(path + query)
      expect([response.status, response.headers.get('location')]).toEqual([301, page + query])
    }
  })

  it.each(['/nope%20', '/no-page.', '/%D8%8C%D8%8Cx', '/contact%20x', '/%FF.'])(
    'is not guessed for %s',
    async (path) => {
      expect((await site.ask(path)).status).toBe(404)
    },
  )

  const hostile = [
    '/ar//evil.example',
    '/ar///evil.example/x',
    '/ar/\\evil.example',
    '/ar/%5cevil.example',
    '/ar/%5c%5cevil.example',
    '/ar/%2f%2fevil.example',
    '/ar/%0d%0aSet-Cookie:%20a=b',
    '/ar/%09//evil.example',
    '/ar/https://evil.example',
    '/ar/javascript:alert(1)',
    '/ar/@evil.example',
    '/ar/..//evil.example',
    '/ar/%',
    '/ar/%ff',
    '/ar/%00',
    '/AR//evil.example/',
  ]
  it.each(hostile)('never sends %s to another site', async (path) => {
    const response = await site.ask(path)
    expect([301, 404]).toContain(response.status)
    const location = response.headers.get('location')
    if (location === null) return
    expect(new URL(location, 'https://own.example').origin).toBe('https://own.example')
    expect(location).toMatch(/^\/(?![/\\])/)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it.each([
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/%0d%0aX:%20y',
    '/https://evil.example',
    '/en//faq',
  ])('is not what %s is, which is no page at all', async (path) => {
    const response = await site.ask(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('location')).toBeNull()
  })
})

describe('a deep link', () => {
  it.each(pagesByCaching().filter(({ path }) => path !== '/'))(
    'to $path is answered in its own language, whatever else is preferred',
    async ({ path, locale }) => {
      const other = locale === 'ar' ? 'en' : 'ar'
      const headers = { 'accept-language': other, cookie: `i18n_redirected=${other}` }
      const response = await site.ask(path, { headers })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-language')).toBe(locale)
    },
  )
})

describe('the setting of the root redirect', () => {
  it('keeps everyone on the Arabic home page when it is off', async () => {
    const still = await openSite({ vars: { ROOT_REDIRECT: 'off' } })
    try {
      const response = await still.ask('/', { headers: { 'accept-language': 'en' } })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-language')).toBe('ar')
    } finally {
      await still.close()
    }
  })
})
