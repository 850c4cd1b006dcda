import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { rateLimitPolicies } from '#worker/middleware/rate-limits'
import { openSite, readingSite, type Site } from '../../support/site'
import { createChecker, type OpenApi, readOpenApi } from './openapi'

let site: Site
let api: OpenApi
let check: ReturnType<typeof createChecker>
beforeAll(async () => {
  site = await readingSite()
  api = await readOpenApi(site)
  check = createChecker(api)
})

const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

it('the limit it announces is the one that is configured', () => {
  for (const [name, { requests, seconds }] of Object.entries(rateLimitPolicies)) {
    const binding = `name = "${name.slice(0, -1).toUpperCase()}_LIMIT"`
    const [, declared = ''] = readFileSync('wrangler.toml', 'utf8').split(binding)
    expect(declared.split('\n')[2]).toBe(`simple = { limit = ${requests}, period = ${seconds} }`)
  }
})

describe('an answer', () => {
  it('is kept in memory, has an ETag, and 304 for who has it', async () => {
    const address = '/api/v1/agreements?lang=en'
    const first = await site.ask(address)
    const again = await site.ask(address)
    expect(await site.source(again)).toBe('memory')
    expect(await again.text()).toBe(await first.text())
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{24}"$/)
    const headers = { 'if-none-match': etag, cookie: '__Host-display=mode-dark' }
    const unchanged = await site.ask(address, { headers })
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
    const head = await site.ask(address, { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag])
  })

  it.each([
    '/api/v1',
    '/api/v1/news?limit=1',
    '/api/v1/news?limit=1',
    '/api/v1/nothing',
    '/openapi.json',
  ])('%s may be read from any origin, without credentials', async (address) => {
    const { headers } = await site.ask(address, { headers: { origin: 'https://other.example' } })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('access-control-expose-headers')?.split(', ').toSorted()).toEqual([
      'Content-Disposition',
      'ETag',
      'Link',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'X-Request-Id',
    ])
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('ratelimit-policy')).toBe('"reads";q=1000;w=10')
    expect(headers.get('x-request-id')).toBeTruthy()
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('to a preflight allows reads alone', async () => {
    const headers = { origin: 'https://other.example', 'access-control-request-method': 'DELETE' }
    const response = await site.ask('/api/v1/news', { method: 'OPTIONS', headers })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS')
    // Some clients send a Content-Type with every request.
    expect(response.headers.get('access-control-allow-headers')).toContain('Content-Type')
  })

  it('has the fields that are named, in one parameter or in several, for one record too', async () => {
    const read = async (address: string) => {
      const response = await site.ask(address)
      return [response.status, await response.json()] as [number, { items: object[] }]
    }
    const [status, one] = await read('/api/v1/news?limit=1&lang=en&fields=title,tags')
    const [repeated, other] = await read('/api/v1/news?limit=1&lang=en&fields=tags&fields=title')
    expect([status, repeated, other]).toEqual([200, 200, one])
    const address = '/api/v1/services/e-marketplace?lang=all&fields=title'
    const [single, record] = await read(address)
    expect([single, Object.keys(record)]).toEqual([200, ['id', 'title', 'translation']])
    const operation = api.operations.find(({ path }) => path === '/api/v1/services/{id}')
    const isDescribed = operation && (await check.isResponse(operation, 200, record as never))
    expect(isDescribed).toBe(true)
    expect((await read('/api/v1/services/e-marketplace?fields=nothing'))[0]).toBe(400)
  })

  it('tells what remains of the limit after it was counted', async () => {
    const headers = { 'cf-connecting-ip': '198.51.100.77' }
    const left = async (limit: number) => {
      const response = await site.ask(`/api/v1/terms?limit=${limit}`, { headers })
      return /^"reads";r=(\d+);t=(\d+)$/.exec(response.headers.get('ratelimit') ?? '')?.[1]
    }
    // A window of ten seconds may begin anew between the two.
    const fall = async () => Number(await left(61)) - Number(await left(62))
    await expect.poll(fall).toBe(1)
  })

  it('tells the limit from memory too, and so do the index, the document and the challenge', async () => {
    for (const address of [
      '/api/v1/terms?limit=4',
      '/api/v1/terms?limit=4',
      '/api/v1',
      '/openapi.json',
      '/api/v1/challenge?for=subscriptions',
      '/api/v1/nothing',
    ]) {
      const { headers } = await site.ask(address)
      expect([address, headers.get('ratelimit-policy')]).toEqual([address, '"reads";q=1000;w=10'])
      expect(headers.get('ratelimit')).toMatch(/^"reads";r=\d+;t=\d+$/)
      expect([headers.get('deprecation'), headers.get('sunset')]).toEqual([null, null])
    }
  })

  it('is the same whatever the order of its parameters', async () => {
    const one = await site.ask('/api/v1/news?limit=3&lang=en&fields=title,tags')
    const other = await site.ask('/api/v1/news?fields=tags,title&lang=en&limit=3')
    expect(await site.source(other)).toBe('memory')
    expect(await other.text()).toBe(await one.text())
  })

  it('is the same with what newsletters and advertisements add to its address', async () => {
    const plain = await site.ask('/api/v1/news?limit=2&lang=en')
    const added = 'utm_source=mail&utm_medium=x&utm_campaign=y&fbclid=1&gclid=2&gclid=3'
    for (const path of ['/api/v1/news?limit=2&lang=en', '/api/v1?lang=en', '/openapi.json']) {
      const separator = path.includes('?') ? '&' : '?'
      expect((await site.ask(`${path}${separator}${added}`)).status).toBe(200)
    }
    const marked = await site.ask(`/api/v1/news?limit=2&lang=en&${added}`)
    expect([await site.source(marked), await marked.text()]).toEqual(['memory', await plain.text()])
    expect(marked.headers.get('link')).toBe(plain.headers.get('link'))
  })

  it('from memory is in the language that is asked for, whatever was asked before', async () => {
    const address = '/api/v1/services?limit=1'
    const langOf = async (accepted: string) => {
      const response = await site.ask(address, { headers: { 'accept-language': accepted } })
      expect(response.headers.get('vary')).toContain('Accept-Language')
      const { items } = (await response.json()) as { items: { lang: string }[] }
      return [response.headers.get('content-language'), items[0]?.lang]
    }
    for (const _ of ['read', 'kept']) {
      expect(await langOf('ar')).toEqual(['ar', 'ar'])
      expect(await langOf('en-GB')).toEqual(['en', 'en'])
      expect(await langOf('ar;q=0, *')).toEqual(['en', 'en'])
    }
  })

  it('is the same with parameters that are empty, as forms send them', async () => {
    const response = await site.ask('/api/v1/news?limit=2&lang=&sort=&filter[tag]=&fields=')
    expect([response.status, await response.text()]).toEqual([
      200,
      await (await site.ask('/api/v1/news?limit=2')).text(),
    ])
  })

  it('has moved when its address has a language', async () => {
    const response = await site.ask('/en/api/v1/news?limit=1')
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      '/api/v1/news?limit=1',
    ])
  })
})

