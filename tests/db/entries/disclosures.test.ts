import { afterAll, beforeAll, expect, it } from 'vitest'
import { loaders } from '#worker/pages/loaders'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { record } from '../records'
import { dataset, disclosure } from '../sample-records'

const anything = record('tag', 'tag', { summary: 'Summary', body: {} })
const many = Array.from({ length: 10 }, (_, at) => disclosure(`many-${at}`, `2025-03-${10 + at}`))

let database: TestDatabase
let empty: TestDatabase
beforeAll(async () => {
  database = await openDatabase([
    dataset('tenders', '2026-01-01'),
    disclosure('given', '2026-11-04', {
      datasets: ['tenders'],
      pages: [{ title: 'Levels', path: '/sla#reply' }],
    }),
    disclosure('late', '2026-10-04', {
      requestKind: 'FOI',
      outcome: 'refused',
      exemption: 'tender',
      workingDays: 7,
    }),
    ...many,
  ])
  empty = await openDatabase([anything])
})
afterAll(() => Promise.all([database.close(), empty.close()]))

const deps = (of: TestDatabase) => loaderDeps(of, 'en', '2026-11-25T09:00:00+03:00')
const list = (params = {}) => loaders.disclosureLog(deps(database), params)
const slugsOf = async (params = {}) => (await list(params))?.disclosures.map(({ slug }) => slug)

it('the log begins with the newest answer, ten a page', async () => {
  expect((await slugsOf())?.slice(0, 3)).toEqual(['given', 'late', 'many-9'])
  expect(await slugsOf({ page: '2' })).toEqual(['many-1', 'many-0'])
})

it('kind, outcome and year leave those that have them all', async () => {
  expect(await slugsOf({ kind: 'FOI' })).toEqual(['late'])
  expect(await slugsOf({ outcome: 'refused', year: '2026' })).toEqual(['late'])
  expect(await slugsOf({ outcome: 'refused', year: '2025' })).toEqual([])
  expect(await slugsOf({ kind: 'DATA', year: '2026' })).toEqual(['given'])
})

it.each([{ kind: 'COMP' }, { outcome: 'lost' }, { year: '2024' }, { page: '3' }, { page: 'two' }])(
  'there is no list of %o',
  async (params) => {
    expect(await list(params)).toBeNull()
  },
)

it('only filters that lead somewhere are offered, and the chosen ones', async () => {
  const outcomes = async (params: object) =>
    (await list(params))?.facetedList.facets
      .find(({ name }) => name === 'outcome')
      ?.options.map(({ value, count }) => [value, count])
  expect(await outcomes({})).toEqual([
    ['granted', 11],
    ['refused', 1],
  ])
  expect(await outcomes({ year: '2025', outcome: 'refused' })).toEqual([
    ['granted', 10],
    ['refused', 0],
  ])
})

it('totals are of the whole log, however it is filtered', async () => {
  expect((await list({ kind: 'FOI' }))?.totals).toEqual({
    all: 12,
    inTime: 11,
    medianDays: 1,
    withinMedian: 11,
    times: [
      { days: 1, count: 11 },
      { days: 7, count: 1 },
    ],
  })
})

it('a log without answers is a page', async () => {
  expect(await loaders.disclosureLog(deps(empty), {})).toMatchObject({
    totals: null,
    disclosures: [],
    paging: { page: 1, last: 1 },
  })
})

it('an answer leads to datasets and pages in the language of its page', async () => {
  expect(await loaders.disclosure(deps(database), { slug: 'given' })).toMatchObject({
    received: 'November 2026',
    workingDays: 1,
    asked: 'Asked',
    answer: ['Answer', 'More'],
    datasets: [{ slug: 'tenders', filePath: '/open-data/tenders/latest.csv' }],
    pages: [{ title: 'Levels', href: '/en/sla#reply' }],
    exemption: null,
  })
  const refused = await loaders.disclosure(deps(database), { slug: 'late' })
  expect(refused?.exemption).toContain('tender')
  expect(await loaders.disclosure(deps(database), { slug: 'nothing' })).toBeNull()
})
