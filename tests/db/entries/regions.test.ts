import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { teamsByRegionSource } from '#db/datasets/sources/content'
import { regionSlugs } from '#domain/content/about/region'
import { loaders } from '#worker/pages/loaders'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { record } from '../records'
import { agreement } from '../sample-records'

let database: TestDatabase
beforeAll(async () => {
  const body = { teams: 3, work: ['Work'], agreements: ['paper', 'cars', 'later'] }
  database = await openDatabase([
    agreement('paper', 'open', '2024-11-04', '2026-11-03'),
    agreement('cars', 'closed', '2025-01-01', '2027-12-31'),
    agreement('later', 'closed', '2027-01-01', '2028-12-31'),
    ...regionSlugs.map((slug) => record('region', slug, { summary: 'Summary', body })),
  ])
})
afterAll(() => database.close())

describe('an agreement of a region', () => {
  const at = (day: string) => loaderDeps(database, 'en', `${day}T12:00:00+03:00`)

  it.each([
    ['2026-11-03', ['paper', 'cars']],
    ['2026-11-04', ['cars']],
    ['2027-01-01', ['cars', 'later']],
  ])('is counted and listed from its first to its last day: %s', async (day, inForce) => {
    const page = await loaders.region(at(day), { slug: 'riyadh' })
    expect(page?.agreements.map(({ slug }) => slug).toSorted()).toEqual(inForce.toSorted())
    const list = await loaders.regions(at(day), {})
    expect(list?.regions[0]?.agreements).toBe(inForce.length)
    expect(list?.totals.agreements).toBe(inForce.length)
  })

  it('is in the dataset on the same days', async () => {
    const { db, search } = database
    const now = Date.parse('2026-11-04T12:00:00+03:00')
    const [row] = await teamsByRegionSource({ db, search, now, former: [] })
    expect(row).toMatchObject({ agreements: 1, agreement_ids: 'cars' })
  })
})
