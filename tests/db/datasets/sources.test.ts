import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sources } from '#db/datasets/publish-datasets'
import { requestsAndRepliesSource } from '#db/datasets/sources/counts'
import { listEntries } from '#db/entries/entries'
import { recordGap } from '#db/search/gaps'
import { missingMonths } from '#db/seed/sample-versions'
import type { Row } from '#domain/datasets/rows'
import { openSeededDatabase, type TestDatabase } from '../database'

let database: TestDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

const now = Date.parse('2026-11-25T09:00:00Z')
const deps = (former: readonly Row[] = []) => ({
  db: database.db,
  search: database.search,
  now,
  former,
})

const shapes = {
  text: /^/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  month: /^\d{4}-\d{2}$/,
  integer: /^-?\d+$/,
  decimal: /^-?\d+(?:\.\d+)?$/,
  boolean: /^(?:true|false)$/,
}

/** Stores tickets that arrived on a day, as they stand, with the days of their first answers. */
async function storeTickets(
  count: number,
  kind: string,
  { arrived, status, answered }: { arrived: string; status: string; answered?: string },
): Promise<void> {
  const at = Date.parse(`${arrived}T09:00:00Z`)
  const end = Date.parse(`${answered ?? arrived}T10:00:00Z`)
  for (let index = 0; index < count; index += 1) {
    const reference = `${kind}-${arrived}-${status}-${answered}-${index}`
    await database.d1
      .prepare(
        `INSERT INTO submissions (reference, form, idempotency_key, digest, kind, locale, status,
         email, email_hash, answers, privacy_version, created_at, updated_at)
         VALUES (?1, 'support', ?1, '', ?2, 'ar', ?3, '', '', '', '', ?4, ?5)`,
      )
      .bind(reference, kind, status, at, end)
      .run()
    if (!answered) continue
    await database.d1
      .prepare("INSERT INTO events (reference, sequence, status, at) VALUES (?, 1, 'answered', ?)")
      .bind(reference, end)
      .run()
  }
}

