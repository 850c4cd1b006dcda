import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matchRoute } from '#domain/site/routes'
import { formType, newVisitor, poster, smallPosts } from '../../support/forms/posts'
import { openConnection } from '../../support/raw-request'
import { isSoak } from '../../support/sample'
import { openSite, origin, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
const { post, form } = poster(() => site)

const types = [formType, 'application/json', 'multipart/form-data; boundary=b', 'text/plain', '']

describe('a change that another site asks for', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ 'sec-fetch-site': 'cross-site', origin }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: `${origin}.evil.example` }],
    [{ origin: 'http://localhost:8788' }],
  ])('is refused by %o, whatever its type', async (headers) => {
    for (const [at, { path, right }] of smallPosts.entries()) {
      // Each type with some of the addresses; a form, which needs no preflight, with all of them.
      const turn = at + JSON.stringify(headers).length
      const tried = types.filter((type, of) => isSoak || type === formType || turn % 4 === of - 1)
      for (const type of tried) {
        const body = new URLSearchParams(right).toString()
        const sent = { ...newVisitor(), ...headers, 'content-type': type }
        const response = await site.ask(path, { method: 'POST', body, headers: sent })
        expect([path, type, response.status]).toEqual([path, type, 403])
        expect(response.headers.getSetCookie()).toEqual([])
      }
    }
  })

  it.each(['PUT', 'PATCH', 'DELETE'])('is refused by %s too, and on a page', async (method) => {
    const headers = { origin: 'https://evil.example' }
    for (const path of ['/locale', '/faq', '/nope']) {
      expect((await site.ask(path, { method, headers })).status).toBe(403)
    }
  })

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://old.example' }],
    [{ origin }],
    [{}],
  ])('is our own, or of no browser, by %o', async (headers) => {
    const sent = { ...newVisitor(), ...headers, 'content-type': formType }
    const response = await site.ask('/locale', { method: 'POST', body: 'locale=en', headers: sent })
    expect(response.status).toBe(303)
  })
})

