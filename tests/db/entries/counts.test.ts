import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putUsefulnessVote, readUsefulness } from '#db/feedback/usefulness'
import {
  addHits,
  consumeLimits,
  dropHits,
  listHits,
  sweepHits,
} from '#db/rate-limits/rate-limit-hits'
import type { IdempotencyKey } from '#db/submissions/idempotency-keys'
import type { FeedbackVote } from '#domain/forms/feedback'
import { openDatabase, type TestDatabase } from '../database'
import { newIdempotencyKey } from '../submissions/idempotency-key'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.d1.batch([database.d1.prepare('DELETE FROM rate_limit_hits')])
})

const at = Date.parse('2026-11-20T09:00:00+03:00')

describe('what limits count', () => {
  it('is listed by key and instant, the oldest first, and forgotten in time', async () => {
    for (const when of [3, 1, 2]) await addHits(database.db, ['a'], when)
    await addHits(database.db, ['b'], 9)
    const wanted = [
      { rateLimitKey: 'a', since: 1 },
      { rateLimitKey: 'b', since: 0 },
      { rateLimitKey: 'c', since: 0 },
    ]
    const [first, ...others] = wanted
    if (!first) throw new Error('no key')
    expect(await listHits(database.db, [first, ...others])).toEqual([[2, 3], [9], []])
    await sweepHits(database.db, at, 3)
    expect(await listHits(database.db, [{ rateLimitKey: 'a', since: 0 }])).toEqual([[3]])
  })
})

describe('a limit', () => {
  const both = [
    { rateLimitKey: 'a', since: 0, atMost: 2 },
    { rateLimitKey: 'b', since: 5, atMost: 3 },
  ] as const

  it('counts for all its keys while each has room, and else for none', async () => {
    await addHits(database.db, ['b', 'b'], 4)
    const known = []
    for (const when of [6, 7, 8]) known.push(await consumeLimits(database.db, both, when))
    expect(known).toEqual([
      [[], []],
      [[6], [6]],
      [
        [6, 7],
        [6, 7],
      ],
    ])
    expect(await listHits(database.db, [...both])).toEqual([
      [6, 7],
      [6, 7],
    ])
  })

  it('lets no more through than have room, however many come at once', async () => {
    const taken = await Promise.all(
      Array.from({ length: 10 }, () => consumeLimits(database.db, both, 9)),
    )
    expect(taken.filter(([here = []]) => here.length < 2)).toHaveLength(2)
    expect(await listHits(database.db, [...both])).toEqual([
      [9, 9],
      [9, 9],
    ])
  })

  it('gives back one of those that were counted at an instant', async () => {
    await addHits(database.db, ['a', 'a', 'b'], 7)
    await addHits(database.db, ['a'], 8)
    await dropHits(database.db, ['a', 'b', 'nobody'], 7)
    expect(await listHits(database.db, [...both])).toEqual([[7, 8], []])
  })
})

describe('usefulness_votes', () => {
  const vote = { page: 'faq', visitor: 'x', day: '2026-11-20', locale: 'ar' as const, at }
  const yes: FeedbackVote = { answer: 'yes', reasons: ['helpful'] }
  const no: FeedbackVote = { answer: 'no', reasons: [] }

  it('are one a page, visitor and day', async () => {
    const say = (row: typeof vote, feedback: FeedbackVote, idempotencyKey = newIdempotencyKey()) =>
      putUsefulnessVote(database.db, { ...row, feedback }, idempotencyKey)
    await say(vote, yes)
    await say(vote, no)
    await say({ ...vote, day: '2026-11-19' }, no)
    expect(await readUsefulness(database.db, 'faq', '2026-11-21')).toEqual({ yes: 0, no: 2 })
    expect(await readUsefulness(database.db, 'faq', '2026-11-20')).toEqual({ yes: 0, no: 1 })
    expect(await readUsefulness(database.db, 'faq', '2026-11-19')).toEqual({ yes: 0, no: 0 })
    expect(await readUsefulness(database.db, 'other', '2026-11-21')).toEqual({ yes: 0, no: 0 })
  })

  it('that come late once more under a key change nothing, and other ones are told apart', async () => {
    const page = 'help'
    const say = (feedback: FeedbackVote, idempotencyKey: IdempotencyKey) =>
      putUsefulnessVote(database.db, { ...vote, page, feedback }, idempotencyKey)
    const first = newIdempotencyKey()
    expect(await say(yes, first)).toBe(true)
    expect(await say(no, newIdempotencyKey())).toBe(true)
    expect(await say(yes, first)).toBe(true)
    expect(await say(yes, { ...first, digest: 'another' })).toBe(false)
    expect(await readUsefulness(database.db, page, '2026-11-21')).toEqual({ yes: 0, no: 1 })
  })
})
