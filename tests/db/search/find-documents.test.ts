import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDocuments, withHits } from '#db/search/find-documents'
import { findTerm, findTermLinks, findTitles } from '#db/search/find-titles'
import { singulars } from '#domain/search/broken-plurals'
import { parseQuery } from '#domain/search/query'
import { stemWord } from '#domain/search/stem-word'
import type { Locale } from '#domain/site/locale'
import { openSeededDatabase, type TestDatabase } from '../database'

const now = Date.parse('2026-11-24T09:00:00Z')
let database: TestDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

const typing = { locale: 'ar' as const, limit: 60 }
const filters = { locale: 'ar' as Locale, type: null, year: null, knowledge: false }

const sumOf = (counts: readonly { count: number }[]) =>
  counts.reduce((sum, { count }) => sum + count, 0)

async function find(text: string, options: Partial<Parameters<typeof findDocuments>[2]> = {}) {
  const all = { filters, order: 'relevance' as const, limit: 10, offset: 0, now, ...options }
  const result = await withHits(await findDocuments(database.index, parseQuery(text), all))
  const inLanguage = result.counts.filter(({ locale }) => locale === all.filters.locale)
  return { ...result, total: sumOf(inLanguage), others: sumOf(result.counts) - sumOf(inLanguage) }
}

const inEnglish = { filters: { ...filters, locale: 'en' as const } }

describe('spellings of the same words', () => {
  it.each([
    ['without hamza and ta marbuta', 'كفاءه الانفاق'],
    ['with all vowel marks', 'كَفَاءَةُ الإِنْفَاقِ'],
    ['with tatweel', 'كـــفاءة الإنفـاق'],
    ['in presentation forms', 'ﻛﻔﺎﺀﺓ ﺍﻹﻧﻔﺎﻕ'],
    ['with decomposed hamza', 'كفاءة الإنفاق'.normalize('NFD')],
    ['without the article', 'كفاءة إنفاق'],
    ['on a Persian keyboard', 'کفاءة الإنفاق'],
  ])('%s find the same documents', async (_, text) => {
    const plain = await find('كفاءة الإنفاق')
    const spelt = await find(text)
    expect([spelt.hits[0]?.path, spelt.total]).toEqual([plain.hits[0]?.path, plain.total])
    expect(plain.total).toBeGreaterThan(10)
  })

  it('digits of both alphabets are one', async () => {
    const arabic = await find('٢٠٢٤')
    const { hits, total } = await find('2024')
    expect(arabic.hits.map(({ path }) => path)).toEqual(hits.map(({ path }) => path))
    expect(total).toBeGreaterThan(0)
  })

  it('a plural finds its singular', async () => {
    const { hits } = await find('مورد')
    expect(hits.some(({ title, summary, body }) => /المورّ?دين/.test(title + summary + body))).toBe(
      true,
    )
    const agreements = await find('اتفاقيات', { limit: 100 })
    expect(agreements.hits.some(({ title }) => /الاتفاقية/.test(title))).toBe(true)
  })
})

/** Opens a publication window for a record of the index alone. */
const schedule = (slug: string, startsAt: number, endsAt: number | null) =>
  database.search
    .prepare('UPDATE documents SET starts_at = ?, ends_at = ? WHERE slug = ?')
    .bind(startsAt, endsAt, slug)
    .run()

describe('a record outside its publication window', () => {
  const [startsAt, endsAt] = [now + 3_600_000, now + 7_200_000]
  beforeAll(() => schedule('reverse-auction', startsAt, endsAt))
  afterAll(() => schedule('reverse-auction', 0, null))

  it.each([
    [
      'suggested',
      (at: number) => findTitles(database.search, 'مزايدة عكسية', { ...typing, now: at }),
    ],
    ['found', async (at: number) => (await find('مزايدة عكسية', { now: at })).hits],
    ['shown as the answer', (at: number) => findTerm(database.search, 'reverse-auction', at)],
    [
      'linked from an answer',
      (at: number) =>
        findTermLinks(database.search, ['reverse-auction'], { locale: 'ar', now: at }),
    ],
  ])('is not %s', async (_, findAt) => {
    const shownAt = async (at: number) =>
      (await findAt(at)).some(({ path }) => path.endsWith('#reverse-auction'))
    expect(await shownAt(startsAt - 1)).toBe(false)
    expect(await shownAt(startsAt)).toBe(true)
    expect(await shownAt(endsAt - 1)).toBe(true)
    expect(await shownAt(endsAt)).toBe(false)
  })
})

