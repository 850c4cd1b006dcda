import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listBookRoutes, listChapterRoutes } from '#db/entries/book-routes'
import { countBooks, countChapters, readBookFacts } from '#db/entries/books'
import { listChapters, readChapters } from '#db/entries/chapters'
import { neighboursOf, numberChapters } from '#domain/content/knowledge/chapter-tree'
import { openDatabase, type TestDatabase } from '../database'
import { planOf, recordStatements } from '../recorded-statements'
import { record } from '../records'
import { book, section } from '../sample-records'

const paragraph = {
  type: 'paragraph' as const,
  children: [{ type: 'text' as const, text: 'Text' }],
}

const heading = (id: string) => ({
  type: 'heading' as const,
  level: 2 as const,
  id,
  children: [{ type: 'text' as const, text: id }],
})
const longText = { type: 'text' as const, text: 'a'.repeat(1_200) }
const sections = [
  paragraph,
  heading('short'),
  paragraph,
  heading('long'),
  { ...paragraph, children: [longText] },
]
const formFields = (['line', 'box'] as const).map((size) => ({ label: size, hint: null, size }))

const paths = ['why', 'needs', 'needs/estimate', 'needs/estimate/cost', 'market']
const chapter = (path: string, position: number) =>
  record('chapter', `guide-${path.replaceAll('/', '-')}`, {
    position,
    date: '2026-10-01',
    body: { book: 'guide', path, body: [paragraph] },
  })

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase([
    section('procurement'),
    section('spending'),
    book('guide', 'procurement'),
    book('form', 'procurement', {}, { fields: formFields }),
    book('manual', 'spending', {}, { body: sections }),
    // Not in reading order.
    ...paths.map((path, at) => chapter(path, at)).toReversed(),
  ])
})
afterAll(() => database.close())

const now = Date.parse('2026-11-20T09:00:00+03:00')
const guide = { book: 'guide', locale: 'ar', now } as const

/** Unpublishes a record during a callback. */
async function without<T>(kind: string, slug: string, read: () => Promise<T>): Promise<T> {
  const end = database.d1.prepare('UPDATE entries SET ends_at = ? WHERE kind = ? AND slug = ?')
  await end.bind(now, kind, slug).run()
  try {
    return await read()
  } finally {
    await end.bind(null, kind, slug).run()
  }
}

describe('the chapters of a book', () => {
  it('come in reading order, numbered as a tree, each with its neighbours', async () => {
    const chapters = await listChapters(database.db, guide)
    expect(numberChapters(chapters).map(({ number, path }) => `${number} ${path}`)).toEqual([
      '1 why',
      '2 needs',
      '2.1 needs/estimate',
      '2.1.1 needs/estimate/cost',
      '3 market',
    ])
    const beside = neighboursOf(chapters, 'needs/estimate/cost')
    expect([beside?.previous?.path, beside?.next?.path]).toEqual(['needs/estimate', 'market'])
  })

  it('are the same ones with their texts', async () => {
    const read = await readChapters(database.db, guide)
    expect(read.map(({ path, body }) => [path, body])).toEqual(
      paths.map((path) => [path, [paragraph]]),
    )
  })

  it('leave out what has ended', async () => {
    const [chapters, counts] = await without('chapter', 'guide-market', () =>
      Promise.all([listChapters(database.db, guide), countChapters(database.db, 'ar', now)]),
    )
    expect(chapters.map(({ path }) => path)).toEqual(paths.slice(0, -1))
    const { chapters: top = 0, subsections = 0 } = counts.get('guide') ?? {}
    expect(top + subsections).toBe(paths.length - 1)
  })

  it('are none of a book that has none, or that does not exist', async () => {
    expect(await listChapters(database.db, { ...guide, book: 'manual' })).toEqual([])
    expect(await listChapters(database.db, { ...guide, book: 'nothing' })).toEqual([])
  })

  it('are found by one query in an index', async () => {
    const [statement, ...others] = await recordStatements(database.d1, (db) =>
      listChapters(db, guide),
    )
    expect(others).toEqual([])
    const plan = statement && (await planOf(database.d1, statement))
    expect(plan).toEqual([
      expect.stringContaining('SEARCH entry_facets USING'),
      expect.stringContaining('SEARCH entries USING'),
      'USE TEMP B-TREE FOR ORDER BY',
    ])
  })
})

describe('books in lists', () => {
  it('have their facts without their texts, however many are named', async () => {
    const named = Array.from({ length: 400 }, (_, at) => `book-${at}`)
    const facts = await readBookFacts(database.db, 'en', [...named, 'form'], 'always')
    expect([...facts.keys()]).toEqual(['form'])
    expect(facts.get('form')).toMatchObject({ type: 'guide', section: 'procurement' })
    expect(facts.get('form')).not.toHaveProperty('body')
  })

  it('have the numbers of their chapters and subsections', async () => {
    const counts = await countChapters(database.db, 'en', now)
    const subsections = paths.filter((path) => path.includes('/')).length
    expect(counts.get('guide')).toEqual({ chapters: paths.length - subsections, subsections })
    expect(counts.get('manual')).toBeUndefined()
  })

  it('are counted by section', async () => {
    expect([...(await countBooks(database.db, 'en', now))].toSorted()).toEqual([
      ['procurement', 2],
      ['spending', 1],
    ])
  })
})

describe('the routes of books', () => {
  const books = async () => (await listBookRoutes(database.db, now)).map(({ slug }) => slug)
  const chapters = async () => (await listChapterRoutes(database.db, now)).map(({ path }) => path)

  it('are one for each book and chapter', async () => {
    expect((await books()).toSorted()).toEqual(['form', 'guide', 'manual'])
    expect((await chapters()).toSorted()).toEqual(paths.toSorted())
  })

  it('are none while the book or its section is not visible', async () => {
    expect((await without('book', 'guide', books)).toSorted()).toEqual(['form', 'manual'])
    expect(await without('knowledge-section', 'procurement', books)).toEqual(['manual'])
    expect(await without('book', 'guide', chapters)).toEqual([])
  })

  it('change with the book and with each visible chapter', async () => {
    const changed = async () =>
      (await listBookRoutes(database.db, now)).find(({ slug }) => slug === 'guide')?.updatedAt
    const before = await changed()
    const later = (before ?? 0) + 1_000
    const touch = database.d1.prepare('UPDATE entries SET updated_at = ? WHERE slug = ?')
    await touch.bind(later, 'guide-market').run()
    expect(await changed()).toBe(later)
    expect(await without('chapter', 'guide-market', changed)).toBe(before)
    await touch.bind(before, 'guide-market').run()
  })
})
