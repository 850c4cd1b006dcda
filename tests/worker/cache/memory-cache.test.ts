import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Page, pagesByCaching, sharedPages } from '../../support/pages'
import { openSite, type Site } from '../../support/site'

const pages = pagesByCaching(sharedPages)
let site: Site
const rendered = new Map<string, Awaited<ReturnType<typeof read>>>()
beforeAll(async () => {
  site = await openSite()
  for (const { path } of pages) rendered.set(path, await read(path))
})
afterAll(() => site.close())

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await site.ask(path, { headers })
  return {
    response,
    source: await site.source(response),
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

describe('answers of the API', () => {
  let small: Site
  beforeAll(async () => {
    small = await openSite({ vars: { MEMORY_CACHE_MB: '1' } })
  })
  afterAll(() => small.close())
  const sourceOf = async (path: string) => small.source(await small.ask(path))

  it('push no page out of memory, however many are asked for', async () => {
    await small.ask('/en/faq')
    expect(await sourceOf('/en/faq')).toBe('memory')
    for (let limit = 1; limit <= 60; limit += 1) {
      for (const list of ['terms', 'questions']) {
        await small.ask(`/api/v1/${list}?lang=all&limit=${40 + limit}`)
      }
    }
    expect(await sourceOf('/en/faq')).toBe('memory')
  })

  it('are kept for cursors that a list gave, and for no made-up value', async () => {
    const { next } = (await (await small.ask('/api/v1/news?limit=2')).json()) as { next: string }
    const rows = '/api/v1/datasets/working-days/rows?limit=2'
    const { version } = (await (await small.ask(rows)).json()) as { version: string }
    const given = `/api/v1/news?limit=2&cursor=${next}`
    const madeUp = [
      `/api/v1/news?limit=2&cursor=${cursorOf('date', false, '2026-11-01', 'made-up')}`,
      `/api/v1/news?limit=2&cursor=${cursorOf('date', false, '2031-01-01', 'achievements-of-2024')}`,
      '/api/v1/news?filter[tag]=made-up',
      `${rows}&cursor=${cursorOf('rows', version, 3, '')}`,
    ]
    for (const path of [given, ...madeUp]) await small.ask(path)
    expect(await sourceOf(given)).toBe('memory')
    for (const path of madeUp) {
      const response = await small.ask(path)
      expect([path, await small.source(response)]).toEqual([path, 'd1'])
    }
  })
})

const plain = (headers: Iterable<[string, string]>) =>
  Object.fromEntries(
    [...headers].filter(
      ([name]) => !/^(x-request-id|transfer-encoding|content-length|mf-)/.test(name),
    ),
  )

describe.each(pages)('the page $path', ({ path, name, locale }: Page) => {
  it('has the same bytes from memory as rendered', async () => {
    const first = rendered.get(path)
    const second = await read(path)
    expect(first?.source).not.toBe('memory')
    expect(second.source).toBe('memory')
    expect(first?.bytes.equals(second.bytes)).toBe(true)
    expect(plain(second.response.headers)).toEqual(plain(first?.response.headers ?? []))
  })

  it('is revalidated by its ETag, weak or in a list', async () => {
    const { response } = await read(path)
    const etag = response.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{24}"$/)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    for (const asked of [etag, `W/${etag}`, `"old", ${etag}`, `W/"old",W/${etag} , "x"`]) {
      const again = await site.ask(path, { headers: { 'if-none-match': asked } })
      expect([asked, again.status]).toEqual([asked, 304])
      expect(again.headers.get('etag')).toBe(etag)
      expect(again.headers.get('vary')).toBe(response.headers.get('vary'))
      expect(await again.text()).toBe('')
    }
    for (const asked of ['"old"', etag.slice(1, -1), `${etag}x`, '']) {
      expect((await site.ask(path, { headers: { 'if-none-match': asked } })).status).toBe(200)
    }
  })

  it('varies on what it answers to', async () => {
    const { response } = await read(path)
    const root = name === 'home' && locale === 'ar'
    expect(response.headers.get('vary')).toBe(root ? 'Cookie, Accept-Language' : 'Cookie')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('answers HEAD by the headers of GET and no body', async () => {
    const { response, bytes } = await read(path)
    const head = await site.ask(path, { method: 'HEAD' })
    expect(plain(head.headers)).toEqual(plain(response.headers))
    expect(head.headers.get('content-length')).toBe(String(bytes.byteLength))
    expect(await head.text()).toBe('')
  })

  it('is one document for every query it does not know', async () => {
    const { bytes } = await read(path)
    for (const query of [
      'utm_source=mail&utm_campaign=x',
      'fbclid=1',
      '__proto__=1',
      'lang=en',
      'q=<b>',
    ]) {
      const asked = await read(`${path}?${query}`)
      expect(asked.source).toBe('memory')
      expect(asked.bytes.equals(bytes)).toBe(true)
    }
  })
})

describe('an isolate that has just begun', () => {
  it('finds the documents that another one of the place has kept', async () => {
    const before = await Promise.all(pages.map(({ path }) => read(path)))
    await site.isolate()
    for (const [index, { path }] of pages.entries()) {
      const after = await read(path)
      expect(after.source).toBe('cache')
      expect(after.bytes.equals(before[index]?.bytes ?? Buffer.alloc(0))).toBe(true)
      expect(plain(after.response.headers)).toEqual(plain(before[index]?.response.headers ?? []))
    }
  })
})

describe('a memory of no size', () => {
  it('still answers every page, from further away', async () => {
    const small = await openSite({ vars: { MEMORY_CACHE_MB: '0' } })
    try {
      for (const round of ['first', 'second']) {
        const response = await small.ask('/en/faq')
        expect([round, response.status]).toEqual([round, 200])
        expect(await small.source(response)).not.toBe('memory')
      }
    } finally {
      await small.close()
    }
  })
})