describe.each(smallPosts)('a body for $path', ({ path, right }) => {
  const asForm = new URLSearchParams(right).toString()

  it.each([
    ['text/plain', 415],
    ['application/xml', 415],
    ['application/jsonp', 415],
    ['application/json-patch+json', 415],
    ['', 415],
    [`${formType}; charset=utf-8`, 303],
    [formType.toUpperCase(), 303],
  ])('of type %s is answered by %i', async (type, status) => {
    expect((await post(path, asForm, { 'content-type': type })).status).toBe(status)
  })

  it.each([
    [
      'bytes that are no UTF-8',
      formType,
      Buffer.from([...Buffer.from(`${asForm}&x=`), 0xff, 0xfe]),
    ],
    ['an escape that is no UTF-8', formType, `${asForm}&x=%ff`],
    ['an overlong escape', formType, `${asForm}&x=%c0%af`],
    ['half an escape', formType, `${asForm}&x=%e`],
    ['a field twice', formType, `${asForm}&${asForm}`],
    ['a broken object', 'application/json', '{"locale":'],
    ['an array', 'application/json', `[${JSON.stringify(right)}]`],
    ['a string', 'application/json', '"locale"'],
    ['null', 'application/json', 'null'],
    ['nothing', 'application/json', ''],
    ['thirty thousand brackets', 'application/json', '['.repeat(30_000)],
    ['JSON that is no UTF-8', 'application/json', Buffer.from([0x22, 0xc3, 0x28, 0x22])],
    ['a multipart body without its boundary', 'multipart/form-data', asForm],
    ['a multipart body that is cut off', 'multipart/form-data; boundary=b', '--b\r\nconte'],
  ])('that is %s is answered by 400', async (_, type, body) => {
    const response = await post(path, body, { 'content-type': type })
    expect(response.status).toBe(400)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('may be multipart', async () => {
    const parts = Object.entries(right).map(
      ([name, value]) =>
        `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const body = `${parts.join('')}--b--\r\n`
    const response = await post(path, body, { 'content-type': 'multipart/form-data; boundary=b' })
    expect(response.status).toBe(303)
  })
})

describe('a body above 64 KB', () => {
  const headers = { 'content-type': formType }
  const right = 'locale=en&path=%2Ffaq'
  const large = `${right}&x=${'x'.repeat(65 * 1024)}`

  it.each([
    ['a true length', {}, { body: large }],
    ['no length', {}, { body: large, chunked: true }],
    [
      'a length of 4 GB that never comes',
      { 'content-length': '4000000000' },
      { body: right, open: true },
    ],
  ])('with %s is answered by 413, and the connection serves on', async (_, declared, init) => {
    const connection = openConnection(await site.address())
    try {
      const sent = { ...headers, ...newVisitor(), ...declared }
      const refused = await connection.send('/locale', { method: 'POST', headers: sent, ...init })
      expect(refused.status).toBe(413)
      expect(refused.headers['set-cookie']).toBeUndefined()
      const next = { method: 'POST', headers: { ...headers, ...newVisitor() }, body: right }
      expect((await connection.send('/locale', next)).status).toBe(303)
    } finally {
      connection.close()
    }
  })

  it('is counted by its bytes: 64 KB are taken', async () => {
    const filled = `${right}&x=`.padEnd(64 * 1024, 'x')
    expect((await post('/locale', filled, headers)).status).toBe(303)
    expect((await post('/locale', `${filled}x`, headers)).status).toBe(413)
  })

  it.each([
    ['/locale', { origin: 'https://evil.example' }, 403],
    ['/search', {}, 405],
    ['/nope', {}, 404],
    ['/locale', { 'content-type': 'text/plain' }, 415],
  ])(
    'refused at %s for another reason costs the next request nothing',
    async (path, extra, status) => {
      const connection = openConnection(await site.address())
      try {
        for (const body of ['x'.repeat(1_000), 'x'.repeat(60_000), 'x'.repeat(300_000)]) {
          const sent = { ...headers, ...newVisitor(), ...extra }
          const refused = await connection.send(path, { method: 'POST', headers: sent, body })
          expect(refused.status).toBe(
            path === '/locale' && status === 415 && body.length > 65_536 ? 413 : status,
          )
          const next = { method: 'POST', headers: { ...headers, ...newVisitor() }, body: right }
          expect((await connection.send('/locale', next)).status).toBe(303)
        }
      } finally {
        connection.close()
      }
    },
  )
})

describe('another method', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is told to POST, unless a page stands there to be read',
    async (method) => {
      for (const { path } of smallPosts) {
        const response = await site.ask(path, { method })
        const isPage = matchRoute(path) !== null
        const isReading = method === 'GET' || method === 'HEAD'
        expect([path, response.status]).toEqual([path, isPage && isReading ? 200 : 405])
        const allowed = isPage ? 'GET, HEAD, POST' : 'POST'
        if (response.status === 405) expect(response.headers.get('allow')).toBe(allowed)
      }
    },
  )
})

describe('a burst of changes', () => {
  const send = (visitor: Record<string, string>) =>
    form('/display', { size: '2', path: '/faq' }, visitor)

  it.each([
    [
      'one address',
      (index: number) => ({
        'cf-connecting-ip': '198.51.100.7',
        'x-forwarded-for': `10.0.0.${index}`,
      }),
    ],
    ['one IPv6 network', (index: number) => ({ 'cf-connecting-ip': `2001:db8:1:2:${index}::1` })],
  ])('from %s is slowed down, and told for how long', async (_, visitor) => {
    let taken = 0
    let refused: Awaited<ReturnType<typeof send>> | undefined
    // A rate-limit window may end during the loop, but not twice.
    while (!refused && taken < 1_200) {
      const some = Array.from({ length: 50 }, (_, index) => send(visitor(taken + index)))
      const answers = await Promise.all(some)
      taken += answers.filter(({ status }) => status === 303).length
      refused = answers.find(({ status }) => status !== 303)
    }
    expect(taken).toBeGreaterThanOrEqual(600)
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused?.headers.getSetCookie()).toEqual([])
  })

  it('leaves every other visitor alone', async () => {
    for (const address of ['198.51.100.8', '2001:db8:1:3::1']) {
      expect((await send({ 'cf-connecting-ip': address })).status).toBe(303)
    }
  })
})
