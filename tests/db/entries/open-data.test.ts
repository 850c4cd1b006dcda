import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertVersion, publishVersion } from '#db/datasets/versions'
import type { RowChanges } from '#domain/datasets/compare-rows'
import { loaders } from '#worker/pages/loaders'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { record } from '../records'
import { dataset, disclosure } from '../sample-records'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase([
    ...['first', 'second', 'unpublished'].map((slug) => dataset(slug, '2026-01-01')),
    disclosure('twice', '2026-11-04', { requests: 2 }),
    disclosure('often', '2025-12-01', { requests: 9, outcome: 'refused', exemption: 'trade' }),
    disclosure('once', '2026-11-05', { requests: 1 }),
    disclosure('long-ago', '2025-11-25', { requests: 30 }),
    record('page-intro', 'open-data', { body: { body: [] } }),
    record('ticket-kind', 'inquiry', { summary: 'Summary', body: {} }),
  ])
  const { db } = loaderDeps(database, 'en')
  const versions: [string, string, RowChanges | null][] = [
    ['first', '2026-10-01', null],
    ['first', '2026-11-20', { added: 1, removed: 0, changed: 0 }],
    ['second', '2026-11-02', null],
  ]
  for (const [slug, date, changes] of versions) {
    await insertVersion(db, { dataset: slug, date, changes, columns: ['a'], rows: [{ a: 1 }] })
    await publishVersion(db, { dataset: slug, date }, [], Date.parse(date))
  }
  await insertVersion(db, {
    dataset: 'unpublished',
    date: '2026-11-24',
    changes: null,
    columns: ['a'],
    rows: [{ a: 1 }],
  })
})
afterAll(() => database.close())

const load = () => loaders.openData(loaderDeps(database, 'en', '2026-11-25T09:00:00+03:00'), {})

it('updates are the newest published version of each dataset', async () => {
  const updates = (await load())?.updates ?? []
  expect(updates.map(({ slug, date, changes }) => [slug, date.iso, changes?.added])).toEqual([
    ['first', '2026-11-20', 1],
    ['second', '2026-11-02', undefined],
  ])
})

it('asked for most is what several requests of the last twelve months asked for', async () => {
  const mostAsked = (await load())?.mostAsked ?? []
  expect(mostAsked.map(({ slug, requests, outcome }) => [slug, requests, outcome])).toEqual([
    ['often', 9, 'Refused'],
    ['twice', 2, 'Granted'],
  ])
})
