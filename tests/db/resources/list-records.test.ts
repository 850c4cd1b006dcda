import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listRecords, positionOf, type RecordQuery } from '#db/resources/list-records'
import { makeNews } from '../../support/many-news'
import { openDatabase, openSeededDatabase, type TestDatabase } from '../database'
import { recordStatements } from '../recorded-statements'
import { record } from '../records'
import { book, newsItem, section } from '../sample-records'

const now = Date.parse('2026-11-24T09:00:00Z')
const all = { locale: 'ar', now, filters: [], from: null, isBackwards: false, limit: 50 } as const

describe('a list of 2,000 news items', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openSeededDatabase()
    for (const statement of makeNews(2_000)) await database.d1.prepare(statement).run()
  })
  afterAll(() => database.close())

  /** Rows that D1 reads for a page. */
  async function countRows(query: RecordQuery): Promise<number> {
    const [statement] = await recordStatements(database.d1, (db) => listRecords(db, query))
    const { text = '', values = [] } = statement ?? {}
    return (
      await database.d1
        .prepare(text)
        .bind(...values)
        .all()
    ).meta.rows_read
  }

  it.each(['date', 'updatedAt', 'id'] as const)(
    'by %s reads as few rows far behind as at its beginning',
    async (field) => {
      const query: RecordQuery = { ...all, kind: 'news', sort: { field, isDescending: true } }
      const { records, total } = await listRecords(database.db, { ...query, limit: 1_500 })
      // Too many to be counted.
      expect(total).toBeNull()
      const last = records.at(-1)
      expect(records).toHaveLength(1_500)
      const first = await countRows(query)
      const far = await countRows({ ...query, from: last ? positionOf(last, field) : null })
      // By identifier both languages are read: it comes before the language in the key.
      expect(first).toBeLessThan(4 * query.limit)
      expect(far).toBeLessThan(4 * query.limit)
    },
  )
})

describe('records of one day', () => {
  const day = '2026-11-02'
  const slugs = ['alpha', 'beta', 'delta', 'gamma']
  const news = slugs.map((slug) => newsItem(slug, day, ['guides'], { updated: day }))
  let database: TestDatabase
  beforeAll(async () => {
    database = await openDatabase(news)
  })
  afterAll(() => database.close())

  it.each([
    ['date', true],
    ['date', false],
    ['updatedAt', true],
    ['updatedAt', false],
  ] as const)(
    'are each on one page, by %s (descending: %s), both ways',
    async (field, isDescending) => {
      const page = { ...all, kind: 'news', sort: { field, isDescending }, limit: 1 } as const
      const readAll = async (isBackwards: boolean, start: RecordQuery['from']) => {
        const found: string[] = []
        for (let from = start; ; ) {
          const query: RecordQuery = { ...page, from, isBackwards }
          const { records, hasMore } = await listRecords(database.db, query)
          const [record] = records
          if (!record) return found
          found.push(record.slug)
          if (!hasMore) return found
          from = positionOf(record, field)
        }
      }
      const order = isDescending ? slugs.toReversed() : slugs
      expect(await readAll(false, null)).toEqual(order)
      const [last] = (await listRecords(database.db, { ...page, limit: 4 })).records.slice(-1)
      const back = await readAll(true, last ? positionOf(last, field) : null)
      expect(back).toEqual(order.slice(0, -1).toReversed())
    },
  )
})

describe('what changed since an instant', () => {
  const records = [
    newsItem('edited', '2026-01-01', ['guides'], { updated: '2026-11-20' }),
    newsItem('old', '2026-01-02', ['guides'], { starts: '2026-01-02', updated: '2026-01-02' }),
    newsItem('scheduled', '2026-01-03', ['guides'], {
      starts: '2026-11-21',
      updated: '2026-01-03',
    }),
    newsItem('upcoming', '2026-01-04', ['guides'], { starts: '2026-12-01', updated: '2026-01-03' }),
    section('guides'),
    book('handbook', 'guides', { starts: '2026-11-21', updated: '2026-01-03' }),
    record('chapter', 'handbook-team', {
      date: '2026-01-01',
      updated: '2026-01-01',
      body: { book: 'handbook', path: 'team', body: [] },
    }),
  ]
  let database: TestDatabase
  beforeAll(async () => {
    database = await openDatabase(records)
  })
  afterAll(() => database.close())

  const slugsSince = async (kind: 'news' | 'chapter', value: string, limit = 50) => {
    const sort = { field: 'updatedAt', isDescending: false } as const
    const filters = [{ source: { in: 'updatedAt' } as const, value }]
    const slugs: string[] = []
    for (let from: RecordQuery['from'] = null; ; ) {
      const page = await listRecords(database.db, { ...all, kind, sort, filters, from, limit })
      slugs.push(...page.records.map(({ slug }) => slug))
      const last = page.records.at(-1)
      if (!page.hasMore || !last) return slugs
      from = positionOf(last, sort.field)
    }
  }

  it('has records whose publication, or that of their book, began since', async () => {
    expect(await slugsSince('news', '2026-11-20T00:00:00Z')).toEqual(['scheduled', 'edited'])
    expect(await slugsSince('news', '2026-11-21T00:00:00Z')).toEqual(['scheduled'])
    expect(await slugsSince('news', '2026-11-22T00:00:00Z')).toEqual([])
    expect(await slugsSince('chapter', '2026-11-21T00:00:00Z')).toEqual(['handbook-team'])
    expect(await slugsSince('chapter', '2026-11-22T00:00:00Z')).toEqual([])
  })

  it('has each once, page by page', async () => {
    expect(await slugsSince('news', '2026-01-01T00:00:00Z', 1)).toEqual([
      'old',
      'scheduled',
      'edited',
    ])
  })
})

describe('records that belong to another', () => {
  const chapter = record('chapter', 'handbook-team', {
    date: '2026-01-01',
    body: { book: 'handbook', path: 'team', body: [] },
  })
  const records = [section('guides'), book('handbook', 'guides'), chapter]
  const slugsOf = async (database: TestDatabase, kind: 'book' | 'chapter') => {
    const sort = { field: 'id', isDescending: false } as const
    const listed = await listRecords(database.db, { ...all, kind, sort })
    return listed.records.map(({ slug }) => slug)
  }

  it('are listed while it is visible, and not after', async () => {
    const database = await openDatabase(records)
    try {
      expect(await slugsOf(database, 'book')).toEqual(['handbook'])
      expect(await slugsOf(database, 'chapter')).toEqual(['handbook-team'])
      const hide = "UPDATE entries SET ends_at = 1 WHERE kind = 'book'"
      await database.d1.prepare(hide).run()
      expect(await slugsOf(database, 'chapter')).toEqual([])
    } finally {
      await database.close()
    }
  })
})
