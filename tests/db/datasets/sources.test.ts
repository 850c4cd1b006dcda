import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sources } from '#db/datasets/publish-datasets'
import { requestsAndRepliesSource } from '#db/datasets/sources/counts'
import { listEntries } from '#db/entries/entries'
import { recordGap } from '#db/search/gaps'
import { missingMonths } from '#domain/datasets/periods'
import type { Row } from '#domain/datasets/rows'
import { openSeededDatabase, type TestDatabase } from '../database'

let database: TestDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

const now = Date.parse('2026-12-25T09:00:00Z')
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
    // The requests of the last complete month may not have been handled yet.
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
    expect([missingMonths(rows), rows.at(-1)?.month]).toEqual([[], '2026-10'])
    expect(rows[0]).toEqual({
      month: '2025-01',
      kind: 'ALL',
      outcome: 'answered_in_time',
      requests: 0,
      median_days: null,
      withheld: false,
    })
    expect(missingMonths([{ month: '2026-07' }, { month: '2026-10' }])).toEqual([
      '2026-08',
      '2026-09',
    ])
  })

  it('count a month once, a month after it ended: two counts would tell what each withholds', async () => {
    const arrived = '2026-08-30'
    await storeTickets(6, 'SUGG', { arrived, status: 'withdrawn' })
    const countAt = async (day: string, former: readonly Row[]) => {
      const rows = await requestsAndRepliesSource({
        ...deps(former),
        now: Date.parse(`${day}T05:00:00Z`),
      })
      return { rows, own: rows.filter(({ kind, month }) => kind === 'SUGG' && month === '2026-08') }
    }
    expect((await countAt('2026-09-30', [])).own).toEqual([])
    const first = await countAt('2026-10-01', [])
    expect(first.own.map(({ outcome, requests }) => [outcome, requests])).toEqual([
      ['withdrawn', 6],
    ])
    await storeTickets(1, 'SUGG', { arrived, status: 'in_review' })
    expect((await countAt('2026-11-01', first.rows)).own).toEqual(first.own)
    // Its requests may have been erased.
    await database.d1.prepare("DELETE FROM submissions WHERE kind = 'SUGG'").run()
    expect((await countAt('2026-12-01', first.rows)).own).toEqual(first.own)
  })

  it('list searches of complete months that five visitors or more asked', async () => {
    const ask = async (query: string, visitors: number) => {
      for (let visitor = 0; visitor < visitors; visitor += 1) {
        const hashes = { queryHash: `hash-${query}`, askerHash: `visitor-${visitor}` }
        await recordGap(database.search, { day: '2026-11-26', locale: 'ar', query, ...hashes })
      }
    }
    await ask('تأشيرة', 6)
    await ask('إقامة', 4)
    const later = { ...deps(), now: Date.parse('2027-01-02T09:00:00Z') }
    const found = await sources['searches-without-results']?.(later)
    expect(found).toEqual([
      { month: '2026-11', language: 'ar', query: 'تأشيرة', visitors: 6, days: 1 },
      // A month of which nothing can be published says so.
      { month: '2026-12', language: null, query: null, visitors: null, days: null },
    ])
  })
})
