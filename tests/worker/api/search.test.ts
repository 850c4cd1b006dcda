import { beforeAll, describe, expect, it } from 'vitest'
import { readingSite, type Site } from '../../support/site'
import { createChecker, type Json, type OpenApi, readOpenApi } from './openapi'

let site: Site
let api: OpenApi
beforeAll(async () => {
  site = await readingSite()
  api = await readOpenApi(site)
})

interface Results {
  query: string
  corrected: boolean
  total: number
  items: { type: string; id: string | null; lang: string; title: string; url: string }[]
  next: string | null
  previous: string | null
}

async function search(query: Record<string, string>) {
  const response = await site.ask(`/api/v1/search?${new URLSearchParams(query)}`)
  return { response, results: (await response.json()) as Results }
}

describe('the search of the API', () => {
  it.each([
    ['ar', 'صيانة'],
    ['en', 'maintenance'],
  ])('finds what the page finds, page by page, in %s', async (lang, q) => {
    const { isResponse } = createChecker(api)
    const operation = api.operations.find(({ path }) => path.endsWith('/search'))
    const { response, results } = await search({ q, lang })
    expect(operation && (await isResponse(operation, 200, results as unknown as Json))).toBe(true)
    expect([results.corrected, results.previous, results.items.length]).toEqual([false, null, 10])
    expect(results.total).toBeGreaterThan(10)
    const page = await (
      await site.ask(`${lang === 'en' ? '/en' : ''}/search?q=${encodeURI(q)}`)
    ).text()
    const shown = results.items.filter(({ url }) => page.includes(new URL(url).pathname))
    expect(shown).toHaveLength(10)
    expect(response.headers.get('link')).toContain('rel="next"')
    const next = await search({ q, lang, cursor: results.next ?? '' })
    const back = await search({ q, lang, cursor: next.results.previous ?? '' })
    expect(back.results.items).toEqual(results.items)
    const addresses = [...results.items, ...next.results.items].map(({ url }) => url)
    expect(new Set(addresses).size).toBe(addresses.length)
    const { results: agreements } = await search({ q, lang, type: 'agreement', sort: 'date' })
    expect(new Set(agreements.items.map(({ type }) => type))).toEqual(new Set(['agreement']))
  })

  it('corrects what is misspelt, and finds nothing without words', async () => {
    const { results } = await search({ q: 'procuremnet', lang: 'en' })
    expect([results.corrected, results.query]).toEqual([true, 'procurement'])
    expect(results.items.length).toBeGreaterThan(0)
    expect((await search({})).results).toMatchObject({ query: '', total: 0, items: [] })
    for (const wrong of [
      { lang: 'all' },
      { type: 'x' },
      { sort: 'x' },
      { cursor: 'x' },
      { p: '2' },
    ]) {
      expect((await search({ q: 'contract', ...wrong } as never)).response.status).toBe(400)
    }
  })
})
