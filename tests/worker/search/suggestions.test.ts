import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Suggestions } from '#domain/search/suggestions'
import { resultTypes } from '#domain/search/types'
import { openSite, origin, readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const ask = (q: string, lang = 'ar', at = site) =>
  at.ask(`/api/suggestions?${new URLSearchParams({ q, lang })}`)

async function suggest(q: string, lang = 'ar') {
  const response = await ask(q, lang)
  expect([q, response.status]).toEqual([q, 200])
  const { groups, texts } = (await response.json()) as Suggestions
  return { groups, texts, all: groups.flatMap(({ suggestions }) => suggestions) }
}

const titleOf = ({ title }: Suggestions['groups'][number]['suggestions'][number]) =>
  title.map(({ text }) => text).join('')

describe('suggestions', () => {
  it('are at most seven, services first, with the typed beginning marked', async () => {
    const { groups, all } = await suggest('اتفاق')
    expect(all.length).toBeGreaterThan(3)
    expect(all.length).toBeLessThanOrEqual(7)
    expect(groups[0]?.title).toBe('خدمات')
    for (const { title } of all) {
      expect(title.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toContainEqual(
        expect.stringMatching(/^(?:ال)?اتفاق$/),
      )
    }
  })

  it.each([
    ['اتفاقيه اطار', '/efficiency-dictionary?letter=%D8%A3#framework-agreement'],
    ['الاتِّفاقيّة الإطا', '/efficiency-dictionary?letter=%D8%A3#framework-agreement'],
    ['اتفاقيات', '/services/join-framework-agreement'],
    ['hjthr', '/services/join-framework-agreement'],
  ])('for %s have %s', async (typed, path) => {
    const { all } = await suggest(typed)
    expect(all.map(({ href }) => href)).toContain(path)
  })

  it.each([
    ['ar', 'misspelt', 'السوق الاكترونى', '/services/e-marketplace'],
    ['ar', 'in dialect', 'ابغى احجز قاعة', '/services/halls-hospitality-platform'],
    ['ar', 'asked as a question', 'وش يعني خط أساس الإنفاق', '#expenditure-baseline'],
    ['ar', 'in the other layout', 'بشض', '/faq'],
    ['en', 'abbreviated', 'BOQ', '#bill-of-quantities'],
    ['en', 'a post', 'deputy ceo for projects', '/lama-alshuwayer'],
  ])(
    'in %s for what no title begins with, %s, are the first three results',
    async (lang, _, typed, path) => {
      const { all } = await suggest(typed, lang)
      expect(all.length).toBeLessThanOrEqual(3)
      expect(all.map(({ href }) => href)).toContainEqual(expect.stringContaining(path))
    },
  )

  it('for a plural have the singular, in the language asked for', async () => {
    const { all } = await suggest('framework agreements', 'en')
    expect(all.map(titleOf)).toContain('Framework agreement')
    expect(all.every(({ href }) => href.startsWith('/en/'))).toBe(true)
    const term = all.find(({ href }) => href.endsWith('dictionary?letter=F#framework-agreement'))
    expect(term?.note).toEqual({ text: 'اتفاقية إطارية', locale: 'ar' })
  })

  it('come to the address bar of a browser as OpenSearch has them', async () => {
    const { all } = await suggest('framework agreements', 'en')
    const search = new URLSearchParams({
      q: 'framework agreements',
      lang: 'en',
      format: 'opensearch',
    })
    const response = await site.ask(`/api/suggestions?${search}`)
    expect(response.headers.get('content-type')).toBe('application/x-suggestions+json')
    expect(await response.json()).toEqual([
      'framework agreements',
      all.map(titleOf),
      all.map(({ note }) => note?.text ?? ''),
      all.map(({ href }) => origin + href),
    ])
  })

  it('are grouped in one order', async () => {
    const { groups } = await suggest('كفاءة')
    const titles = groups.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(resultTypes.length).toBeGreaterThan(titles.length)
    expect(titles.slice(0, 2)).toEqual(['خدمات', 'أسئلة شائعة'])
  })

  it('lead from a reference number to the page of its status and look nothing up', async () => {
    const { all } = await suggest('tech-1234567897')
    expect(all.map(({ href }) => href)).toEqual(['/contact/inquiry'])
  })

  it.each(['', 'ا', '"', '*', 'NEAR(', '^', '\u0000', '\u202e', 'x'.repeat(10_000)])(
    'for %j are none',
    async (typed) => {
      const { all } = await suggest(typed)
      expect(all).toEqual([])
    },
  )

  it('are kept by the browser alone', async () => {
    const response = await ask('خدم')
    expect(response.headers.get('cache-control')).toBe('private, max-age=60')
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const head = await site.ask('/api/suggestions?q=x', { method: 'HEAD' })
    expect(head.status).toBe(200)
    const refused = await site.ask('/api/suggestions', { method: 'POST' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('without its index', () => {
  let broken: Site
  beforeAll(async () => {
    broken = await openSite()
    const { SEARCH } = await broken.env()
    await SEARCH.exec('DROP TABLE title_words')
  })
  afterAll(() => broken.close())

  it('suggestions are a problem for programs', async () => {
    const response = await ask('خدم', 'ar', broken)
    expect(response.status).toBe(503)
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  })

  it('a page that does not exist is not found, with a search box', async () => {
    const response = await broken.ask('/en/framwork-agreements')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('action="/en/search"')
  })
})
