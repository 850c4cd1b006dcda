import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeOf } from '#domain/site/routes'
import { formType, newVisitor } from '../../support/forms/posts'
import { pagesByCaching, payloadPath } from '../../support/pages'
import { readWorkerSecrets } from '../../support/secret'
import { openSite, origin, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const secure = {
  'strict-transport-security': /^max-age=\d{8,}$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'cross-origin-embedder-policy': /^credentialless$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'content-security-policy':
    /^default-src 'none';(?=.*frame-ancestors 'none')(?=.*base-uri 'none')(?!.*unsafe)/,
}

function expectSecure(headers: { get(name: string): string | null }, own = {}) {
  for (const [name, pattern] of Object.entries({ ...secure, ...own })) {
    expect([name, headers.get(name)]).toEqual([name, expect.stringMatching(pattern)])
  }
  expect(headers.get('server')).toBeNull()
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('access-control-allow-origin')).toBeNull()
}

describe('the build', () => {
  it('holds no secret of the machine that made it', () => {
    const files = readdirSync('dist', { recursive: true, withFileTypes: true })
    expect(files.filter(({ name }) => name.startsWith('.dev.vars'))).toEqual([])
    const sources = files.filter(({ name }) => /\.(?:js|json|txt)$/.test(name))
    expect(sources.length).toBeGreaterThan(100)
    const texts = sources.map(({ parentPath, name }) =>
      readFileSync(`${parentPath}/${name}`, 'utf8'),
    )
    for (const secret of Object.values(readWorkerSecrets())) {
      expect(texts.filter((text) => text.includes(secret))).toEqual([])
    }
  })
})

describe('the security headers', () => {
  it.each(pagesByCaching())('stand on $path and its data', async ({ path, name }) => {
    const hasSameOriginReferrer = routeOf(name).sameOriginReferrer
    for (const address of [path, payloadPath(path)]) {
      for (const method of ['GET', 'HEAD']) {
        const response = await site.ask(address, {
          method,
          headers: { origin: 'https://evil.example' },
        })
        expect(response.status).toBe(200)
        const isQuiet = hasSameOriginReferrer && address === path
        expectSecure(response.headers, isQuiet ? { 'referrer-policy': /^same-origin$/ } : {})
      }
    }
  })

  it.each([
    [301, 'GET', '/ar/faq', {}],
    [302, 'GET', '/', { 'accept-language': 'en' }],
    [404, 'GET', '/nope', {}],
    [404, 'GET', '/nope', { accept: 'application/json' }],
    [404, 'GET', '/api/nope', {}],
    [404, 'GET', '/assets/nope.js', {}],
    [404, 'GET', '/builds/meta/nope.json', {}],
    [404, 'POST', '/nope', {}],
    [405, 'POST', '/search', {}],
    [405, 'PUT', '/contact', {}],
    [405, 'GET', '/locale', {}],
    [405, 'DELETE', '/en', { accept: 'application/json' }],
    [200, 'GET', '/builds/latest.json', {}],
  ])('stand on a %i of %s %s', async (status, method, path, headers) => {
    const response = await site.ask(path, { method, headers })
    expect(response.status).toBe(status)
    expectSecure(response.headers)
  })

  it.each([
    [303, formType, 'locale=en&path=%2Ffaq', {}],
    [204, 'application/json', '{"locale":"en"}', {}],
    [400, formType, 'locale=en&locale=en', {}],
    [403, formType, 'locale=en', { origin: 'https://evil.example' }],
    [413, formType, 'x'.repeat(70_000), {}],
    [415, 'text/plain', 'locale=en', {}],
    [422, formType, 'locale=fr', {}],
    [422, 'application/json', '{}', { accept: 'application/json' }],
  ])('stand on a %i to a POST of %s', async (status, type, body, extra) => {
    const headers = { origin, 'content-type': type, ...newVisitor(), ...extra }
    const response = await site.ask('/locale', { method: 'POST', body, headers })
    expect(response.status).toBe(status)
    expectSecure(response.headers)
  })

  it('stand on a 304', async () => {
    const etag = (await site.ask('/faq')).headers.get('etag') ?? ''
    const response = await site.ask('/faq', { headers: { 'if-none-match': etag } })
    expect(response.status).toBe(304)
    expectSecure(response.headers)
  })

  it('stand on a 429', async () => {
    const headers = { origin, 'content-type': 'application/json', ...newVisitor() }
    const ask = () => site.ask('/api/v1/requests/support', { method: 'POST', body: '{}', headers })
    let response = await ask()
    for (let tries = 0; tries < 125 && response.status !== 429; tries += 1) response = await ask()
    expect(response.status).toBe(429)
    expectSecure(response.headers)
  })

  it('stand on every static file, which is kept for good', async () => {
    for (const file of readdirSync('dist/client/assets')) {
      const response = await site.ask(`/assets/${file}`)
      expect(response.status).toBe(200)
      expectSecure(response.headers)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      await response.arrayBuffer()
    }
  })
})

describe('the faces of a document', () => {
  it.each(['/', '/en', '/contact', '/en/nope'])(
    'are asked for by the headers of %s',
    async (path) => {
      const response = await site.ask(path, { headers: { accept: 'text/html' } })
      const html = await response.text()
      const link = response.headers.get('link') ?? ''
      const asked = link.split(', ').map((one) => {
        const shape = /^<(\/assets\/[^>]+)>; rel=preload; as=font; type="font\/woff2"; crossorigin$/
        return shape.exec(one)?.[1] ?? one
      })
      expect(asked).toHaveLength(2)
      for (const address of asked) {
        expect(html).toContain(`url(${address})`)
        const face = await site.ask(address)
        expect([face.status, face.headers.get('content-type')]).toEqual([200, 'font/woff2'])
        await face.arrayBuffer()
      }
    },
  )
})

describe('a file that is not the visitor’s', () => {
  it.each([
    '/_headers',
    '/.assetsignore',
    '/.dev.vars',
    '/.vite/manifest.json',
    '/wrangler.json',
    '/wrangler.toml',
    '/index.js',
    '/index.js.map',
    '/worker/app/index.ts',
    '/assets/../_headers',
    '/assets/%2e%2e/_headers',
    '/assets/..%2f_headers',
  ])('%s is not served', async (path) => {
    expect((await site.ask(path)).status).toBe(404)
  })

  it('nor is a chunk that a new build no longer has, and the answer is not kept', async () => {
    const response = await site.ask('/assets/faq-00000000.js')
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('the snapshot of last resort is not for search engines', async () => {
    const response = await site.ask('/snapshot/ar/home.json')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expectSecure(response.headers)
  })
})
