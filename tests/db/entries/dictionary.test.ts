import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#domain/messages/translators'
import type { DictionaryPayload } from '#domain/payloads/dictionary'
import { type Locale, locales, localPath } from '#domain/site/locale'
import { loaders } from '#worker/payloads/loaders/registry'
import { attributeOf, elementsBelow, elementsOf, type Node, wordsOf } from '../../support/tree'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { record } from '../records'

const definitions = { ar: 'تعريف', en: 'Definition' }

interface Titles {
  ar: string
  en: string
}

const term = (slug: string, titles: Titles, category: string, related: string[]) =>
  record('term', slug, {
    title: (locale) => titles[locale],
    body: (locale) => ({ category, definition: `${definitions[locale]} ${slug}`, related }),
  })

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase([
    record('term-category', 'money', { body: {}, title: 'Money', position: 1 }),
    record('term-category', 'contracts', { body: {}, title: 'Contracts', position: 2 }),
    term('tender', { ar: 'منافسة', en: 'Tender' }, 'contracts', ['budget']),
    term('budget', { ar: 'ميزانية', en: 'Budget' }, 'money', ['tender', 'gone']),
    term('award', { ar: 'ترسية', en: 'Award' }, 'contracts', ['tender']),
    term('bond', { ar: 'الضمان', en: 'Bond' }, 'contracts', ['award']),
  ])
})
afterAll(() => database.close())

const load = (locale: Locale, category?: string) =>
  loaders.dictionary(loaderDeps(database, locale), { ...(category && { category }) })

interface Half {
  title: string
  definition: string
  hrefs: (string | undefined)[]
}

/** The rendered terms, each with the half in the page's language first. */
function termsOf(dictionary: DictionaryPayload | null): { own: Half; other: Half }[] {
  const articles = elementsOf(dictionary?.terms ?? '')
    .filter(({ tagName }) => tagName === 'article')
    .map((article) => article.childNodes.map(halfOf))
  return articles.flatMap(([own, other]) => (own && other ? [{ own, other }] : []))
}

function halfOf(half: Node): Half {
  const inside = elementsBelow(half)
  const said = (tag: string) => {
    const found = inside.find(({ tagName }) => tagName === tag)
    return found ? wordsOf(found).trim() : ''
  }
  const [, ...related] = inside.filter(({ tagName }) => tagName === 'p')
  const links = related.flatMap(elementsBelow).filter(({ tagName }) => tagName === 'a')
  return {
    title: said('h3'),
    definition: said('p'),
    hrefs: links.map((link) => attributeOf(link, 'href')),
  }
}

const inOrder = {
  ar: ['الضمان', 'ترسية', 'منافسة', 'ميزانية'],
  en: ['Award', 'Bond', 'Budget', 'Tender'],
}
const lettersUsed = { ar: ['أ', 'ت', 'م'], en: ['A', 'B', 'T'] }

describe.each(locales)('the dictionary (%s)', (locale) => {
  it('holds its terms in the order of the language, under its letters', async () => {
    const dictionary = await load(locale)
    const titles = termsOf(dictionary).map(({ own }) => own.title)
    expect(titles).toEqual(inOrder[locale])
    const used = dictionary?.letters.filter(({ id }) => id).map(({ letter }) => letter)
    expect(used).toEqual(lettersUsed[locale])
    const headings = elementsOf(dictionary?.terms ?? '').filter(({ tagName }) => tagName === 'h2')
    expect(headings.map((heading) => wordsOf(heading))).toEqual(used)
    expect(dictionary?.total).toBe(4)
    expect(dictionary?.categories.map(({ count }) => count)).toEqual([1, 3])
  })

  it('shows each term in both languages, its own first', async () => {
    const terms = termsOf(await load(locale))
    const other = locale === 'ar' ? 'en' : 'ar'
    const budget = terms.find(({ own }) => own.definition.endsWith('budget'))
    expect(budget?.own.definition).toBe(`${definitions[locale]} budget`)
    expect(budget?.other.definition).toBe(`${definitions[other]} budget`)
  })

  it('links a term to the related ones that there are, on the same page', async () => {
    const budget = termsOf(await load(locale)).find(({ own }) => own.definition.endsWith('budget'))
    expect(budget?.own.hrefs).toEqual(['#tender'])
  })

  it('shows one field, whose links lead to the page of all fields, and knows no other', async () => {
    const contracts = await load(locale, 'contracts')
    const terms = termsOf(contracts)
    expect(terms).toHaveLength(3)
    const whole = localPath('/efficiency-dictionary', locale)
    expect(terms.flatMap(({ own }) => own.hrefs).toSorted()).toEqual([
      `${whole}#award`,
      `${whole}#budget`,
      `${whole}#tender`,
    ])
    const title = translators[locale]('routes.dictionary.title')
    expect(contracts?.head?.title).toBe(`${title}: Contracts`)
    expect(await load(locale, 'poetry')).toBeNull()
  })
})