describe('a wrong request', () => {
  const refused: [address: string, status: number, type: string, parameter?: string][] = [
    ['/api/v1/news?limit=0', 400, 'invalid-parameter', 'limit'],
    ['/api/v1/news?limit=101', 400, 'invalid-parameter', 'limit'],
    ['/api/v1/news?limit=1e1', 400, 'invalid-parameter', 'limit'],
    ['/api/v1/news?limit=1&limit=2', 400, 'invalid-parameter', 'limit'],
    ['/api/v1/news?lang=fr', 400, 'invalid-parameter', 'lang'],
    ['/api/v1/news?sort=body', 400, 'invalid-parameter', 'sort'],
    ['/api/v1/news?sort=date;DROP TABLE entries', 400, 'invalid-parameter', 'sort'],
    ['/api/v1/news?fields=body', 400, 'invalid-parameter', 'fields'],
    ['/api/v1/news?fields=__proto__', 400, 'invalid-parameter', 'fields'],
    ["/api/v1/news?filter[tag]=' OR 1=1 --", 400, 'invalid-parameter', 'filter[tag]'],
    ['/api/v1/news?filter[body]=x', 400, 'unknown-parameter', 'filter[body]'],
    ['/api/v1/news?filter[year]=20', 400, 'invalid-parameter', 'filter[year]'],
    [
      '/api/v1/news?filter[updatedSince]=yesterday',
      400,
      'invalid-parameter',
      'filter[updatedSince]',
    ],
    [
      '/api/v1/news?filter[updatedSince]=2026-02-31T00:00:00Z',
      400,
      'invalid-parameter',
      'filter[updatedSince]',
    ],
    ['/api/v1/services?filter[topic]=constructor', 400, 'invalid-parameter', 'filter[topic]'],
    ['/api/v1/news?page=2', 400, 'unknown-parameter', 'page'],
    ['/api/v1/news?cursor=%00', 400, 'invalid-cursor', 'cursor'],
    [`/api/v1/news?cursor=${'A'.repeat(5_000)}`, 400, 'invalid-cursor', 'cursor'],
    [
      `/api/v1/news?cursor=${cursorOf('date', false, "' OR 1=1", 'a')}`,
      400,
      'invalid-cursor',
      'cursor',
    ],
    [
      `/api/v1/news?cursor=${cursorOf('updatedAt', false, 1, 'a')}`,
      400,
      'invalid-cursor',
      'cursor',
    ],
    [
      `/api/v1/news?cursor=${cursorOf('date', false, '2026-01-01', 'a', 'b')}`,
      400,
      'invalid-cursor',
      'cursor',
    ],
    [
      `/api/v1/news?cursor=${cursorOf('date', 1, { a: 1 }, ['a'])}`,
      400,
      'invalid-cursor',
      'cursor',
    ],
    ['/api/v1/users', 404, 'not-found'],
    ['/api/v1/constructor', 404, 'not-found'],
    ['/api/v1/news/no-such-item', 404, 'not-found'],
    ['/api/v1/news/..%2F..%2Fsettings', 404, 'not-found'],
    ['/api/v1/news/a/b', 404, 'not-found'],
  ]

  it.each(refused)('%s gets %i %s', async (address, status, type, parameter) => {
    const response = await site.ask(encodeURI(address).replaceAll('%25', '%'))
    const body = (await response.json()) as Record<string, unknown>
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await check.isProblem(body as never)).toBe(true)
    expect([response.status, body.status]).toEqual([status, status])
    expect(body.type).toBe(`http://localhost:8787/open-api#${type}`)
    expect(body.parameter).toBe(parameter)
  })

  it('with a body is not allowed', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await site.ask('/api/v1/news', { method, body: '{}' })
      expect([method, response.status]).toEqual([method, 405])
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    }
  })
})

describe('the limit of reads', () => {
  it('answers what is kept, and refuses with Retry-After what it would have to read', async () => {
    const limited = await openSite({ reads: 5 })
    try {
      const statuses: number[] = []
      // The limiter counts in fixed windows: a slow machine may begin a new one in between.
      for (let limit = 1; limit <= 60 && !statuses.includes(429); limit++) {
        const response = await limited.ask(`/api/v1/terms?limit=${limit}`)
        statuses.push(response.status)
        if (response.status !== 429) continue
        expect(response.headers.get('retry-after')).toBe('10')
        expect(response.headers.get('ratelimit')).toMatch(/^"reads";r=0;t=\d+$/)
      }
      expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200])
      expect(statuses.at(-1)).toBe(429)
      expect((await limited.ask('/api/v1/terms?limit=1')).status).toBe(200)
    } finally {
      await limited.close()
    }
  })
})
