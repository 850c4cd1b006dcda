import { afterEach, beforeEach, expect, it } from 'vitest'
import { countScores, listScores, putRating } from '#db/feedback/ratings'
import {
  countReasons,
  listUsefulness,
  putUsefulnessVote,
  readUsefulness,
} from '#db/feedback/usefulness'
import { deleteExpired } from '#db/privacy/retention'
import { addPageViews, countViewsByDay } from '#db/views/page-views'
import type { FeedbackAnswer } from '#domain/forms/feedback-reasons'
import type { Score } from '#domain/forms/score'
import { openDatabase, type TestDatabase } from '../database'
import { newIdempotencyKey } from '../submissions/idempotency-key'

let database: TestDatabase
beforeEach(async () => {
  database = await openDatabase()
})
afterEach(() => database.close())

const page = 'service/one'
const locale = 'ar'
const day = 86_400_000
/** A night at which feedback of 2026-11-20 has passed its retention of twelve months. */
const night = Date.parse('2027-11-20T03:00:00+03:00')

const say = (
  visitor: string,
  on: string,
  answer: FeedbackAnswer,
  reasons: string[],
  about = page,
) => {
  const feedback = { answer, reasons } as Parameters<typeof putUsefulnessVote>[1]['feedback']
  return putUsefulnessVote(
    database.db,
    { page: about, visitor, day: on, locale, at: 0, feedback },
    newIdempotencyKey(),
  )
}
const give = (visitor: string, on: string, score: Score, about = page) =>
  putRating(
    database.db,
    { page: about, visitor, day: on, score, locale, at: 0, accountId: null },
    newIdempotencyKey(),
  )

const today = '2027-12-01'
const countAll = async () => ({
  usefulness: await readUsefulness(database.db, page, today),
  pages: await listUsefulness(database.db, today),
  reasons: (await countReasons(database.db, today)).toSorted((a, b) =>
    a.reason.localeCompare(b.reason),
  ),
  scores: Object.fromEntries(await countScores(database.db, page, today)),
  services: [...(await listScores(database.db, today))].map(([name, given]) => [
    name,
    Object.fromEntries(given),
  ]),
})
const visitors = async (table: string) => {
  const { results } = await database.d1
    .prepare(`select visitor from ${table} order by visitor`)
    .all<{ visitor: string }>()
  return results.map(({ visitor }) => visitor)
}

it('what visitors said is counted the same once their hashes are gone, after twelve months', async () => {
  await say('a', '2026-11-19', 'yes', ['helpful', 'wellWritten'])
  await say('b', '2026-11-19', 'yes', ['helpful'])
  await say('c', '2026-11-20', 'no', [])
  await say('d', '2027-11-01', 'yes', ['helpful'])
  await say('a', '2026-11-19', 'no', [], 'service/two')
  await give('a', '2026-11-19', 5)
  await give('b', '2026-11-19', 5)
  await give('c', '2026-11-20', 2)
  await give('d', '2027-11-01', 5)
  await give('a', '2026-11-19', 3, 'service/two')
  await database.d1
    .prepare(
      `insert into comments (id, form, page, visitor, text, locale, status, created_at, decided_at)
      values ('x', 'comment', ?, 'a', 'A text', 'en', 'published', ?, ?)`,
    )
    .bind(page, night - 366 * day, night - 366 * day)
    .run()
  const before = await countAll()
  expect(before.usefulness).toEqual({ yes: 3, no: 1 })
  expect(before.scores).toEqual({ 2: 1, 5: 3 })
  expect(before.reasons.length).toBeGreaterThan(0)

  await deleteExpired(database.db, night - day)
  expect(await visitors('usefulness_votes')).toEqual(['a', 'a', 'b', 'c', 'd'])
  expect(await visitors('ratings')).toEqual(['a', 'a', 'b', 'c', 'd'])
  await deleteExpired(database.db, night)
  expect(await visitors('usefulness_votes')).toEqual(['c', 'd'])
  expect(await visitors('ratings')).toEqual(['c', 'd'])
  expect(await visitors('comments')).toEqual([''])
  expect(await countAll()).toEqual(before)

  await deleteExpired(database.db, night + day)
  await deleteExpired(database.db, night + day)
  expect(await visitors('usefulness_votes')).toEqual(['d'])
  expect(await countAll()).toEqual(before)
})

it('a day that is rolled up twice adds up', async () => {
  const before = await countAll()
  for (const visitor of ['early', 'late']) {
    await say(visitor, '2026-11-19', 'yes', ['helpful'])
    await give(visitor, '2026-11-19', 5)
    await deleteExpired(database.db, night)
  }
  const after = await countAll()
  expect(after.usefulness.yes).toBe(before.usefulness.yes + 2)
  expect(after.scores[5]).toBe((before.scores[5] ?? 0) + 2)
})

it('counts of views are kept for thirteen months', async () => {
  await addPageViews(database.db, '2026-10-19', [{ page: 'faq', locale, source: 'none', total: 1 }])
  await addPageViews(database.db, '2026-10-20', [{ page: 'faq', locale, source: 'none', total: 2 }])
  await addPageViews(database.db, '2026-10-20', [{ page: 'faq', locale, source: 'none', total: 3 }])
  await deleteExpired(database.db, night)
  expect(await countViewsByDay(database.db, '2026-01-01')).toEqual([
    { day: '2026-10-20', total: 5, ar: 5, en: 0 },
  ])
})
