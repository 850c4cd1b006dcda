import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ar } from '#domain/messages/ar'
import { en } from '#domain/messages/en'
import { createTranslate } from '#domain/messages/index'
import type { LoaderDeps } from '#worker/payloads/loader'
import { loaders } from '#worker/payloads/loaders'
import { loadSite } from '#worker/payloads/site'
import { openSeededDatabase, type SeededDatabase } from './database'

let site: SeededDatabase
beforeAll(async () => {
  site = await openSeededDatabase()
})
afterAll(() => site.close())

const translators = { ar: createTranslate('ar', ar), en: createTranslate('en', en) }
const now = Date.parse('2026-11-20T09:00:00+03:00')
const nowhere = { slug: '' }

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
      number: 95,
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

describe('the other payloads', () => {
  it('put every question under its category', async () => {
    const faq = await loaders.faq(deps('ar'), nowhere)
    expect(faq?.categories.map(({ questions }) => questions.length)).toEqual([5, 5, 4, 5, 5, 6])
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
    await d1.exec(`DELETE FROM settings WHERE key IN ('registration', 'social', 'employeePortal')`)
    expect(await loadSite(deps('en'))).toMatchObject({
      domain: 'efficiency.example.com',
      registration: null,
      employeePortal: null,
      platforms: [
        { label: 'Expenditure efficiency teams platform', href: 'https://teams.example.com/' },
      ],
      social: [],
      year: 2026,
      modified: { gregorian: '18 November 2026', hijri: '8 Jumada II 1448 AH' },
    })
  })
})