describe('the sources of datasets', () => {
  it('give rows with the columns of their dataset, in the types it names', async () => {
    const entries = await listEntries(database.db, 'dataset', 'ar', 'always')
    expect(entries.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(sources).toSorted())
    for (const { slug, body } of entries) {
      const rows = (await sources[slug]?.(deps())) ?? []
      const names = body.columns.map(({ name }) => name)
      expect(body.key.filter((name) => !names.includes(name))).toEqual([])
      const keys = rows.map((row) => body.key.map((name) => row[name]).join('|'))
      expect([slug, new Set(keys).size]).toEqual([slug, rows.length])
      for (const row of rows) {
        expect([slug, Object.keys(row)]).toEqual([slug, names])
        const wrong = body.columns.filter(({ name, type }) => {
          const value = row[name] ?? null
          return value !== null && !shapes[type].test(String(value))
        })
        expect([slug, wrong]).toEqual([slug, []])
      }
    }
  })

  it('count requests by month, kind and outcome, and withhold fewer than five', async () => {
    const october = { arrived: '2026-10-04' }
    await storeTickets(6, 'INFO', { ...october, status: 'closed', answered: '2026-10-06' })
    await storeTickets(4, 'INFO', { ...october, status: 'answered', answered: '2026-10-15' })
    await storeTickets(5, 'COMP', { ...october, status: 'withdrawn' })
    await storeTickets(7, 'COMP', { arrived: '2026-11-02', status: 'withdrawn' })
    const rows = await requestsAndRepliesSource(deps())
    const month = '2026-10'
    const row = (kind: string, outcome: string, requests: number, days: number) => ({
      month,
      kind,
      outcome,
      requests,
      median_days: days,
      withheld: false,
    })
    const withheld = (kind: string, outcome: string) => ({
      month,
      kind,
      outcome,
      requests: null,
      median_days: null,
      withheld: true,
    })
    expect(rows.filter((one) => one.month === month)).toEqual([
      row('INFO', 'answered_in_time', 6, 2),
      withheld('INFO', 'answered_late'),
      row('COMP', 'withdrawn', 5, 0),
      row('ALL', 'answered_in_time', 6, 2),
      withheld('ALL', 'answered_late'),
      row('ALL', 'withdrawn', 5, 0),
    ])
    // The month that has not ended is not counted.
    expect(rows.filter((row) => row.month === '2026-11')).toEqual([])
  })

  it('withhold a number that would follow from the total and the others', async () => {
    const march = { arrived: '2026-03-01', status: 'closed', answered: '2026-03-02' }
    await storeTickets(6, 'INFO', march)
    await storeTickets(3, 'DATA', march)
    const rows = await requestsAndRepliesSource(deps())
    const counts = rows
      .filter(({ month, outcome }) => month === '2026-03' && outcome === 'answered_in_time')
      .map(({ kind, requests, withheld }) => [kind, requests, withheld])
    expect(counts.toSorted()).toEqual([
      ['ALL', 9, false],
      ['DATA', null, true],
      ['INFO', null, true],
    ])
  })

  it('have a row for each month, with none where no request arrived', async () => {
    const rows = await requestsAndRepliesSource(deps())
    expect(missingMonths(rows, '2026-11-01')).toEqual([])
    expect(rows[0]).toEqual({
      month: '2025-01',
      kind: 'ALL',
      outcome: 'answered_in_time',
      requests: 0,
      median_days: null,
      withheld: false,
    })
    expect(missingMonths([{ month: '2026-07' }, { month: '2026-09' }], '2026-11-01')).toEqual([
      '2026-08',
      '2026-10',
    ])
  })

  it('count a month again a month after it ended, when its requests have been handled', async () => {
    const arrived = '2026-08-30'
    await storeTickets(6, 'SUGG', { arrived, status: 'in_review' })
    const countAt = async (day: string, former: readonly Row[]) => {
      const rows = await requestsAndRepliesSource({
        ...deps(former),
        now: Date.parse(`${day}T05:00:00Z`),
      })
      return { rows, own: rows.filter(({ kind, month }) => kind === 'SUGG' && month === '2026-08') }
    }
    const first = await countAt('2026-09-01', [])
    expect(first.own.map(({ outcome, requests }) => [outcome, requests])).toEqual([['open', 6]])
    await database.d1
      .prepare("UPDATE submissions SET status = 'withdrawn' WHERE kind = 'SUGG'")
      .run()
    const second = await countAt('2026-10-01', first.rows)
    expect(second.own.map(({ outcome, requests }) => [outcome, requests])).toEqual([
      ['withdrawn', 6],
    ])
    await database.d1.prepare("DELETE FROM submissions WHERE kind = 'SUGG'").run()
    expect((await countAt('2026-11-01', second.rows)).own).toEqual(second.own)
  })

  it('keep the months that are final, whose requests may have been erased', async () => {
    const kept = { month: '2025-03', kind: 'INFO', outcome: 'answered_in_time' }
    const counts = { requests: 40, median_days: 2, withheld: false }
    const last = { ...kept, month: '2026-09', kind: 'TECH', ...counts }
    await storeTickets(6, 'INFO', { arrived: '2026-09-06', status: 'withdrawn' })
    const rows = await requestsAndRepliesSource(deps([{ ...kept, ...counts }, last]))
    expect(rows).toContainEqual({ ...kept, ...counts })
    // The last complete months are counted again.
    expect(rows.filter(({ kind }) => kind === 'TECH')).toEqual([])
  })

  it('keep a published month none of whose requests are in the database', async () => {
    const row = { month: '2026-06', kind: 'TECH', outcome: 'answered_in_time', requests: 40 }
    const now = Date.parse('2026-07-15T09:00:00Z')
    const rows = await requestsAndRepliesSource({ ...deps([row]), now })
    expect(rows.filter(({ month }) => month === '2026-06')).toEqual([row])
  })

  it('keep a published month of which the database has only samples, until a request is found', async () => {
    const row = { month: '2025-05', kind: 'TECH', outcome: 'answered_in_time', requests: 40 }
    const now = Date.parse('2025-06-15T09:00:00Z')
    const readMay = async () =>
      (await requestsAndRepliesSource({ ...deps([row]), now })).filter(
        ({ month }) => month === row.month,
      )
    await storeTickets(6, 'INFO', { arrived: '2025-05-04', status: 'withdrawn' })
    await database.d1
      .prepare("UPDATE submissions SET sample = 1 WHERE reference LIKE 'INFO-2025-05-04-%'")
      .run()
    expect(await readMay()).toEqual([row])
    await storeTickets(1, 'COMP', { arrived: '2025-05-05', status: 'in_review' })
    expect((await readMay()).map(({ kind, requests }) => [kind, requests])).toEqual([
      ['INFO', 6],
      ['COMP', null],
      ['ALL', 6],
      ['ALL', null],
    ])
  })

  it('list searches of complete months that five visitors or more asked', async () => {
    const ask = async (query: string, visitors: number) => {
      for (let visitor = 0; visitor < visitors; visitor += 1) {
        const hashes = { queryHash: `hash-${query}`, askerHash: `visitor-${visitor}` }
        await recordGap(database.search, { day: '2026-10-05', locale: 'ar', query, ...hashes })
      }
    }
    await ask('تأشيرة', 6)
    await ask('إقامة', 4)
    const found = await sources['searches-without-results']?.(deps())
    expect(found).toEqual([
      { month: '2026-10', language: 'ar', query: 'تأشيرة', visitors: 6, days: 1 },
    ])
  })
})
