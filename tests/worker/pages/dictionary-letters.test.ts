import { beforeAll, describe, expect, it } from 'vitest'
import { locales, localPath, otherLocale } from '#domain/site/locale'
import { findTag, tagsOf } from '../../support/html'
import { payloadPath } from '../../support/pages'
import { origin, readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const dictionary = '/efficiency-dictionary'
const addressOf = (letter: string) => `${dictionary}?letter=${encodeURIComponent(letter)}`

async function read(path: string): Promise<string> {
  const response = await site.ask(path)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

const termsIn = (html: string) =>
  tagsOf(html).flatMap(({ name, attributes }) =>
    name === 'article' && attributes.class === 'term' ? [attributes.id ?? ''] : [],
  )
const linksIn = (html: string) =>
  tagsOf(/<main.*<\/main>/s.exec(html)?.[0] ?? '').flatMap(({ name, attributes }) =>
    name === 'a' && attributes.href ? [attributes.href] : [],
  )
/** Links to letters on a page of the dictionary. */
const lettersIn = (html: string) => [
  ...new Set(linksIn(html).filter((href) => /\?letter=[^#]+$/.test(href))),
]

describe.each(locales)('the dictionary by letter (%s)', (locale) => {
  const at = (letter: string) => localPath(addressOf(letter), locale)

  it('shows the terms of one letter, never all', async () => {
    const html = await read(localPath(dictionary, locale))
    expect(termsIn(html)).toEqual(termsIn(await read(at(locale === 'ar' ? 'أ' : 'A'))))
    const letters = lettersIn(html)
    expect(letters.length).toBeGreaterThan(30)
    const found = new Set<string>()
    for (const letter of letters) {
      const terms = termsIn(await read(letter))
      expect([letter, terms.length > 0 && terms.length <= 20]).toEqual([letter, true])
      for (const slug of terms) found.add(slug)
    }
    expect(found.size).toBe(80)
  })

  it('takes the forms of alef, the heh and both cases as one letter each', async () => {
    for (const [letter, ...forms] of [
      ['أ', 'ا', 'إ', 'آ', 'ٱ'],
      ['ه', 'هـ'],
      ['B', 'b'],
    ]) {
      const terms = termsIn(await read(at(letter ?? '')))
      expect(terms.length).toBeGreaterThan(0)
      for (const form of forms) {
        const html = await read(at(form))
        expect(termsIn(html)).toEqual(terms)
        const canonical = findTag(html, 'link', { rel: 'canonical' })?.attributes.href
        expect(canonical).toBe(origin + at(letter ?? ''))
      }
    }
  })

  it.each(['م', 'C'])(
    'is canonical to itself, with the same letter in the other language: %s',
    async (letter) => {
      const html = await read(at(letter))
      expect(findTag(html, 'link', { rel: 'canonical' })?.attributes.href).toBe(origin + at(letter))
      const other = otherLocale(locale)
      const alternate = findTag(html, 'link', { rel: 'alternate', hreflang: other })
      expect(alternate?.attributes.href).toBe(origin + localPath(addressOf(letter), other))
      const twin = await read(localPath(addressOf(letter), other))
      expect(termsIn(twin)).toEqual(termsIn(html))
    },
  )

  it.each(['ث', 'W', 'ab', '7', '<b>', 'م م'])('has no page for "%s"', async (letter) => {
    expect((await site.ask(at(letter))).status).toBe(404)
    const payload = await site.ask(
      `${payloadPath(localPath(dictionary, locale))}?x&letter=${encodeURIComponent(letter)}`,
    )
    expect(payload.status).toBe(404)
  })

  it('gives the data of a letter', async () => {
    const url = `${payloadPath(localPath(dictionary, locale))}?x&letter=${encodeURIComponent('إ')}`
    const response = await site.ask(url)
    expect(response.status).toBe(200)
    expect(JSON.stringify(await response.json())).toContain('"letter":"أ"')
  })

  it('leads to the letter of each related term', async () => {
    const html = await read(at('م'))
    const own = new Set(termsIn(html))
    const links = linksIn(html).filter((href) => /\?letter=[^#]+#/.test(href))
    expect(links.length).toBeGreaterThan(5)
    for (const link of links.slice(0, 6)) {
      const [path = '', slug = ''] = link.split('#')
      expect(own.has(slug)).toBe(false)
      expect(termsIn(await read(path))).toContain(slug)
    }
  })

  it('folds the other language away, where it is found without script', async () => {
    const html = await read(at('م'))
    const other = otherLocale(locale)
    const folded = html.match(new RegExp(`<details><summary><span lang="${other}"`, 'g'))
    expect(folded).toHaveLength(termsIn(html).length)
  })

  it('names on its first page every term that is on another, with its own fragment', async () => {
    const html = await read(localPath(dictionary, locale))
    const ids = tagsOf(html).flatMap(({ attributes }) => attributes.id ?? [])
    for (const slug of ['value-engineering', 'framework-agreement', 'zero-based-budgeting']) {
      expect(ids.filter((id) => id === slug)).toHaveLength(1)
    }
  })
})

describe('the letters of the dictionary', () => {
  it('are in both site maps, all that have terms and no other', async () => {
    const wanted = lettersIn(await read(dictionary))
    const sitemap = await read('/sitemap.xml')
    const listed = [...sitemap.matchAll(/<loc>([^<]*\?letter=[^<]*)<\/loc>/g)].map(
      ([, address = '']) => address.slice(origin.length),
    )
    expect(listed.filter((path) => path.startsWith(dictionary)).toSorted()).toEqual(
      wanted.toSorted(),
    )
    expect(listed).toHaveLength(wanted.length * 2)
    const onPage = lettersIn(await read('/routes'))
    expect(onPage.toSorted()).toEqual(wanted.toSorted())
  })

  it('lead from feed and API to the term', async () => {
    const feed = await read(`/en${dictionary}/feed.xml`)
    const links = [...feed.matchAll(/href="([^"]*\?letter=[^"]*)"/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(20)
    const record = await site.ask('/api/v1/terms/value-engineering?lang=ar')
    const { url } = (await record.json()) as { url: string }
    expect(url).toBe(`${origin}${addressOf('ه')}#value-engineering`)
    for (const link of [links[0] ?? '', url]) {
      const [address = '', slug = ''] = link.split('#')
      expect(termsIn(await read(address.slice(origin.length)))).toContain(slug)
    }
  })
})
