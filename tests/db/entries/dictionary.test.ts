import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DictionaryPayload } from '#client/pages/knowledge/dictionary/payload.ts'
import { type Locale, locales, localPath } from '#domain/site/locale'
import { tableTitle } from '#domain/site/route-titles'
import { loaders } from '#worker/pages/loaders'
import { attributeOf, elementsBelow, elementsOf, wordsOf } from '../../support/tree'
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

const load = (locale: Locale, params: { letter?: string; category?: string } = {}) =>
  loaders.dictionary(loaderDeps(database, locale), params)

interface ShownTerm {
  slug: string | undefined
  own: string
  other: string
  hrefs: (string | undefined)[]
}

/** The rendered terms: names in both languages and links to related ones. */
function termsOf(dictionary: DictionaryPayload | null): ShownTerm[] {
  return elementsOf(dictionary?.terms ?? '')
    .filter(({ tagName }) => tagName === 'article')
    .map((article) => {
      const inside = elementsBelow(article)
      const textOf = (tag: string) => {
        const found = inside.find(({ tagName }) => tagName === tag)
        return found ? wordsOf(found).trim() : ''
      }
      const related = inside.filter((one) => attributeOf(one, 'class') === 'term__related')
      return {
        slug: attributeOf(article, 'id'),
        own: textOf('h3'),
        other: textOf('summary'),
        hrefs: related
          .flatMap(elementsBelow)
          .filter(({ tagName }) => tagName === 'a')
          .map((link) => attributeOf(link, 'href')),
      }
    })
}

const lettersOf = (dictionary: DictionaryPayload | null) =>
  dictionary?.alphabets.map(({ letters }) =>
    letters.filter(({ count }) => count > 0).map(({ letter }) => letter),
  )

const first = { ar: 'أ', en: 'A' }
const whole = (locale: Locale) => localPath('/efficiency-dictionary', locale)

describe.each(locales)('the dictionary (%s)', (locale) => {
  it('begins with the first letter of its language, and counts the terms of all letters', async () => {
    const dictionary = await load(locale)
    expect(dictionary?.letter).toBe(first[locale])
    const used = { ar: ['أ', 'ت', 'م'], en: ['A', 'B', 'T'] }
    expect(lettersOf(dictionary)).toEqual(locale === 'ar' ? [used.ar, used.en] : [used.en, used.ar])
    expect(dictionary?.total).toBe(4)
    expect(dictionary?.categories.map(({ count }) => count)).toEqual([1, 3])
  })

  it('has the same terms under a letter of either alphabet, in the order of that alphabet', async () => {
    const arabic = await load(locale, { letter: 'م' })
    expect(termsOf(arabic).map(({ slug }) => slug)).toEqual(['tender', 'budget'])
    const english = await load(locale, { letter: 'B' })
    expect(termsOf(english).map(({ slug }) => slug)).toEqual(['bond', 'budget'])
    expect(english?.count).toBe(2)
  })

  it('leads to the letters beside it that have terms', async () => {
    const middle = await load(locale, { letter: 'ت' })
    expect([middle?.previous?.letter, middle?.next?.letter]).toEqual(['أ', 'م'])
    const last = await load(locale, { letter: 'T' })
    expect([last?.previous?.letter, last?.next]).toEqual(['B', null])
  })

  it('has no page for a letter without terms', async () => {
    for (const letter of ['ث', 'Z', '7', 'ab']) expect(await load(locale, { letter })).toBeNull()
  })

  it('shows the name in its own language first', async () => {
    const budget = termsOf(await load(locale, { letter: 'B' })).at(-1)
    const names = { ar: 'ميزانية', en: 'Budget' }
    const other = locale === 'ar' ? 'en' : 'ar'
    expect([budget?.own, budget?.other]).toEqual([names[locale], names[other]])
  })

  it('links related terms on the same page, or on the page of their letter', async () => {
    const [tender, budget] = termsOf(await load(locale, { letter: 'م' }))
    expect(tender?.hrefs).toEqual(['#budget'])
    expect(budget?.hrefs).toEqual(['#tender'])
    const award = termsOf(await load(locale, { letter: 'ت' }))[0]
    const letter = locale === 'ar' ? '%D9%85' : 'T'
    expect(award?.hrefs).toEqual([`${whole(locale)}?letter=${letter}#tender`])
  })

  it('names every term once with its slug as id, so that a fragment alone leads to it', async () => {
    const dictionary = await load(locale)
    const ids = elementsOf((dictionary?.terms ?? '') + (dictionary?.index ?? ''))
      .filter(({ tagName }) => tagName === 'article' || tagName === 'li')
      .flatMap((element) => attributeOf(element, 'id') ?? [])
    expect(ids.toSorted()).toEqual(['award', 'bond', 'budget', 'tender'])
    expect((await load(locale, { letter: 'م' }))?.index).toBe('')
  })

  it('shows one field, and knows no other', async () => {
    const contracts = await load(locale, { category: 'contracts' })
    expect(termsOf(contracts)).toHaveLength(3)
    expect(contracts?.letter).toBeNull()
    const title = tableTitle('dictionary', locale)
    expect(contracts?.head?.title).toBe(`${title}: Contracts`)
    expect(await load(locale, { category: 'poetry' })).toBeNull()
  })
})
