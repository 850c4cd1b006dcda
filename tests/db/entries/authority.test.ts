import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listPeople } from '#db/seed/check-portraits'
import { readContent } from '#db/seed/read-content'
import { translators } from '#domain/messages/translators'
import type { Department } from '#domain/payloads/about'
import type { DictionaryPayload } from '#domain/payloads/dictionary'
import { compareTexts } from '#domain/text/alphabet'
import type { LoaderDeps } from '#worker/payloads/loader'
import { loaders } from '#worker/payloads/loaders/registry'
import { attributeOf, elementsBelow, elementsOf, type Node, wordsOf } from '../../support/tree'
import { openSeededDatabase, type SeededDatabase } from '../database'

let site: SeededDatabase
beforeAll(async () => {
  site = await openSeededDatabase()
})
afterAll(() => site.close())

const now = Date.parse('2026-11-20T09:00:00+03:00')

function deps(locale: LoaderDeps['locale'], at = now): LoaderDeps {
  const origin = 'https://efficiency.example.com'
  return { db: site.db, locale, now: at, t: translators[locale], origin }
}

describe('the people', () => {
  it('are nine members and eight executives, three of them without a photo', async () => {
    const directors = await loaders.directors(deps('ar'), {})
    const management = await loaders.executiveManagement(deps('ar'), {})
    expect(directors?.members).toHaveLength(9)
    expect(management?.executives).toHaveLength(8)
    const people = [...(directors?.members ?? []), ...(management?.executives ?? [])]
    expect(people.filter(({ photo }) => !photo)).toHaveLength(3)
    expect(people.every(({ slug, photo }) => !photo || photo === `/portraits/${slug}.svg`)).toBe(
      true,
    )
  })

  it.each(['ar', 'en'] as const)('each have a page of their own (%s)', async (locale) => {
    const management = await loaders.executiveManagement(deps(locale), {})
    for (const { slug, name } of management?.executives ?? []) {
      const page = await loaders.executive(deps(locale), { slug })
      expect(page?.head?.title).toBe(name)
      expect(page?.head?.description.length).toBeLessThanOrEqual(160)
      expect(page?.others.map((other) => other.slug)).not.toContain(slug)
    }
    expect(await loaders.executive(deps(locale), { slug: 'nobody' })).toBeNull()
  })

  it('are those whose portraits are drawn, each once', () => {
    const people = listPeople(readContent('db/content').rows)
    expect(people).toHaveLength(17)
    expect(new Set(people.map(({ slug }) => slug)).size).toBe(17)
  })

  it('who lead a committee are named there', async () => {
    const directors = await loaders.directors(deps('en'), {})
    expect(directors?.committees.map(({ chair }) => chair)).toEqual([
      'Dr Faisal Alateeq',
      'Nouf Alhamdan',
      'Majed Alwabil',
    ])
  })
})

describe('the organisation', () => {
  const count = (department: Department): number =>
    1 + department.children.reduce((sum, below) => sum + count(below), 0)

  it('is one tree of every department, and every executive heads one of them', async () => {
    const structure = await loaders.orgStructure(deps('ar'), {})
    if (!structure) throw new Error('no structure')
    expect(structure.root.rank).toBe('board')
    expect(count(structure.root)).toBe(29)
    const heads = (department: Department): string[] => [
      ...(department.head ? [department.head.slug] : []),
      ...department.children.flatMap(heads),
    ]
    expect(new Set(heads(structure.root)).size).toBe(8)
  })
})

describe('the vacancies', () => {
  const codes = async (day: string) => {
    const careers = await loaders.careers(deps('en', Date.parse(`${day}T12:00:00+03:00`)), {})
    return {
      open: careers?.open.map(({ code, days }) => `${code} ${days}`),
      closed: careers?.closed.map(({ code }) => code),
    }
  }

  it('are open until the end of their last day, the soonest first', async () => {
    expect(await codes('2026-11-20')).toEqual({
      open: ['HR-2026-21 13', 'HR-2026-22 20', 'HR-2026-23 27'],
      closed: ['HR-2026-20', 'HR-2026-19', 'HR-2026-18'],
    })
    expect((await codes('2026-12-03')).open?.[0]).toBe('HR-2026-21 0')
    expect((await codes('2026-12-04')).closed?.[0]).toBe('HR-2026-21')
  })

  it('are not told before they begin, and none may be open', async () => {
    expect((await codes('2026-11-28')).open).not.toContainEqual(expect.stringContaining('-24'))
    expect((await codes('2026-11-29')).open).toContain('HR-2026-24 25')
    expect((await codes('2027-03-01')).open).toEqual([])
  })
})

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

describe.each(['ar', 'en'] as const)('the dictionary (%s)', (locale) => {
  it('holds eighty terms in the order of the language, both languages of each', async () => {
    const dictionary = await loaders.dictionary(deps(locale), {})
    const terms = termsOf(dictionary)
    expect([terms.length, dictionary?.total]).toEqual([80, 80])
    const titles = terms.map(({ own }) => own.title)
    expect(titles).toEqual(titles.toSorted(compareTexts(locale)))
    const arabic = /[\u0600-\u06ff]/
    expect(terms.every(({ own }) => arabic.test(own.definition) === (locale === 'ar'))).toBe(true)
    expect(terms.every(({ other }) => arabic.test(other.definition) === (locale === 'en'))).toBe(
      true,
    )
    const hrefs = terms.flatMap(({ own }) => own.hrefs)
    expect(hrefs.length).toBeGreaterThan(0)
    expect(hrefs.filter((href) => !href?.startsWith('#'))).toEqual([])
    const used = dictionary?.letters.filter(({ id }) => id).map(({ letter }) => letter)
    const headings = elementsOf(dictionary?.terms ?? '').filter(({ tagName }) => tagName === 'h2')
    expect(headings.map((heading) => wordsOf(heading))).toEqual(used)
  })

  it('shows one field, and knows no other', async () => {
    const contracts = await loaders.dictionary(deps(locale), { category: 'contracts' })
    const terms = termsOf(contracts)
    expect(terms).toHaveLength(13)
    // A term may refer to a term of another field, so its links lead to the page of all fields.
    const hrefs = terms.flatMap(({ own }) => own.hrefs)
    const whole = locale === 'ar' ? '/efficiency-dictionary' : '/en/efficiency-dictionary'
    expect(hrefs.length).toBeGreaterThan(0)
    expect(hrefs.filter((href) => !href?.startsWith(`${whole}#`))).toEqual([])
    expect(contracts?.head?.title).toContain(translators[locale]('routes.dictionary.title'))
    expect(await loaders.dictionary(deps(locale), { category: 'poetry' })).toBeNull()
  })
})
