import { afterAll, beforeAll, expect, it } from 'vitest'
import { loaders } from '#worker/payloads/loaders/registry'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { record } from '../records'
import { homePage } from '../sample-records'

const achievement = (slug: string, position: number, value: number, sign: '' | '+' | '%') =>
  record('achievement', slug, {
    position,
    body: { chart: 'ruler', value, sign, unit: null, chartLabel: 'Label', note: 'Note' },
  })

const notice = (slug: string, starts: string, ends?: string) =>
  record('notice', slug, {
    ...{ date: starts, starts: `${starts}T00:00:00+03:00`, body: { detail: null } },
    ...(ends && { ends: `${ends}T00:00:00+03:00` }),
  })

const campaign = (number: number) =>
  record('campaign', `campaign-${number}`, {
    position: number,
    ...(number === 1 && { ends: '2027-01-01T00:00:00+03:00' }),
    body: { audience: 'Audience', message: 'Message', body: [] },
  })

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase([
    homePage,
    ...[achievement('share', 2, 11.5, '%'), achievement('total', 1, 57_000, '+')],
    ...[notice('lasting', '2026-11-01'), notice('short', '2026-11-10', '2027-01-01')],
    ...[campaign(1), campaign(2), campaign(3), campaign(4)],
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
    ...['short', 'lasting', 'campaign-1', 'campaign-2', 'campaign-3'],
  ])
  expect(await slugsAt('2027-01-01T00:00:00+03:00')).toEqual([
    ...['lasting', 'campaign-2', 'campaign-3', 'campaign-4'],
  ])
})

it('there is no home page without its texts', async () => {
  const other = await openDatabase([notice('lasting', '2026-11-01')])
  expect(await loaders.home(loaderDeps(other, 'ar'), {})).toBeNull()
  await other.close()
})
