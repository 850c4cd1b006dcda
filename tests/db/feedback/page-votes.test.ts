import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countPageReasons, countWeekVotes } from '#db/feedback/usefulness'
import { openDatabase, type TestDatabase } from '../database'
import { planOf, recordStatements } from '../recorded-statements'

let database: TestDatabase
const votes = [
  ['faq', '2026-09-01', 'no', '["hardLayout"]'],
  ['faq', '2026-10-01', 'no', '["hardLayout","technicalProblem"]'],
  ['faq', '2026-10-07', 'yes', '["helpful"]'],
  ['faq', '2026-10-08', 'no', '["hardLayout"]'],
  ['service/one', '2026-10-15', 'no', '[]'],
  ['careers', '2026-09-30', 'yes', '[]'],
]
beforeAll(async () => {
  database = await openDatabase()
  const insert = `INSERT INTO usefulness_votes (page, visitor, day, answer, reasons, locale, at)
    VALUES (?, ?, ?, ?, ?, 'ar', 1)`
  await database.d1.batch(
    votes.map(([page, day, answer, reasons], index) =>
      database.d1.prepare(insert).bind(page, `v${index}`, day, answer, reasons),
    ),
  )
})
afterAll(() => database.close())

const since = '2026-10-01'

describe('the votes of a period', () => {
  it('are counted by page, week and answer', async () => {
    const rows = await countWeekVotes(database.db, since)
    expect(rows).toEqual([
      { page: 'faq', week: 0, answer: 'no', total: 1 },
      { page: 'faq', week: 0, answer: 'yes', total: 1 },
      { page: 'faq', week: 1, answer: 'no', total: 1 },
      { page: 'service/one', week: 2, answer: 'no', total: 1 },
    ])
  })

  it('have their reasons counted against the pages', async () => {
    const rows = await countPageReasons(database.db, ['faq', 'careers'], since)
    expect(rows).toEqual([
      { page: 'faq', reason: 'hardLayout', total: 2 },
      { page: 'faq', reason: 'technicalProblem', total: 1 },
    ])
  })

  it('are read by an index alone, without the votes before', async () => {
    const statements = await recordStatements(database.d1, async (db) => {
      await countWeekVotes(db, since)
      await countPageReasons(db, ['faq'], since)
    })
    expect(statements).toHaveLength(2)
    const plans = await Promise.all(statements.map((one) => planOf(database.d1, one)))
    const steps = plans.flat().filter((step) => step.includes('usefulness_votes'))
    expect(steps.length).toBeGreaterThan(3)
    expect(steps.filter((step) => !step.startsWith('SEARCH'))).toEqual([])
    expect(plans[0]?.some((step) => step.includes('(page=? AND day>?)'))).toBe(true)
  })
})
