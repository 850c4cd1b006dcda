import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shownValues, summaryOf } from '../../support/forms/form-markup'
import { post } from '../../support/forms/forms'
import { findTag, mainOf, tagsOf } from '../../support/html'
import { openSite, readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const address = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query)}`

async function read(path: string, query: Record<string, string>): Promise<string> {
  const response = await site.ask(address(path, query))
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

const markupOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
const linksIn = (html: string) =>
  tagsOf(markupOf(html)).flatMap(({ name, attributes }) =>
    name === 'a' && attributes.href ? [attributes.href] : [],
  )

describe('a search', () => {
  it('shows what it found, with the words marked and the query kept', async () => {
    const html = await read('/search', { q: 'اتفاقيه اطاريه' })
    expect(findTag(html, 'input', { id: 'query' })?.attributes.value).toBe('اتفاقيه اطاريه')
    expect(markupOf(html)).toContain('<mark>اتفاقية إطارية</mark>')
    expect(linksIn(html)).toContain('/efficiency-dictionary?letter=%D8%A3#framework-agreement')
  })

  it('is kept nowhere and indexed by nobody', async () => {
    const response = await site.ask(address('/en/search', { q: 'value engineering' }))
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(findTag(html, 'meta', { name: 'robots' })?.attributes.content).toBe('noindex')
    expect(findTag(html, 'link', { rel: 'canonical' })?.attributes.href).toMatch(/\/en\/search$/)
  })

  it('offers types, the other language and both orders as links that find what they count', async () => {
    const html = await read('/en/search', { q: 'agreement' })
    const links = linksIn(html)
    for (const query of ['kind=news', 'lang=ar', 'sort=date', 'page=2']) {
      expect(links).toContain(`/en/search?q=agreement&${query}`)
    }
    const [, count = ''] = /News<\/span><bdi[^>]*>(\d+)/.exec(html) ?? []
    const news = await read('/en/search', { q: 'agreement', kind: 'news' })
    expect(mainOf(news)).toContain(`${count} results`)
    expect(linksIn(news)).toContainEqual(expect.stringMatching(/kind=news&year=\d{4}$/))
    // The count of a language is that of all its types.
    expect(linksIn(news)).toContain('/en/search?q=agreement&lang=ar')
  })

  it('finds in the hub only what the hub has', async () => {
    const html = await read('/en/knowledge/search', { q: 'agreement' })
    const kinds = linksIn(html).flatMap((href) => /kind=(\w+)/.exec(href)?.[1] ?? [])
    expect(kinds.toSorted()).toEqual(['book', 'term'])
    expect(linksIn(html)).toContain('/en/knowledge/search?q=agreement&kind=book')
  })

  it('has no page beyond the last', async () => {
    const beyond = await site.ask(address('/en/search', { q: 'agreement', page: '99' }))
    expect(beyond.status).toBe(404)
    const odd = await site.ask(address('/en/search', { q: 'agreement', page: 'two' }))
    expect(odd.status).toBe(404)
  })

  it('treats unknown filters as none', async () => {
    const html = await read('/en/search', { q: 'agreement', kind: 'x', lang: 'x', year: 'x' })
    const plain = await read('/en/search', { q: 'agreement' })
    expect(mainOf(html)).toBe(mainOf(plain))
  })
})

describe('what is asked for by name', () => {
  it('a term stands on top in both languages', async () => {
    const html = await read('/search', { q: 'framework agreement' })
    const answer = /<article.*?<\/article>/s.exec(html)?.[0] ?? ''
    expect(answer).toContain('اتفاقية إطارية')
    expect(findTag(answer, 'div', { lang: 'en' })?.attributes.dir).toBe('ltr')
    const links = [...answer.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)
    expect(links).toEqual([
      '/efficiency-dictionary?letter=%D8%A3#framework-agreement',
      '/efficiency-dictionary?letter=%D8%A3#open-framework-agreement',
      '/efficiency-dictionary?letter=%D8%A3#closed-framework-agreement',
      '/efficiency-dictionary?letter=%D8%A3#purchase-order',
    ])
  })

  it.each([
    ['/search', 'رقم الهاتف'],
    ['/en/search', 'phone number'],
    ['/en/search', '011 000 0000'],
  ])('%s gives the phone number for %s', async (path, q) => {
    const html = await read(path, { q })
    expect(linksIn(html)).toContain('tel:+966110000000')
  })

  it('a reference leads to its page and is not logged', async () => {
    const html = await read('/en/search', { q: 'info 1234567890' })
    expect(linksIn(html)).toContain('/en/contact/inquiry')
    expect(mainOf(html)).toContain('INFO-1234567890')
    expect((await site.log()).join()).not.toContain('1234567890')
  })
})

describe('what finds nothing', () => {
  it.each([
    ['a misspelled word', 'agrement', 'agreement'],
    ['two words in one', 'pressrelease', 'press release'],
    ['the beginning of a word', 'feasibil', 'feasibility'],
    ['the other keyboard', 'ؤشقثثقس', 'careers'],
  ])('is searched for as %s, and says so', async (_, q, meant) => {
    const html = await read('/en/search', { q })
    expect(findTag(html, 'input', { id: 'query' })?.attributes.value).toBe(q)
    expect(mainOf(html)).toContain(`There are no results for “${q}”, so we searched for ${meant}`)
    expect(linksIn(html)).toContain(`/en/search?${new URLSearchParams({ q: meant })}`)
    const titles = async (text: string) =>
      tagsOf(markupOf(await read('/en/search', { q: text }))).filter(({ name }) => name === 'h3')
    expect((await titles(q)).length).toBe((await titles(meant)).length)
  })

  it('is not replaced by a word that is only a little like it', async () => {
    const html = await read('/search', { q: 'الفيلة' })
    expect(mainOf(html)).toContain('لا نتائج عن «الفيلة»')
  })

  it('in the language of the page is shown in the other one, unless it was asked for', async () => {
    const english = await read('/search', { q: 'shuttle' })
    expect(mainOf(english)).toContain('لا نتائج بالعربية، وهذه نتائج بالإنجليزية.')
    const asked = await read('/search', { q: 'shuttle', lang: 'ar' })
    expect(mainOf(asked)).not.toContain('وهذه نتائج بالإنجليزية')
  })

  it('offers what the same keys write in Arabic', async () => {
    const html = await read('/search', { q: 'hglajvdhj' })
    expect(linksIn(html)).toContain(`/search?${new URLSearchParams({ q: 'المشتريات' })}`)
  })

  it('leads to six pages and begins a message, which the contact form continues', async () => {
    const html = await read('/search', { q: 'زخرفسطوان' })
    const links = linksIn(html)
    for (const path of ['/services', '/faq', '/routes']) expect(links).toContain(path)
    const { message = '' } = shownValues(html)
    expect(message.trim()).toBe('بحثت في الموقع عن «زخرفسطوان» ولم أجد جوابًا.')
    const values = { fullName: 'زائرة', email: 'visitor@example.com', message }
    const sent = { form: 'support', intent: 'continue', ...values }
    const form = await post(site, '/contact', sent)
    expect([form.status, summaryOf(form.text)]).toEqual([200, []])
    expect(shownValues(form.text)).toMatchObject(values)
  })

  it.each([
    ['', 'Type what you are looking for'],
    ['a', 'One letter is not enough'],
    ['"', 'One letter is not enough'],
    ['zzxqqv', 'No results for “zzxqqv”'],
  ])('says so for %j', async (q, title) => {
    expect(mainOf(await read('/en/search', { q }))).toContain(title)
  })
})

describe.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '\0',
  '\u202eabc',
  '%',
  "a' OR 1=1 --",
  'ا'.repeat(5_000),
  '\ud800',
])('the query %j', (q) => {
  it('is text', async () => {
    const html = await read('/en/search', { q })
    const names = tagsOf(markupOf(html)).map(({ name }) => name)
    expect(names).not.toContain('img')
    expect(markupOf(html)).not.toContain('<script>')
  })
})

describe('without its index', () => {
  let broken: Site
  beforeAll(async () => {
    broken = await openSite()
    const { SEARCH } = await broken.env()
    await SEARCH.exec('DROP TABLE document_words')
  })
  afterAll(() => broken.close())

  it.each(['/search', '/en/search'])('%s says so and leads on', async (path) => {
    const response = await broken.ask(address(path, { q: 'اتفاقية' }))
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const html = await response.text()
    expect(mainOf(html)).toMatch(/البحث متوقف الآن|not working at the moment/)
    expect(linksIn(html)).toContain(path === '/search' ? '/faq' : '/en/faq')
    expect(findTag(html, 'input', { id: 'query' })?.attributes.value).toBe('اتفاقية')
  })
})
