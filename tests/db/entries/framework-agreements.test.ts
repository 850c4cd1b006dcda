import { afterAll, beforeAll, expect, it } from 'vitest'
import { loaders } from '#worker/pages/loaders'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { agreement } from '../sample-records'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase([
    agreement('ended', 'closed', '2023-01-01', '2025-12-31'),
    agreement('running', 'closed', '2026-01-01', '2027-12-31'),
    agreement('joining', 'open', '2025-05-16', '2029-05-15'),
    agreement('upcoming', 'closed', '2027-01-01', '2028-12-31'),
  ])
})
afterAll(() => database.close())

async function listed(day: string, params = {}) {
  const deps = loaderDeps(database, 'en', `${day}T09:00:00+03:00`)
  return (await loaders.frameworkAgreements(deps, params))?.agreements
}

const slugsOn = async (day: string, params = {}) =>
  (await listed(day, params))?.map(({ slug }) => slug)

it('agreements that take new contractors come first, and those that have ended last', async () => {
  expect(await slugsOn('2026-11-20')).toEqual(['joining', 'running', 'upcoming', 'ended'])
})

it('an open agreement takes new contractors on the days of its window alone', async () => {
  const joining = { status: 'joining' }
  expect(await slugsOn('2026-11-15', joining)).toEqual([])
  expect(await slugsOn('2026-11-16', joining)).toEqual(['joining'])
  expect(await slugsOn('2026-12-15', joining)).toEqual(['joining'])
  expect(await slugsOn('2026-12-16', joining)).toEqual([])
})

it('those that take new contractors are among the running ones', async () => {
  expect(await slugsOn('2026-11-20', { status: 'running' })).toEqual(['joining', 'running'])
  expect(await slugsOn('2026-11-20', { type: 'open', status: 'running' })).toEqual(['joining'])
})

it('an unknown type has no list', async () => {
  expect(await listed('2026-11-20', { type: 'ajar' })).toBeUndefined()
})
