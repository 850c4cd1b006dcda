import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listAlerts, putAlerts } from '#db/operations/alerts'
import {
  addOperationCounts,
  listFailureCounts,
  listLoaders,
  listRequestCounts,
} from '#db/operations/counts'
import { listJobRuns, recordJobRuns } from '#db/operations/job-runs'
import { deleteExpired } from '#db/privacy/retention'
import { quietAlert } from '#domain/alerts/look-at-alert'
import { dayMs } from '#domain/dates/calendar'
import { openSeededDatabase, type TestDatabase } from '../database'

const now = Date.parse('2026-11-28T09:02:00+03:00')
const requests = { answers: 3, pages: 2, memory: 1, cache: 0, stale: 0, failed: 1 }

let database: TestDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  for (const table of ['request_counts', 'failure_counts', 'loader_counts', 'job_runs', 'alerts']) {
    await database.d1.prepare(`DELETE FROM ${table}`).run()
  }
})

describe('counts', () => {
  it('of several isolates are added by five minutes, those of reads by hours', async () => {
    const { db } = database
    const counts = {
      requests,
      failures: [{ part: 'd1.read', code: "it's", total: 2 }],
      loaders: [{ page: 'faq', total: 2, ms: 50, slowest: 40 }],
    }
    await addOperationCounts(db, now, counts)
    await addOperationCounts(db, now + 60_000, {
      ...counts,
      loaders: [{ page: 'faq', total: 1, ms: 100, slowest: 100 }],
    })
    await addOperationCounts(db, now + 300_000, { requests, failures: [], loaders: [] })
    expect(await listRequestCounts(db, 0)).toEqual([
      { at: now - 120_000, answers: 6, pages: 4, memory: 2, cache: 0, stale: 0, failed: 2 },
      { at: now + 180_000, ...requests },
    ])
    expect(await listFailureCounts(db, 0)).toEqual([
      { part: 'd1.read', code: "it's", total: 4, lastAt: now - 120_000 },
    ])
    expect(await listLoaders(db, 0, 5)).toEqual([{ page: 'faq', total: 3, ms: 150, slowest: 100 }])
  })

  it('are deleted after fourteen days', async () => {
    const { db } = database
    const counts = {
      requests,
      failures: [{ part: 'x', code: '', total: 1 }],
      loaders: [{ page: 'faq', total: 1, ms: 1, slowest: 1 }],
    }
    await addOperationCounts(db, now - 15 * dayMs, counts)
    await addOperationCounts(db, now - 13 * dayMs, counts)
    await deleteExpired(db, now)
    const kept = await Promise.all([
      listRequestCounts(db, 0),
      listFailureCounts(db, 0),
      listLoaders(db, 0, 5),
    ])
    expect(kept.map((rows) => rows.length)).toEqual([1, 1, 1])
    expect(kept[0][0]?.at).toBeGreaterThan(now - 14 * dayMs)
  })
})

describe('the run of a job', () => {
  const run = { job: 'sweep', ranAt: 100, ms: 5, succeededAt: 100, failedAt: null, code: null }

  it('keeps the last success and the last failure, whichever isolate knows them', async () => {
    const { db } = database
    await recordJobRuns(db, [run])
    const failed = { ...run, ranAt: 200, ms: 9, succeededAt: null, failedAt: 200, code: 'TIMEOUT' }
    await recordJobRuns(db, [failed])
    await recordJobRuns(db, [{ ...run, ranAt: 300, ms: 7, succeededAt: 300 }])
    expect(await listJobRuns(db)).toEqual([
      { job: 'sweep', ranAt: 300, ms: 7, succeededAt: 300, failedAt: 200, code: 'TIMEOUT' },
    ])
    // An isolate that knows less writes late.
    await recordJobRuns(db, [{ ...failed, ranAt: 150, failedAt: 150, code: 'D1_ERROR' }])
    expect(await listJobRuns(db)).toMatchObject([{ ranAt: 300, failedAt: 200, code: 'TIMEOUT' }])
  })
})

it('the later look at an alert stays', async () => {
  const { db } = database
  const open = { ...quietAlert('mail', 200), holds: true, openedAt: 100, owed: 'begin' } as const
  await putAlerts(db, [open])
  await putAlerts(db, [quietAlert('mail', 100), quietAlert('d1', 100)])
  expect((await listAlerts(db)).find(({ rule }) => rule === 'mail')).toEqual(open)
  await putAlerts(db, [{ ...open, seenAt: 200, owed: null, mailedAt: 200 }])
  expect((await listAlerts(db)).find(({ rule }) => rule === 'mail')?.mailedAt).toBe(200)
})
