import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loaders } from '#worker/pages/loaders'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { record } from '../records'
import { homePage } from '../sample-records'

const starts = '2027-09-01T00:00:00+03:00'
const ends = '2027-09-24T00:00:00+03:00'
const justBefore = (iso: string) => new Date(Date.parse(iso) - 1).toISOString()

const nationalDay = (slug: string, number: number | null, window = {}) =>
  record('occasion', slug, { body: { day: '09-23', number, shown: true }, ...window })

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase([
    homePage,
    nationalDay('every-year', null),
    nationalDay('of-its-own', 100, { position: -1, starts, ends }),
  ])
})
afterAll(() => database.close())

const bannersAt = async (at?: string) =>
  (await loaders.home(loaderDeps(database, 'en', at), {}))?.nationalDays ?? []
const bannerAt = async (at?: string) => (await bannersAt(at))[0]

describe('the national day', () => {
  it('is counted to, with the number of its year', async () => {
    expect(await bannerAt()).toMatchObject({
      number: 97,
      days: 307,
      until: '2027-09-23T00:00:00+03:00',
      date: { iso: '2027-09-23', gregorian: '23 September 2027' },
    })
  })

  it('is followed by the one of the next year, for a page that stays open', async () => {
    const [, next] = await bannersAt()
    expect(next).toMatchObject({ number: 98, until: '2028-09-23T00:00:00+03:00' })
  })

  it.each([
    ['2027-08-23T23:59:59+03:00', false],
    ['2027-08-24T00:00:00+03:00', true],
    ['2027-09-23T12:00:00+03:00', true],
    ['2027-09-24T00:00:00+03:00', false],
  ])('heads the page in its last thirty days only: %s', async (at, isNear) => {
    expect(await bannerAt(at)).toMatchObject({ isNear })
  })

  it.each([
    ['before its window', justBefore(starts), 97, 'Record every-year'],
    ['in its first moment', starts, 100, 'Record of-its-own'],
    ['in its last moment', justBefore(ends), 100, 'Record of-its-own'],
    ['after it', ends, 98, 'Record every-year'],
  ])('has number and words of its own record: %s', async (_, at, number, title) => {
    expect(await bannerAt(at)).toMatchObject({ number, title })
  })
})
