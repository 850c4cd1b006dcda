import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  insertVersion,
  listPublishedVersions,
  markCurrent,
  publishVersion,
} from '#db/datasets/versions'
import type { Body } from '#domain/content/kinds'
import { loaders } from '#worker/pages/loaders'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { dataset } from '../sample-records'

type Parts = Partial<Body<'dataset'>>
const monthly: Parts = { frequency: 'monthly' }
const months: Parts = {
  ...monthly,
  columns: [{ name: 'month', type: 'month', label: 'Month', meaning: 'Month', unit: null }],
  key: ['month'],
}

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase([
    ...['months', 'checked-months', 'unpublished'].map((slug) =>
      dataset(slug, '2026-01-01', months),
    ),
    ...['terms', 'checked-terms'].map((slug) => dataset(slug, '2026-01-01', monthly)),
    dataset('years', '2026-01-01'),
  ])
  const { db } = loaderDeps(database, 'en')
  for (const slug of ['months', 'checked-months', 'terms', 'checked-terms', 'years']) {
    const version = { dataset: slug, date: '2026-09-01' }
    await insertVersion(db, {
      ...version,
      changes: null,
      columns: ['month'],
      rows: [{ month: '2026-07' }],
    })
    await publishVersion(db, version, [], Date.parse(version.date))
  }
})
afterAll(() => database.close())

const isLate = async (slug: string, day: string) =>
  (await loaders.dataset(loaderDeps(database, 'en', `${day}T09:00:00+03:00`), { slug }))?.isLate

it.each([
  ['months', '2026-09-30', false],
  ['months', '2026-10-01', false],
  ['months', '2026-10-02', true],
  ['terms', '2026-10-02', true],
  ['years', '2026-12-31', false],
  ['years', '2027-01-02', true],
  ['unpublished', '2026-11-25', false],
])('a version of 1 September of "%s" on %s: late is %s', async (slug, day, late) => {
  expect(await isLate(slug, day)).toBe(late)
})

it('a check in the current period is enough where rows may stay the same', async () => {
  const { db } = loaderDeps(database, 'en')
  for (const slug of ['checked-terms', 'checked-months']) {
    const [version] = await listPublishedVersions(db, slug)
    if (version) await markCurrent(db, version, '2026-11-01')
  }
  expect(await isLate('checked-terms', '2026-11-25')).toBe(false)
  expect(await isLate('checked-months', '2026-11-25')).toBe(true)
})
