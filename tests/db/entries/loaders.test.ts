import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFormat } from '#domain/dates/format'
import { listNames } from '#domain/forms/field'
import { supportKinds, ticketKinds } from '#domain/forms/support'
import { arTickets } from '#domain/messages/ar/tickets'
import { enTickets } from '#domain/messages/en/tickets'
import { translators } from '#domain/messages/translators'
import type { LoaderDeps } from '#worker/payloads/loader'
import { readFormOptions } from '#worker/payloads/loaders/forms/form-options'
import { loaders } from '#worker/payloads/loaders/registry'
import { loadSite } from '#worker/payloads/site'
import { openSeededDatabase, type SeededDatabase } from '../database'

let site: SeededDatabase
beforeAll(async () => {
  site = await openSeededDatabase()
})
afterAll(() => site.close())

const now = Date.parse('2026-11-20T09:00:00+03:00')
const nowhere = { slug: '' }
const at = (iso: string) => Date.parse(iso)

function deps(locale: LoaderDeps['locale'], at = now): LoaderDeps {
  const origin = 'https://efficiency.example.com'
  return { db: site.db, locale, now: at, t: translators[locale], origin }
}

describe('the home payload', () => {
  it.each(['ar', 'en'] as const)(
    'holds the six figures of the specification (%s)',
    async (locale) => {
      const home = await loaders.home(deps(locale), nowhere)
      expect(home?.achievements.figures.map(({ number, sign }) => number + sign)).toEqual([
        '105+',
        '11%',
        '21',
        '57,000',
        '191',
        '1,500+',
      ])
      expect([home?.board.length, home?.campaigns.length, home?.stories.length]).toEqual([9, 3, 4])
    },
  )

  it('counts to the next national day', async () => {
    const home = await loaders.home(deps('en'), nowhere)
    expect(home?.nationalDay).toMatchObject({
      number: 97,
      days: 307,
      until: '2027-09-23T00:00:00+03:00',
      date: { iso: '2027-09-23', gregorian: '23 September 2027' },
    })
  })

  it('leaves out what has ended', async () => {
    const later = await loaders.home(deps('ar', Date.parse('2027-04-01T00:00:00+03:00')), nowhere)
    expect(later?.notices.map(({ slug }) => slug)).toEqual(['beware-of-impersonation'])
    expect(later?.campaigns.map(({ slug }) => slug)).toEqual(['every-riyal-counts'])
  })
})

describe('the contact payload', () => {
  it.each([
    ['ar', ['استفسار', 'دعم تقني', 'شكوى', 'اقتراح', 'حرية المعلومات'], 'الاتفاقيات الإطارية'],
    [
      'en',
      ['Inquiry', 'Technical support', 'Complaint', 'Suggestion', 'Freedom of information'],
      'Framework agreements',
    ],
  ] as const)('offers every kind and topic in its order (%s)', async (locale, labels, topic) => {
    const contact = await loaders.contact(deps(locale), nowhere)
    expect(contact?.kinds.map(({ value }) => value)).toEqual([...supportKinds])
    expect(contact?.kinds.map(({ label }) => label)).toEqual(labels)
    expect(contact?.kinds.every(({ hint }) => hint)).toBe(true)
    expect(contact?.topics).toHaveLength(8)
    expect(contact?.topics[0]).toEqual({ value: 'framework-agreements', label: topic, hint: null })
    expect(contact?.topics.at(-1)?.value).toBe('other')
  })

  it.each(['contact', 'inquiry'] as const)(
    'and the others name the channels (%s)',
    async (name) => {
      const { channels } = (await loaders[name](deps('en'), nowhere)) ?? {}
      expect(channels).toEqual({
        phone: '+966 11 000 0000',
        hours: 'Sunday to Thursday, 8 am – 4 pm',
        email: 'care@example.com',
        address: 'King Fahd Road, As Sahafah, Riyadh 13321',
        map: 'https://maps.example.com/efficiency',
      })
    },
  )
})

describe('what forms are filed by', () => {
  it('names every kind of request, those that nobody chooses among them', async () => {
    const { kindNames, lists, privacyVersion } = (await readFormOptions(deps('en'))) ?? {}
    expect(Object.keys(kindNames ?? {})).toEqual([...ticketKinds])
    expect(kindNames?.DATA).toBe('Open data request')
    expect(lists?.kinds.map(({ value }) => value)).toEqual([...supportKinds])
    expect(privacyVersion).toMatch(/^\d/)
  })

  it('offers something in every list', async () => {
    const { lists } = (await readFormOptions(deps('ar'))) ?? {}
    for (const name of listNames) expect([name, lists?.[name].length]).not.toEqual([name, 0])
    expect(lists?.dataRequestTypes.map(({ label }) => label)).toEqual([
      'تحليل بيانات',
      'عرض بصري للبيانات',
      'بيانات خام',
    ])
  })

  it('names the single days nobody works, from today on', async () => {
    const formOptions = await readFormOptions(deps('ar'))
    expect(formOptions?.holidays[0]).toBe('2027-02-22')
    expect(formOptions?.holidays).toHaveLength(46)
    const inEid = await readFormOptions(deps('ar', at('2027-03-09T00:30:00+03:00')))
    expect(inEid?.holidays.slice(0, 6)).toEqual([
      '2027-03-09',
      '2027-03-10',
      '2027-03-11',
      '2027-03-12',
      '2027-03-13',
      '2027-05-11',
    ])
  })

  it('names at most 60 of them', async () => {
    const earlier = await readFormOptions(deps('ar', at('2026-01-01T00:00:00+03:00')))
    expect(earlier?.holidays).toHaveLength(60)
  })
})

