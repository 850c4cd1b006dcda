import { beforeAll, describe, expect, it } from 'vitest'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

interface List {
  total: number | null
  items: Record<string, unknown>[]
  next: string | null
  previous: string | null
}

async function read(address: string, headers: Record<string, string> = {}) {
  const response = await site.ask(address, { headers })
  return { response, list: (await response.json()) as List }
}

const idsOf = ({ items }: List) => items.map(({ id }) => id)

describe('a list', () => {
  it('changes with a day as with an instant', async () => {
    const count = async (since: string) => {
      const response = await site.ask(`/api/v1/news?limit=100&filter[updatedSince]=${since}`)
      return ((await response.json()) as { items?: object[] }).items?.length
    }
    expect(await count('2026-06-01')).toBe(await count('2026-05-31T21:00:00Z'))
    expect(await count('2026-06-01')).toBeGreaterThan(0)
    expect(await count('2026-06-31')).toBeUndefined()
  })

  it('states how many records match, whatever page is read', async () => {
    const { list: first } = await read('/api/v1/terms?limit=30')
    const { list: next } = await read(`/api/v1/terms?limit=30&cursor=${first.next}`)
    expect([first.total, next.total]).toEqual([80, 80])
    const { list: some } = await read('/api/v1/departments?filter[rank]=sector')
    expect(some.total).toBe(some.items.length)
    expect(some.total).toBeGreaterThan(1)
    const { list: stories } = await read('/api/v1/stories?limit=100&lang=en&sort=order')
    const addresses = stories.items.map(({ url }) => String(url))
    // The list on the site has pages of twelve.
    expect(addresses.every((one) => /\/en\/.+#[a-z-]+$/.test(one))).toBe(true)
    expect(addresses.filter((one) => one.includes('?page=2#'))).toHaveLength(
      Math.max(0, Math.min(12, addresses.length - 12)),
    )
  })

  it('is read to its end by its cursors, and back, each record once', async () => {
    const { list: all } = await read('/api/v1/terms?limit=100&fields=title')
    expect(all.items).toHaveLength(80)
    const pages: List[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { list }: { list: List } = await read(
        `/api/v1/terms?limit=30&fields=title${cursor && `&cursor=${cursor}`}`,
      )
      pages.push(list)
      cursor = list.next
    }
    expect(pages.map(({ items }) => items.length)).toEqual([30, 30, 20])
    expect(pages.flatMap(idsOf)).toEqual(idsOf(all))
    const back = await read(`/api/v1/terms?limit=30&fields=title&cursor=${pages[2]?.previous}`)
    expect(idsOf(back.list)).toEqual(pages[1] && idsOf(pages[1]))
    const first = await read(`/api/v1/terms?limit=30&fields=title&cursor=${back.list.previous}`)
    expect([idsOf(first.list), first.list.previous]).toEqual([pages[0] && idsOf(pages[0]), null])
  })

  it.each(['ar', 'en'])('has the pictures of news in their order, in %s', async (lang) => {
    const address = `/api/v1/news/asset-register-workshop?lang=${lang}`
    const { pictures } = (await (await site.ask(address)).json()) as { pictures: object[] }
    expect(pictures).toMatchObject(
      ['training-room', 'street-lighting', 'palm-garden'].map((id) => ({
        id,
        alt: expect.stringMatching(lang === 'ar' ? /\p{Script=Arabic}/u : /^[A-Z]/),
        credit: lang === 'ar' ? 'صورة توضيحية' : 'Sample picture',
        url: expect.stringMatching(new RegExp(`/media/${id}/1280.jpg$`)),
      })),
    )
  })

  it('names the pages beside it in Link, with its own parameters', async () => {
    const { response, list } = await read('/api/v1/news?lang=en&limit=2&sort=date')
    const [, address = ''] = /^<(.+?)>; rel="next"$/.exec(response.headers.get('link') ?? '') ?? []
    const url = new URL(address, 'https://x')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      lang: 'en',
      limit: '2',
      sort: 'date',
      cursor: list.next,
    })
    const { list: second, response: after } = await read(address)
    expect(second.items).toHaveLength(2)
    expect(after.headers.get('link')).toContain('rel="prev"')
  })

  it('names the language in Link, also that of the default', async () => {
    const headers = { 'accept-language': 'en' }
    const { response } = await read('/api/v1/news?limit=1&lang=ar', headers)
    const [, address = ''] = /^<(.+?)>/.exec(response.headers.get('link') ?? '') ?? []
    const { list } = await read(address, headers)
    expect(list.items.map(({ lang }) => lang)).toEqual(['ar'])
  })

  it.each([
    ['/api/v1/news', 'publishedOn', (a: string, b: string) => a >= b],
    ['/api/v1/news?sort=date', 'publishedOn', (a: string, b: string) => a <= b],
    ['/api/v1/terms?sort=-id', 'id', (a: string, b: string) => a > b],
    ['/api/v1/books?sort=-updatedAt', 'updatedAt', (a: string, b: string) => a >= b],
  ])('%s is in order', async (address, field, isOrdered) => {
    const { list } = await read(address)
    const values = list.items.map((item) => String(item[field]))
    expect(values.length).toBeGreaterThan(2)
    expect(values.slice(1).every((value, at) => isOrdered(values[at] ?? '', value))).toBe(true)
  })

  it.each([
    ['/api/v1/news?filter[tag]=agreements', 'tags', 'agreements'],
    ['/api/v1/services?filter[audience]=suppliers', 'audiences', 'suppliers'],
    ['/api/v1/services?filter[topic]=procurement', 'topic', 'procurement'],
    ['/api/v1/questions?filter[category]=requests', 'category', 'requests'],
    ['/api/v1/chapters?filter[book]=efficiency-manager-guide', 'book', 'efficiency-manager-guide'],
  ])('%s has these alone, and fewer than all', async (address, field, value) => {
    const { list } = await read(`${address}&limit=100`)
    expect(list.items.length).toBeGreaterThan(0)
    for (const item of list.items) expect([item[field]].flat()).toContain(value)
    const { list: all } = await read(`${address.split('?')[0]}?limit=100`)
    expect(list.items.length).toBeLessThan(all.items.length)
  })

  it('of a year has the records of that year', async () => {
    const { list } = await read('/api/v1/news?filter[year]=2025&limit=100&fields=publishedOn')
    expect(list.items.length).toBeGreaterThan(0)
    for (const { publishedOn } of list.items) expect(publishedOn).toMatch(/^2025-/)
  })

  it('since an instant has what was changed then or later', async () => {
    const { list: all } = await read('/api/v1/terms?limit=100&fields=updatedAt&sort=-updatedAt')
    const since = String(all.items.at(-1)?.updatedAt)
    const newest = String(all.items[0]?.updatedAt)
    const later = await read(`/api/v1/terms?filter[updatedSince]=${newest}&limit=100`)
    const every = await read(`/api/v1/terms?filter[updatedSince]=${since}&limit=100`)
    expect(every.list.items).toHaveLength(all.items.length)
    const expected = all.items.filter(({ updatedAt }) => updatedAt === newest).length
    expect(later.list.items).toHaveLength(expected)
  })

  it('since an instant has the same however its offset is written', async () => {
    const [first, ...others] = await Promise.all(
      ['2026-01-01T00:00:00Z', '2026-01-01T03:00:00%2B03:00', '2026-01-01T03:00:00%2B03'].map(
        (instant) => read(`/api/v1/terms?filter[updatedSince]=${instant}`),
      ),
    )
    expect(first?.list.items.length).toBeGreaterThan(0)
    for (const { list } of others) expect(list.items).toEqual(first?.list.items)
  })

  it('has only the chosen fields and id, in both languages', async () => {
    const { list } = await read('/api/v1/services?fields=title,fee&lang=all')
    for (const { translation, ...item } of list.items) {
      expect(Object.keys(item)).toEqual(['id', 'title', 'fee'])
      expect(Object.keys(translation as object)).toEqual(['id', 'title', 'fee'])
    }
  })
})

describe('the language', () => {
  it.each([
    ['?lang=en', {}, 'en'],
    ['', { 'accept-language': 'en-GB, ar;q=0.5' }, 'en'],
    ['', { 'accept-language': 'de' }, 'ar'],
    ['?lang=ar', { 'accept-language': 'en' }, 'ar'],
    ['', {}, 'ar'],
  ])('of /services%s with %o is %s', async (query, headers, lang) => {
    // Twice: an answer from memory is negotiated too.
    for (const _ of [1, 2]) {
      const { response, list } = await read(`/api/v1/services${query}`, headers)
      expect(response.headers.get('content-language')).toBe(lang)
      expect(response.headers.get('vary')).toContain('Accept-Language')
      expect(list.items.every((item) => item.lang === lang)).toBe(true)
    }
  })
})
