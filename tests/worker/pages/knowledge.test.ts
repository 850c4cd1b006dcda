import { beforeAll, describe, expect, it } from 'vitest'
import { findTag, mainOf, tagsOf, textOf } from '../../support/html'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const books = '/knowledge/sections/books'
const guide = `${books}/procurement-planning-guide`

async function read(path: string): Promise<string> {
  const response = await site.ask(path)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}
const hrefs = (html: string, having: Record<string, string> = {}) =>
  tagsOf(html)
    .filter(({ name }) => name === 'a')
    .filter(({ attributes }) =>
      Object.entries(having).every(([key, value]) => attributes[key] === value),
    )
    .map(({ attributes }) => attributes.href)

describe.each([
  ['ar', ''],
  ['en', '/en'],
])('the knowledge hub in %s', (_, prefix) => {
  it('leads to every section, to books and to the archive', async () => {
    const links = hrefs(await read(`${prefix}/knowledge`))
    for (const path of ['/knowledge/sections/procurement', guide, books, '/old-knowledge']) {
      expect(links).toContain(prefix + path)
    }
  })

  it('has a chapter at any depth, with the ones read before and after it', async () => {
    const html = await read(`${prefix}${guide}/needs/estimating/cost`)
    expect(hrefs(html, { rel: 'prev' })).toEqual([`${prefix}${guide}/needs/estimating`])
    expect(hrefs(html, { rel: 'next' })).toEqual([`${prefix}${guide}/market`])
    expect(hrefs(html, { 'aria-current': 'page' })).toContain(
      `${prefix}${guide}/needs/estimating/cost`,
    )
    expect(mainOf(html)).toContain('2.1.1')
  })

  it('leads from the first chapter back to the book, and from the last to none', async () => {
    const first = await read(`${prefix}${guide}/why-plan`)
    expect(hrefs(first, { rel: 'prev' })).toEqual([])
    expect(hrefs(first)).toContain(prefix + guide)
    expect(hrefs(await read(`${prefix}${guide}/review`), { rel: 'next' })).toEqual([])
  })

  it('shows a section whole or by type', async () => {
    const whole = await read(`${prefix}/knowledge/sections/procurement`)
    const forms = await read(`${prefix}/knowledge/sections/procurement?type=form`)
    const own = (html: string) =>
      new Set(hrefs(html).filter((href) => href?.startsWith(`${prefix}${books}/`))).size
    expect([own(whole), own(forms)]).toEqual([5, 1])
    // Current items: the ancestor pages in the navigation, and the selected filter.
    expect(hrefs(forms, { 'aria-current': 'true' })).toEqual([
      `${prefix}/knowledge`,
      `${prefix}/knowledge/sections`,
      `${prefix}/knowledge/sections/procurement?type=form`,
    ])
  })

  it('says what to do where a section has nothing of a type', async () => {
    const path = `${prefix}/knowledge/sections/value-engineering`
    expect(hrefs(await read(`${path}?type=form`))).toContain(path)
  })

  it('pages its books', async () => {
    const first = await read(`${prefix}${books}`)
    expect(hrefs(first, { rel: 'next' })).toEqual([`${prefix}${books}?page=2`])
    const second = await read(`${prefix}${books}?page=2`)
    expect(hrefs(second, { rel: 'prev' })).toEqual([`${prefix}${books}`])
    expect(textOf(second, 'title')).not.toBe(textOf(first, 'title'))
  })

  it('keeps what is archived and its search frame from search engines', async () => {
    for (const path of ['/old-knowledge', '/knowledge/search']) {
      const html = await read(prefix + path)
      expect(findTag(html, 'meta', { name: 'robots' })?.attributes.content).toContain('noindex')
      expect(hrefs(html)).toContain(`${prefix}/knowledge`)
    }
  })
})

it.each([
  `${guide}/nothing`,
  `${guide}/estimating`,
  `${guide}/needs/estimating/cost/deeper`,
  `${guide}/needs/estimating/cost/far/deeper/still`,
  `${books}/spending-review-manual/needs`,
  `${books}/nothing`,
  `${books}?page=3`,
  `${books}?page=two`,
  `${books}?type=poem`,
  `${books}?type=form&page=2`,
  '/knowledge/sections/nothing',
  '/knowledge/sections/procurement?type=poem',
])('%s is not found', async (path) => {
  const response = await site.ask(path)
  await response.body?.cancel()
  expect(response.status).toBe(404)
})

it.each([
  ['/', 'en', 'ltr', 'international-suppliers-guide'],
  ['/en/', 'ar', 'rtl', 'function-analysis-casebook'],
])(
  'from %s, a book in the other language alone is marked as such',
  async (root, lang, dir, slug) => {
    const path = `${root}${books.slice(1)}/${slug}`
    const html = await read(path)
    expect(findTag(html, 'h1')?.attributes.lang).toBeUndefined()
    expect(/\p{Script=Arabic}/u.test(textOf(html, 'title'))).toBe(root === '/')
    expect(html).toContain(`<div class="flow prose" lang="${lang}" dir="${dir}">`)
    const twin = root === '/' ? `/en${books}/${slug}` : `${books}/${slug}`
    expect(hrefs(html, { hreflang: lang })).toContain(twin)
    expect(textOf(await read(twin), 'title')).not.toBe(textOf(html, 'title'))
  },
)

describe.each([
  ['ar', ''],
  ['en', '/en'],
])('the list of books in %s', (_, prefix) => {
  const list = `${prefix}${books}`
  const slugsIn = (html: string) =>
    tagsOf(html)
      .filter(({ name }) => name === 'a')
      .flatMap(({ attributes }) => attributes.href?.split(`${list}/`)[1] ?? [])

  it('shows one type alone, and keeps the order in its addresses', async () => {
    const html = await read(`${list}?type=form&sort=use`)
    const slugs = slugsIn(html)
    expect(slugs).toHaveLength(6)
    expect(slugs.every((slug) => slug.includes('form'))).toBe(true)
    expect(hrefs(html)).toContain(`${list}?type=guide&sort=use`)
    expect(hrefs(html)).toContain(`${list}?type=form`)
  })

  it('has the items of a section together in the order of use', async () => {
    const first = slugsIn(await read(`${list}?sort=use`))
    const second = slugsIn(await read(`${list}?sort=use&page=2`))
    expect(new Set([...first, ...second]).size).toBe(22)
    expect(first.slice(0, 4).toSorted()).toEqual([
      'efficiency-manager-guide',
      'efficiency-opportunity-form',
      'medium-term-budget-primer',
      'spending-review-manual',
    ])
    expect(second.slice(-2)).toEqual(['asset-register-guide', 'asset-condition-form'])
  })

  it('begins a search of the hub with its sections and with terms of the dictionary', async () => {
    const html = await read(`${prefix}/knowledge/search`)
    expect(hrefs(html)).toContain(`${prefix}/knowledge/sections/procurement`)
    const terms = hrefs(html).filter((href) => href?.includes('-dictionary?letter='))
    expect(terms).toHaveLength(6)
    for (const term of terms) {
      const [path = '', id] = (term ?? '').split('#')
      expect(await read(path)).toContain(`id="${id}"`)
    }
  })
})
