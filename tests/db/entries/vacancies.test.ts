import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loaders } from '#worker/pages/loaders'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { careersPage, department, vacancy } from '../sample-records'

const between = (starts: string, ends: string) => ({
  starts: `${starts}T00:00:00+03:00`,
  ends: `${ends}T00:00:00+03:00`,
})

/** Seven that closed day after day. */
const closed = Array.from({ length: 7 }, (_, at) =>
  vacancy(`HR-2026-${10 + at}`, 'people', between('2026-08-01', `2026-09-0${at + 1}`)),
)

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase([
    careersPage,
    department('people'),
    vacancy('HR-2026-22', 'people', between('2026-11-01', '2026-12-11')),
    vacancy('HR-2026-21', 'people', between('2026-11-01', '2026-12-04')),
    vacancy('HR-2026-23', 'people', between('2026-11-29', '2026-12-24')),
    ...closed,
  ])
})
afterAll(() => database.close())

async function codesOn(day: string) {
  const careers = await loaders.careers(loaderDeps(database, 'en', `${day}T12:00:00+03:00`), {})
  return {
    open: careers?.open.map(({ code, days }) => `${code} ${days}`),
    closed: careers?.closed.map(({ code }) => code),
  }
}

describe('the vacancies', () => {
  it('are open until the end of their last day, the soonest first', async () => {
    expect((await codesOn('2026-11-20')).open).toEqual(['HR-2026-21 13', 'HR-2026-22 20'])
    expect((await codesOn('2026-12-03')).open?.[0]).toBe('HR-2026-21 0')
    const after = await codesOn('2026-12-04')
    expect(after.open).toEqual(['HR-2026-22 6', 'HR-2026-23 19'])
    expect(after.closed?.[0]).toBe('HR-2026-21')
  })

  it('are not shown before they begin, and none may be open', async () => {
    expect((await codesOn('2026-11-28')).open).not.toContainEqual(expect.stringContaining('-23'))
    expect((await codesOn('2026-11-29')).open).toContain('HR-2026-23 24')
    expect((await codesOn('2027-03-01')).open).toEqual([])
  })

  it('are listed for a while once they are closed: six, the latest first', async () => {
    expect((await codesOn('2026-11-20')).closed).toEqual([
      'HR-2026-16',
      'HR-2026-15',
      'HR-2026-14',
      'HR-2026-13',
      'HR-2026-12',
      'HR-2026-11',
    ])
  })
})
