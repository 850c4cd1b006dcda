import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase } from '#db/client'
import { countBooks, countChapters, readBookFacts } from '#db/entries/books'
import { listChapters, readChapters } from '#db/entries/chapters'
import { neighboursOf, numberChapters } from '#domain/content/knowledge/chapter-tree'
import { openSeededDatabase, type TestDatabase } from '../database'

let site: TestDatabase
beforeAll(async () => {
  site = await openSeededDatabase()
})
afterAll(() => site.close())

const now = Date.parse('2026-11-20T09:00:00+03:00')
const book = { book: 'procurement-planning-guide', locale: 'ar', now } as const

describe('the chapters of a book', () => {
  it('come in the order they are read, as the tree they are', async () => {
    const chapters = await listChapters(site.db, book)
    expect(numberChapters(chapters).map(({ number, path }) => `${number} ${path}`)).toEqual([
      '1 why-plan',
      '2 needs',
      '2.1 needs/estimating',
      '2.1.1 needs/estimating/cost',
      '3 market',
      '4 way-of-buying',
      '5 calendar',
      '6 review',
    ])
    const beside = neighboursOf(chapters, 'needs/estimating/cost')
    expect([beside?.previous?.path, beside?.next?.path]).toEqual(['needs/estimating', 'market'])
  })

  it('are the same ones with their texts', async () => {
    const [listed, read] = await Promise.all([
      listChapters(site.db, book),
      readChapters(site.db, book),
    ])
    expect(read.map(({ path }) => path)).toEqual(listed.map(({ path }) => path))
    for (const { body } of read) expect(body.length).toBeGreaterThan(10)
  })

  it('leave out what has ended', async () => {
    const end = site.d1.prepare(
      "UPDATE entries SET ends_at = ? WHERE kind = 'chapter' AND slug = ?",
    )
    await end.bind(now, 'procurement-planning-review').run()
    const chapters = await listChapters(site.db, book)
    const counts = await countChapters(site.db, 'ar', now)
    await end.bind(null, 'procurement-planning-review').run()
    expect(chapters.map(({ path }) => path)).not.toContain('review')
    expect(counts.get(book.book)).toEqual({ chapters: 5, subsections: 2 })
  })

  it('are none of a book that has none, or that does not stand', async () => {
    expect(await listChapters(site.db, { ...book, book: 'spending-review-manual' })).toEqual([])
    expect(await listChapters(site.db, { ...book, book: 'nothing' })).toEqual([])
  })

  it('are found by one query in an index', async () => {
    const asked: string[] = []
    const listening = new Proxy(site.d1, {
      get(d1, name: keyof D1Database) {
        if (name !== 'prepare') return d1[name].bind(d1)
        return (text: string) => {
          asked.push(text)
          return d1.prepare(text)
        }
      },
    })
    await listChapters(createDatabase(listening), book)
    expect(asked).toHaveLength(1)
    const plan = site.d1
      .prepare(`EXPLAIN QUERY PLAN ${asked[0]}`)
      .bind('chapter', book.locale, book.book, now, now)
    const { results } = await plan.all<{ detail: string }>()
    expect(results.map(({ detail }) => detail)).toEqual([
      expect.stringContaining('SEARCH entry_facets USING'),
      expect.stringContaining('SEARCH entries USING'),
      'USE TEMP B-TREE FOR ORDER BY',
    ])
  })
})

describe('books in lists', () => {
  it('tell what they are without their texts', async () => {
    const facts = await readBookFacts(site.db, 'en', ['need-statement-form', 'nothing'], 'always')
    expect([...facts.keys()]).toEqual(['need-statement-form'])
    expect(facts.get('need-statement-form')).toMatchObject({
      type: 'form',
      section: 'procurement',
      owner: 'Category management',
    })
  })

  it('may be any number', async () => {
    const slugs = Array.from({ length: 400 }, (_, at) => `book-${at}`)
    const facts = await readBookFacts(site.db, 'en', [...slugs, 'need-statement-form'], 'always')
    expect([...facts.keys()]).toEqual(['need-statement-form'])
  })

  it('tell chapters from what stands below them', async () => {
    const counts = await countChapters(site.db, 'en', now)
    expect(counts.get(book.book)).toEqual({ chapters: 6, subsections: 2 })
    expect(counts.get('spending-review-manual')).toBeUndefined()
  })

  it('are counted by section', async () => {
    const counts = await countBooks(site.db, 'en', now)
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(22)
    expect(counts.get('procurement')).toBe(5)
  })
})