/** Ids of the questions in the HTML of a category. */
const idsOf = (questions: string) =>
  [...questions.matchAll(/<details id="([^"]+)"/g)].map(([, id = '']) => id)

describe('the other payloads', () => {
  it('put every question under its category, ten on a page', async () => {
    const pages = await Promise.all(
      ['', '2', '3', '4'].map((page) => loaders.faq(deps('ar'), { page: page || '1' })),
    )
    const shown = pages.flatMap((faq) =>
      (faq?.categories ?? []).flatMap(({ slug, questions }) =>
        idsOf(questions).map((id) => `${slug} ${id}`),
      ),
    )
    const total = pages[0]?.filters.reduce((sum, { count }) => sum + count, 0)
    expect(shown).toHaveLength(total ?? 0)
    expect(new Set(shown).size).toBe(total)
    expect(shown.slice(0, 10)).toHaveLength(10)
    expect(pages[0]?.paging).toEqual({ page: 1, last: 4, open: false })
    expect(await loaders.faq(deps('ar'), { page: '5' })).toBeNull()
    expect(await loaders.faq(deps('ar'), { page: 'two' })).toBeNull()
  })

  it('show one category alone, and none that does not stand', async () => {
    const faq = await loaders.faq(deps('en'), { category: 'requests' })
    expect(faq?.categories.map(({ slug }) => slug)).toEqual(['requests'])
    const [category] = faq?.categories ?? []
    expect(idsOf(category?.questions ?? '')).toHaveLength(category?.count ?? 0)
    expect(await loaders.faq(deps('en'), { category: 'nothing' })).toBeNull()
  })

  it.each([
    ['ar', arTickets],
    ['en', enTickets],
  ] as const)('explain every status by its own name (%s)', async (locale, { status }) => {
    const faq = await loaders.faq(deps(locale), { category: 'requests' })
    const html = faq?.categories.map(({ questions }) => questions).join('') ?? ''
    const [answer = ''] = /<details id="request-status">.*?<\/details>/s.exec(html) ?? []
    const names = [...answer.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, name]) => name)
    expect(names).toEqual(Object.values(status).map(({ title }) => title))
  })

  it.each(['privacy-policy', 'terms-conditions', 'information-freedom'])(
    'give %s its version, contents and history',
    async (slug) => {
      const article = await loaders.article(deps('ar'), { slug })
      expect(article?.contents.length).toBeGreaterThanOrEqual(8)
      expect(article?.contents.length).toBeLessThanOrEqual(12)
      expect(article?.history.length).toBeGreaterThanOrEqual(2)
      expect(article?.version?.effective.hijri).toMatch(/1448هـ$/)
      expect(article?.readingMinutes).toBeGreaterThan(1)
    },
  )

  it('give nothing for an article that does not stand', async () => {
    expect(await loaders.article(deps('en'), { slug: 'nothing' })).toBeNull()
  })

  it('leave out of header and footer what is not set', async () => {
    const { d1 } = site
    await d1.exec(
      `UPDATE settings SET value = '{"teams":"https://teams.example.com/"}' WHERE key = 'platforms'`,
    )
    await d1.exec(
      `DELETE FROM settings WHERE key IN ('registration', 'social', 'employeePortal', 'channels')`,
    )
    const { channels } = (await loaders.inquiry(deps('en'), nowhere)) ?? {}
    expect(channels).toEqual({ phone: null, hours: null, email: null, address: null, map: null })
    const newest = await d1.prepare('SELECT max(updated_at) AS at FROM entries').first<number>('at')
    expect(await loadSite(deps('en'))).toMatchObject({
      domain: 'efficiency.example.com',
      registration: null,
      employeePortal: null,
      social: [],
      year: 2026,
      modified: createFormat({ locale: 'en', digits: 'latn' }).date(newest ?? 0),
    })
  })

  it('lead to a platform without an address by its page among the services', async () => {
    const { d1 } = site
    await d1.exec(
      `UPDATE settings SET value = '{"teams":"https://teams.example.com/"}' WHERE key = 'platforms'`,
    )
    const [teams, ...others] = (await loadSite(deps('en')))?.platforms ?? []
    expect(teams?.href).toBe('https://teams.example.com/')
    expect(others).toHaveLength(4)
    for (const { href } of others) expect(href).toMatch(/^\/en\/services\/[a-z-]+$/)
  })
})
