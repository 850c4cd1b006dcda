import { beforeAll, describe, expect, it } from 'vitest'
import { problemTexts } from '#domain/site/problem'
import { findTag, mainOf, tagsOf, textOf, unescapeHtml } from '../../support/html'
import { openConnection } from '../../support/raw-request'
import { isSoak } from '../../support/sample'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const { title } = problemTexts[404]

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await site.ask(path, { headers })
  return { response, html: await response.text() }
}

/** The path shown in the `<bdi>` of the not-found message. */
function shownPath(html: string): string | undefined {
  const [, path] = /Page Not Found: (?:<!-- -->)?<bdi>([^<]*)<\/bdi>/.exec(html) ?? []
  return path && unescapeHtml(path)
}

describe.each([
  ['/nope', 'ar', 'rtl'],
  ['/en/nope', 'en', 'ltr'],
] as const)('the page that says that %s is missing', (path, locale, dir) => {
  it('speaks both languages, its own first, and leads home', async () => {
    const { response, html } = await read(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-language')).toBe(locale)
    expect(findTag(html, 'html')?.attributes).toMatchObject({ lang: locale, dir })
    expect(textOf(html, 'h1')).toBe(title[locale])
    for (const text of Object.values(title)) expect(mainOf(html)).toContain(text)
    expect(mainOf(html)).toContain('Go back home - العودة للصفحة الرئيسية')
    expect(
      tagsOf(html).some(({ name, attributes }) => name === 'a' && attributes.href === '/'),
    ).toBe(true)
    expect(shownPath(html)).toBe(path)
  })

  it('is kept by nobody and listed nowhere', async () => {
    const { response, html } = await read(path)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(findTag(html, 'meta', { name: 'robots' })?.attributes.content).toBe('noindex')
    expect(findTag(html, 'link', { rel: 'canonical' })).toBeUndefined()
    expect(response.headers.get('etag')).toBeNull()
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

it('has an id of the site’s own, whatever the client calls its request', async () => {
  const id = '01234567-89ab-4cde-8f01-23456789abcd'
  const { response } = await read('/nope', { 'x-request-id': id })
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(response.headers.get('x-request-id')).not.toBe(id)
})

describe('the path on that page', () => {
  it.each([
    ['/%D8%B5%D9%81%D8%AD%D8%A9', '/صفحة'],
    ['/a%20b', '/a b'],
    ['/%2561', '/%61'],
    ['/%253Cb%253E', '/%3Cb%3E'],
    ['/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/<script>alert(1)</script>'],
    ['/%22%20onload=%22x', '/" onload="x'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/%', '/%'],
    ['/%ff%fe', '/%ff%fe'],
    ['/a%00b%1B', '/a\ufffdb\ufffd'],
  ])('%s is decoded once and escaped', async (path, shown) => {
    const { response, html } = await read(path)
    expect(response.status).toBe(404)
    expect(shownPath(html)).toBe(shown)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toContain('alert(1)</script>')
  })

  it.each([
    ['/faq?page=9999', '/faq?page=9999'],
    ['/en/faq?utm_source=x&page=9999', '/en/faq?page=9999'],
    ['/media-center/news?tag=%D9%84%D8%A7+%D8%B4%D9%8A%D8%A1', '/media-center/news?tag=لا شيء'],
    ['/nope?page=9999', '/nope'],
    ['/services/nope?page=2', '/services/nope'],
  ])('%s is told with the query where that was not found', async (path, shown) => {
    const { response, html } = await read(path)
    expect(response.status).toBe(404)
    expect(shownPath(html)).toBe(shown)
  })

  it.each([
    ['letters', 'a'.repeat(300), 'a'.repeat(199)],
    ['Arabic letters', '%D8%B5'.repeat(300), 'ص'.repeat(199)],
    ['percent signs', '%25'.repeat(300), '%'.repeat(199)],
    ['escapes that are no UTF-8', '%ff'.repeat(300), '%ff'.repeat(300).slice(0, 199)],
    ['letters and half a face', `${'a'.repeat(198)}%F0%9F%98%80`, `${'a'.repeat(198)}\ufffd`],
  ])('of many %s is cut at 200 characters', async (_, path, shown) => {
    expect(shownPath((await read(`/${path}`)).html)).toBe(`/${shown}`)
  })
})

describe('a hostile path', () => {
  const roots = [
    '',
    '/en',
    '/ar',
    '/faq',
    '/en/faq',
    '/privacy-policy',
    '/routes',
    '/sitemap',
    '/api',
    '/builds/meta',
    '/assets',
    '/snapshot/ar',
    '/locale',
    '/knowledge/sections/books',
  ]
  const tails = [
    '/%',
    '/%zz',
    '/%e0%a4%a',
    '/%ff',
    '/%c0%af',
    '/%00',
    '/%0d%0aX:y',
    '/%5c',
    '/%2f',
    '/%2e%2e/',
    '/..',
    '/../..',
    '/./.',
    '//',
    '//x',
    '/;x',
    '/:x',
    '/@x',
    "/'",
    '/"',
    '/<x>',
    '/|',
    '/{}',
    '/^',
    '/%F0%9F%98%80',
    '/%D8%B5',
    `/${'x'.repeat(4_000)}`,
    '/_payload.json/_payload.json',
  ]

  // Below a root the remaining tails, so that each is tried below four of them.
  const tried = roots.map((root, at) => {
    const isTried = (turn: number) => isSoak || at < 2 || (at + turn) % 6 === 0
    return [root, tails.filter((_, turn) => isTried(turn))] as const
  })

  it.each(tried)('below "%s" is never an error of ours nor a way out', async (root, tails) => {
    const connection = openConnection(await site.address())
    try {
      for (const tail of tails) {
        const { status, headers } = await connection.send(root + tail)
        expect([200, 301, 404, 405], root + tail).toContain(status)
        if (status === 301) expect(headers.location, root + tail).toMatch(/^\/(?![/\\])/)
        if (status >= 400) expect(headers['x-request-id'], root + tail).toBeDefined()
      }
    } finally {
      connection.close()
    }
  })
})