describe('other words for the same', () => {
  it.each([
    ['ar', 'وش يعني KPI', '#key-performance-indicator'],
    ['en', 'what is MTEF', '#medium-term-expenditure-framework'],
    ['ar', 'تضارب المصالح', '#conflict-of-interest'],
    ['en', 'overdue? liquidated damages', '#delay-penalty'],
    ['ar', 'سقوف الإنفاق', '#spending-ceiling'],
    ['ar', 'faq', '/faq'],
    ['en', 'orgStructure', '/aboutUs/orgStructure'],
    ['ar', 'عطلة عيد الفطر', '/open-data/working-days'],
    ['en', 'Waleed Al Damer', '/waleed-aldamer'],
  ] as const)('in %s, %s finds %s', async (locale, text, path) => {
    const { hits } = await find(text, { filters: { ...filters, locale }, limit: 3 })
    expect(hits.map((hit) => hit.path)).toContainEqual(expect.stringMatching(`${path}$`))
  })

  it('of a title in one piece precede those of its words', async () => {
    const { hits } = await find('اليوم الوطني')
    expect(hits[0]?.title).toContain('اليوم الوطني')
  })

  it('include broken plurals, each of a singular that the site uses', async () => {
    const { results } = await database.search
      .prepare('SELECT stem FROM stems')
      .all<{ stem: string }>()
    const used = new Set(results.map(({ stem }) => stem))
    const pairs = [...singulars]
    expect(pairs.length).toBeGreaterThan(100)
    expect(pairs.filter(([plural, singular]) => stemWord(plural) !== stemWord(singular))).toEqual(
      [],
    )
    expect(pairs.filter(([, singular]) => !used.has(stemWord(singular)))).toEqual([])
  })
})

describe('what is found', () => {
  it('in English an Arabic term, by the dictionary', async () => {
    const { hits, units } = await find('framework agreement')
    expect(hits[0]?.locale).toBe('ar')
    expect(units.flatMap(({ slugs }) => slugs)).toEqual(['framework-agreement'])
  })

  it('a title that is the whole query comes first', async () => {
    const { hits } = await find('value engineering', inEnglish)
    expect(hits[0]?.title).toBe('Value engineering')
  })

  it('a long question by most of its words', async () => {
    const { hits } = await find('how do I track the complaint that I sent last week', inEnglish)
    expect(hits[0]?.path).toBe('/contact/inquiry')
  })

  it('says that no document has all words', async () => {
    const { strictness, total } = await find('procurement xylophone', inEnglish)
    expect([strictness, total > 0]).toEqual(['any', true])
  })

  it('nothing for words that no document has', async () => {
    const { total, hits, others } = await find('زخرفسطوان')
    expect([total, hits, others]).toEqual([0, [], 0])
  })

  it('only what the filters leave, while the counts stay', async () => {
    const all = await find('اتفاقية')
    const news = await find('اتفاقية', { filters: { ...filters, type: 'news' } })
    expect(new Set(news.hits.map(({ type }) => type))).toEqual(new Set(['news']))
    expect(news.counts).toEqual(all.counts)
    const year = all.counts.find(({ type }) => type === 'news')?.year ?? ''
    expect(year).toMatch(/^20/)
    const ofYear = await find('اتفاقية', { filters: { ...filters, type: 'news', year } })
    expect(ofYear.hits.every(({ date }) => date?.startsWith(year))).toBe(true)
    const hub = await find('اتفاقية', { filters: { ...filters, knowledge: true } })
    expect(new Set(hub.hits.map(({ type }) => type))).toEqual(new Set(['book', 'term']))
  })

  it('each document on one page, also where those that are rated end', async () => {
    const { total } = await find('services', inEnglish)
    expect(total).toBeGreaterThan(100)
    const found: string[] = []
    for (let offset = 0; offset < total; offset += 10) {
      const { hits } = await find('services', { ...inEnglish, offset })
      found.push(...hits.map(({ path }) => path))
    }
    expect([found.length, new Set(found).size]).toEqual([total, total])
  })

  it('the newest first, if asked for', async () => {
    const { hits } = await find('اتفاقية', { order: 'date' })
    const dates = hits.map(({ date }) => date ?? '')
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  it('nothing outside its publication window', async () => {
    const { hits } = await find('اختصاصي فئة تقنية المعلومات')
    expect(hits[0]?.type).toBe('vacancy')
    const later = await find('اختصاصي فئة تقنية المعلومات', { now: Date.parse('2027-06-01') })
    expect(later.hits.filter(({ type }) => type === 'vacancy')).toEqual([])
  })
})

it('a section that is a table is described by its rows, not by the head of the table', async () => {
  const { hits } = await find('القنوات وأوقاتها')
  const section = hits.find(({ path }) => path === '/sla#hours')
  expect(section?.summary).toBe('نموذج التواصل · حالة الطلب · البريد الإلكتروني · الهاتف · الحضور')
})

it.each([
  '"',
  '*',
  'NEAR(',
  'a AND',
  '^a',
  '-a',
  'scope: en',
  '{scope} : "en"',
  'a OR b',
  "'; DROP TABLE documents; --",
])('takes %j as text', async (text) => {
  const { hits } = await find(text)
  expect(hits.every(({ locale }) => locale === 'ar')).toBe(true)
})

it('suggests titles while a word is typed, with and without the article', async () => {
  const options = { ...typing, now }
  const typed = await findTitles(database.search, 'اتفاق', options)
  const titles = typed.map(({ title }) => title)
  expect(titles).toContain('اتفاقية إطارية')
  expect(titles).toContain('الاتفاقيات الإطارية')
  const definite = await findTitles(database.search, 'الاتفاق', options)
  expect(definite).toEqual(typed)
  expect(await findTitles(database.search, '"*', options)).toEqual([])
})
