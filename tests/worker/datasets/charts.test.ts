import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { inlineCode, tagsOf, unescapeHtml } from '../../support/html'
import { findDocumentErrors } from '../../support/markup'
import { origin, readingSite, type Site } from '../../support/site'
import { childrenOf, childText, readXml } from '../../support/xml'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const charted = [
  'requests-and-replies',
  'service-levels',
  'framework-agreements',
  'teams-by-region',
  'working-days',
  'dictionary',
]
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

async function read(path: string) {
  const response = await site.ask(path)
  return { response, text: await response.text(), headers: response.headers }
}

describe('a chart as SVG', () => {
  it.each(charted)('of %s has its words, source and licence in both languages', async (slug) => {
    for (const [lang, source, direction] of [
      ['ar', 'المصدر: ', 'rtl'],
      ['en', 'Source: ', 'ltr'],
    ] as const) {
      const { response, text, headers } = await read(`/open-data/${slug}/chart.svg?lang=${lang}`)
      expect([response.status, headers.get('content-type')]).toEqual([
        200,
        'image/svg+xml; charset=utf-8',
      ])
      const svg = readXml(text)
      expect([svg.name, childText(svg, 'title')]).toEqual(['svg', expect.stringMatching(/./)])
      expect(text).toContain(source)
      expect(text).toContain(`/open-data/${slug}`)
      expect(text).toContain(`direction="${direction}"`)
      // Nothing of the drawing reaches beyond its edges at the bottom.
      const [, height = 0] = /viewBox="0 0 800 (\d+)"/.exec(text) ?? []
      expect(Number(height)).toBeGreaterThan(200)
      // Other sites may show it, and its only style is the one of its policy.
      const [style] = childrenOf(svg, 'style')
      expect(headers.get('content-security-policy')).toContain(
        `style-src ${hashOf(style?.text ?? '')}`,
      )
      expect([
        headers.get('cross-origin-resource-policy'),
        headers.get('access-control-allow-origin'),
        headers.get('x-frame-options'),
      ]).toEqual(['cross-origin', '*', 'DENY'])
    }
  })

  it('follows the choice of its address and ignores one that its rows do not have', async () => {
    const path = '/open-data/requests-and-replies/chart.svg?lang=en'
    const whole = (await read(path)).text
    const chosen = (await read(`${path}&from=2025-02&to=2025-04`)).text
    expect(chosen).toContain('February 2025')
    expect(chosen).not.toContain('October 2026')
    for (const wrong of ['from=2025-04&to=2025-02', 'from=1999-01', 'year=2026', 'from=<b>']) {
      expect([wrong, (await read(`${path}&${wrong}`)).text === whole]).toEqual([wrong, true])
    }
    const year = (await read('/open-data/working-days/chart.svg?lang=en&year=2026')).text
    expect(year).toContain('2026')
  })

  it.each([
    '/open-data/nothing/chart.svg',
    '/open-data/searches-without-results/chart.svg',
    '/embed/open-data/nothing',
    '/en/embed/open-data/searches-without-results',
    '/embed',
    '/embed/open-data',
  ])('%s is not there', async (path) => {
    const { response } = await read(path)
    expect([response.status, response.headers.get('x-frame-options')]).toEqual([404, 'DENY'])
  })

  it('stands once, without a language in its path', async () => {
    const { response } = await read('/en/open-data/dictionary/chart.svg?lang=en')
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      '/open-data/dictionary/chart.svg?lang=en',
    ])
  })
})

describe('a chart for frames of other sites', () => {
  it.each(charted)('of %s is valid, has no script and may be framed', async (slug) => {
    for (const prefix of ['', '/en']) {
      const { response, text, headers } = await read(`${prefix}/embed/open-data/${slug}`)
      expect(response.status).toBe(200)
      expect(await findDocumentErrors(text)).toEqual([])
      const code = inlineCode(text)
      expect(code.map(({ tag }) => tag)).toEqual(['style'])
      expect(headers.get('x-frame-options')).toBeNull()
      expect(headers.get('content-security-policy')).toBe(
        `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors *; style-src ${hashOf(code[0]?.text ?? '')}; font-src 'self'`,
      )
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(headers.get('set-cookie')).toBeNull()
      const outside = tagsOf(text).filter(({ name }) => ['script', 'form', 'img'].includes(name))
      expect(outside).toEqual([])
      const links = tagsOf(text).filter(({ name }) => name === 'a')
      expect(links.map(({ attributes }) => attributes.href)).toEqual([
        `${origin}${prefix}/open-data/${slug}#chart`,
        'https://creativecommons.org/licenses/by/4.0/',
      ])
    }
  })
})

it('the page of a dataset has the addresses of its chart, with the choice', async () => {
  const query = '?from=2025-02&to=2025-04'
  const { text } = await read(`/en/open-data/requests-and-replies${query}`)
  const [main = ''] = /<main.*<\/main>/s.exec(text) ?? []
  const links = tagsOf(main).flatMap(({ attributes }) => attributes.href ?? [])
  const embed = `/en/embed/open-data/requests-and-replies${query}`
  expect(links).toContain(embed)
  expect(links).toContain(`/open-data/requests-and-replies/chart.svg${query}&lang=en`)
  expect(unescapeHtml(main)).toContain(`${origin}/en/open-data/requests-and-replies${query}#chart`)
  const code = /&lt;iframe .*?&lt;\/iframe&gt;/.exec(main)?.[0] ?? ''
  const [frame] = tagsOf(unescapeHtml(code))
  expect(frame?.attributes.src).toBe(origin + embed)
  expect((await read(embed)).text).toContain(frame?.attributes.title ?? 'no title')
  const chosen = tagsOf(main).filter(({ attributes }) => 'selected' in attributes)
  expect(chosen.map(({ attributes }) => attributes.value)).toEqual(['2025-02', '2025-04'])
  // The browser asks for the page's data by it.
  const canonical = tagsOf(text).find(({ attributes }) => attributes.rel === 'canonical')
  expect(canonical?.attributes.href).toBe(`${origin}/en/open-data/requests-and-replies${query}`)
})
