import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EntryRow } from '#db/seed/content-problem'
import { locales } from '#domain/site/locale'
import { loaders } from '#worker/pages/loaders'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { record } from '../records'
import { agreement, homePage, service } from '../sample-records'

const achievement = (slug: string, position: number, value: number, sign: '' | '+' | '%') =>
  record('achievement', slug, {
    position,
    body: { value, sign, unit: null },
  })

const notice = (slug: string, starts: string, ends?: string) =>
  record('notice', slug, {
    date: starts,
    starts: `${starts}T00:00:00+03:00`,
    body: { detail: null },
    ...(ends && { ends: `${ends}T00:00:00+03:00` }),
  })

const campaign = (number: number) =>
  record('campaign', `campaign-${number}`, {
    position: number,
    ...(number === 1 && { ends: '2027-01-01T00:00:00+03:00' }),
    body: {
      audience: 'Audience',
      message: 'Message',
      body: [],
    },
  })

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase([
    homePage,
    achievement('share', 2, 11.5, '%'),
    achievement('total', 1, 57_000, '+'),
    notice('lasting', '2026-11-01'),
    notice('short', '2026-11-10', '2027-01-01'),
    campaign(1),
    campaign(2),
    campaign(3),
    campaign(4),
  ])
})
afterAll(() => database.close())

it('the home page shows the figures in their order, written for its language', async () => {
  const payload = await loaders.home(loaderDeps(database, 'en'), {})
  expect(payload?.achievements.figures.map(({ number, sign }) => number + sign)).toEqual([
    '57,000+',
    '11.5%',
  ])
})

it('the home page has the newest notices and three campaigns, and leaves out what has ended', async () => {
  const slugsAt = async (at: string) => {
    const payload = await loaders.home(loaderDeps(database, 'ar', at), {})
    const { notices = [], campaigns = [] } = payload ?? {}
    return [...notices, ...campaigns].map(({ slug }) => slug)
  }
  expect(await slugsAt('2026-12-31T23:59:59+03:00')).toEqual([
    'short',
    'lasting',
    'campaign-1',
    'campaign-2',
    'campaign-3',
  ])
  expect(await slugsAt('2027-01-01T00:00:00+03:00')).toEqual([
    'lasting',
    'campaign-2',
    'campaign-3',
    'campaign-4',
  ])
})

it('a figure has its squares, also where a dropped field is still stored', async () => {
  const old = record('achievement', 'old', {
    body: { value: 11, sign: '%', unit: null, squares: 'hundred', squaresLabel: 'Label' },
  }).map((row) => ({ ...row, body: Object.assign({}, row.body, { note: 'Dropped' }) }))
  const other = await openDatabase([homePage, old])
  const payload = await loaders.home(loaderDeps(other, 'en'), {})
  expect(payload?.achievements.figures.map(({ squares }) => squares)).toEqual([
    { count: 100, filled: 11, label: 'Label' },
  ])
  await other.close()
})

describe('the hero of the home page', () => {
  const homeWith = (journeyFigure: string | undefined) =>
    homePage.map((row) => ({ ...row, body: Object.assign({}, row.body, { journeyFigure }) }))

  async function loadHero(records: EntryRow[][], at?: string) {
    const other = await openDatabase(records)
    const [ar, en] = await Promise.all(
      locales.map((locale) => loaders.home(loaderDeps(other, locale, at), {})),
    )
    await other.close()
    return { ar, en }
  }

  it('draws the achievement that the page names, one line for each unit', async () => {
    const records = [homeWith('total'), achievement('total', 1, 57, '+')]
    const { ar, en } = await loadHero(records)
    expect([ar?.journey?.count, en?.journey?.count]).toEqual([57, 57])
    expect(ar?.journey?.label).toContain('57 خطًا')
    expect(en?.journey?.label).toContain('57 lines')
  })

  it.each([
    ['names none', undefined],
    ['names one that is not published', 'gone'],
  ])('draws nothing if the page %s', async (_, named) => {
    const { ar } = await loadHero([homeWith(named), achievement('total', 1, 57, '+')])
    expect(ar?.journey).toBeNull()
  })

  const open = [
    agreement('one', 'open', '2025-05-16', '2029-05-15'),
    agreement('two', 'open', '2025-11-10', '2029-11-09'),
    agreement('closed', 'closed', '2026-01-01', '2027-12-31'),
  ]

  it('counts the joining windows that are open on the day', async () => {
    const { ar, en } = await loadHero([homePage, ...open], '2026-11-20T09:00:00+03:00')
    expect(ar?.tasks.frameworkAgreements).toBe('الانضمام مفتوح في اتفاقيتين اليوم')
    expect(en?.tasks.frameworkAgreements).toBe('2 agreements are open to join today')
  })

  it('names the day of the next window while none is open', async () => {
    const { ar, en } = await loadHero([homePage, ...open], '2026-10-01T09:00:00+03:00')
    expect(ar?.tasks.frameworkAgreements).toBe('تُفتح نافذة الانضمام التالية 10 نوفمبر')
    expect(en?.tasks.frameworkAgreements).toBe('The next joining window opens 10 November')
  })

  it('counts the services', async () => {
    const services = Array.from({ length: 12 }, (_, i) => service(`service-${i}`))
    const { ar } = await loadHero([homePage, ...services])
    expect(ar?.tasks.services).toBe('12 خدمة ومنصة')
  })
})

it('there is no home page without its texts', async () => {
  const other = await openDatabase([notice('lasting', '2026-11-01')])
  expect(await loaders.home(loaderDeps(other, 'ar'), {})).toBeNull()
  await other.close()
})
