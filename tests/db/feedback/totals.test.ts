import { afterEach, beforeEach, expect, it } from 'vitest'
import { listScores, putRating } from '#db/feedback/ratings'
import { rollUpFeedback } from '#db/feedback/totals'
import {
  countReasons,
  listUsefulness,
  putUsefulnessVote,
  readUsefulness,
} from '#db/feedback/usefulness'
import type { FeedbackAnswer } from '#domain/forms/feedback-reasons'
import { createRandom } from '../../support/random'
import { openDatabase, type TestDatabase } from '../database'
import { planOf, recordStatements } from '../recorded-statements'
import { newIdempotencyKey } from '../submissions/idempotency-key'

let database: TestDatabase
beforeEach(async () => {
  database = await openDatabase()
})
afterEach(() => database.close())

const locale = 'ar'
type Row = Record<string, string | number>

it('every figure is the same with totals, before and after the night that counts a day', async () => {
  const { d1, db } = database
  const answers: FeedbackAnswer[] = ['yes', 'no']
  const days = ['2026-11-10', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01']
  const random = createRandom(83)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const read = async (on: string) => ({
    pages: (await listUsefulness(db, on)).toSorted((a, b) => a.page.localeCompare(b.page)),
    one: await readUsefulness(db, 'page-1', on),
    reasons: new Map(
      (await countReasons(db, on)).map((one) => [`${one.answer} ${one.reason}`, one.total]),
    ),
    scores: [...(await listScores(db, on))]
      .map(([name, given]) => [name, Object.fromEntries(given)] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  })
  /** The same figures when nothing was added up. */
  const readUncounted = async (on: string) => {
    const kept = (await d1.prepare('select * from feedback_totals').all<Row>()).results
    await d1.prepare('delete from feedback_totals').run()
    const figures = await read(on)
    for (const row of kept)
      await d1
        .prepare('insert into feedback_totals values (?, ?, ?, ?, ?)')
        .bind(...Object.values(row))
        .run()
    return figures
  }
  await d1.prepare("insert into usefulness_counts values ('page-1', '2024-01-01', 'yes', 7)").run()
  await d1.prepare("insert into reason_counts values ('yes', 'helpful', '2024-01-01', 3)").run()
  await d1.prepare("insert into rating_counts values ('page-2', '2024-01-01', 4, 2)").run()
  for (const today of days.slice(1)) {
    for (let turn = 0; turn < 12; turn += 1) {
      const feedback = {
        answer: pick(answers),
        reasons: pick([[], ['helpful'], ['helpful', 'relevant']]),
      }
      const [about, visitor, on] = [`page-${turn % 3}`, `visitor-${turn}`, today]
      const vote = { page: about, visitor, day: on, locale, at: 0, feedback } as never
      await putUsefulnessVote(db, vote, newIdempotencyKey())
      const rating = {
        page: about,
        visitor: pick(['a', 'b', 'c']),
        day: on,
        score: pick([1, 3, 5]),
      }
      await putRating(
        db,
        { ...rating, locale, at: 0, accountId: null } as never,
        newIdempotencyKey(),
      )
    }
    const figures = await readUncounted(today)
    expect(figures.pages.length).toBeGreaterThan(0)
    expect(await read(today), `${today} before its night`).toEqual(figures)
    // Twice, as when a run is repeated.
    await Promise.all([rollUpFeedback(db, today), rollUpFeedback(db, today)])
    await rollUpFeedback(db, today)
    expect(await read(today), `${today} after its night`).toEqual(figures)
  }
})

it('figures of all pages read no vote of a day that is added up', async () => {
  const { d1 } = database
  const page = 'page-1'
  const today = '2026-12-01'
  const statements = await recordStatements(d1, async (recorded) => {
    await listUsefulness(recorded, today)
    await readUsefulness(recorded, page, today)
    await countReasons(recorded, today)
    await rollUpFeedback(recorded, today)
  })
  expect(statements.length).toBeGreaterThan(8)
  const plans = await Promise.all(statements.map((one) => planOf(d1, one)))
  const steps = plans.flat().filter((step) => step.includes('usefulness_votes'))
  expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([])
  const days = steps.filter((step) => /page=\? AND day>\? AND day<\?/.test(step))
  expect(days).toHaveLength(5)
})
