import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countScores, putRating } from '#db/feedback/ratings'
import type { IdempotencyKey } from '#db/submissions/idempotency-keys'
import { summariseRatings } from '#domain/feedback/ratings'
import { openDatabase, type TestDatabase } from '../database'
import { newIdempotencyKey } from '../submissions/idempotency-key'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

const at = Date.parse('2026-11-20T09:00:00+03:00')
const rating = { page: 'service/one', locale: 'ar', at, accountId: null } as const

const countBefore = async (day: string, page = 'service/one') =>
  Object.fromEntries(await countScores(database.db, page, day))

describe('what visitors give a service', () => {
  it('is one score each, and counts from the next day on', async () => {
    const give = (visitor: string, score: 1 | 2 | 4 | 5, day: string) =>
      putRating(database.db, { ...rating, visitor, score, day }, newIdempotencyKey())
    await give('a', 5, '2026-11-18')
    await give('b', 4, '2026-11-18')
    await give('c', 4, '2026-11-19')
    expect(await countBefore('2026-11-18')).toEqual({})
    expect(await countBefore('2026-11-19')).toEqual({ 4: 1, 5: 1 })
    expect(await countBefore('2026-11-20')).toEqual({ 4: 2, 5: 1 })

    await give('a', 2, '2026-11-20')
    await give('a', 1, '2026-11-20')
    expect(await countBefore('2026-11-20')).toEqual({ 4: 2, 5: 1 })
    expect(await countBefore('2026-11-21')).toEqual({ 1: 1, 4: 2 })
    expect(await countBefore('2026-11-21', 'service/two')).toEqual({})

    await give('a', 5, '2026-11-22')
    expect(await countBefore('2026-11-22')).toEqual({ 1: 1, 4: 2 })
    expect(await countBefore('2026-11-23')).toEqual({ 4: 2, 5: 1 })
  })

  it('on the first day counts for nothing yet, however often it is changed', async () => {
    const page = 'service/new'
    for (const score of [1, 3] as const) {
      const given = { ...rating, page, visitor: 'a', score, day: '2026-11-20' }
      await putRating(database.db, given, newIdempotencyKey())
    }
    expect(await countBefore('2026-11-20', page)).toEqual({})
    expect(await countBefore('2026-11-21', page)).toEqual({ 3: 1 })
  })
})

describe('a score that comes late once more', () => {
  it('under its key changes nothing, and another one is told apart', async () => {
    const page = 'service/late'
    const give = (score: 2 | 5, idempotencyKey: IdempotencyKey) =>
      putRating(
        database.db,
        { ...rating, page, visitor: 'a', score, day: '2026-11-20' },
        idempotencyKey,
      )
    const first = newIdempotencyKey()
    expect(await give(2, first)).toBe(true)
    expect(await give(5, newIdempotencyKey())).toBe(true)
    expect(await give(2, first)).toBe(true)
    expect(await give(2, { ...first, digest: 'another' })).toBe(false)
    expect(await countBefore('2026-11-21', page)).toEqual({ 5: 1 })
  })
})

describe('scores', () => {
  it('are summed up to one decimal, the best first', () => {
    const counts = new Map([
      [5, 2],
      [4, 1],
      [1, 3],
    ])
    expect(summariseRatings(counts)).toEqual({
      count: 6,
      average: 2.8,
      shares: [
        { score: 5, count: 2, percent: 33 },
        { score: 4, count: 1, percent: 17 },
        { score: 3, count: 0, percent: 0 },
        { score: 2, count: 0, percent: 0 },
        { score: 1, count: 3, percent: 50 },
      ],
    })
  })

  it('of nobody are nothing', () => {
    expect(summariseRatings(new Map())).toBeNull()
  })
})
