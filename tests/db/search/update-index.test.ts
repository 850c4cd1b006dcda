import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { raiseContentVersion } from '#db/entries/publications'
import { entries } from '#db/schema/content'
import { checkIndex } from '#db/search/check-index'
import { inForm } from '#db/search/document'
import { mergeSegments, rebuildIndex, updateIndex } from '#db/search/update-index'
import type { Block } from '#domain/content/block'
import { deleteState } from '../../support/runtime'
import { makeIndexedState, openCopy, type TestDatabase } from '../database'
import { record } from '../records'
import { book, newsItem, policy, section } from '../sample-records'

const now = Date.parse('2026-11-24T09:00:00Z')
const answer: Block[] = [{ type: 'paragraph', children: [{ type: 'text', text: 'Text' }] }]
const question = record('question', 'send-request', {
  date: '2026-01-01',
  title: (locale) => (locale === 'ar' ? 'كيف أرسل طلبًا؟' : 'How do I send a request?'),
  body: { category: 'requests', answer, top: false },
})
const term = (slug: string) =>
  record('term', slug, {
    date: '2026-01-01',
    body: { category: 'contracts', definition: 'Definition', related: ['other'] },
  })
const chapter = record('chapter', 'handbook-team', {
  date: '2026-01-01',
  body: { book: 'handbook', path: 'team', body: answer },
})
const records = [
  question,
  term('commitment'),
  term('advance-payment'),
  chapter,
  section('guides'),
  book('handbook', 'guides'),
  newsItem('opening', '2026-11-01', ['events']),
  policy('privacy-policy'),
]

let indexed: string
let database: TestDatabase
beforeAll(async () => {
  indexed = await makeIndexedState(records, now)
})
afterAll(() => deleteState(indexed))
beforeEach(async () => {
  database = await openCopy(indexed)
})
afterEach(() => database.close())

const deps = () => ({ db: database.db, search: database.search, now: now + 60_000, build: 'test' })

const isRecord = (kind: string, slug: string) => and(eq(entries.kind, kind), eq(entries.slug, slug))

async function rowsOf(kind: string, slug: string) {
  const { results } = await database.search
    .prepare(
      'SELECT locale, title, trail FROM documents WHERE kind = ? AND slug = ? ORDER BY locale',
    )
    .bind(kind, slug)
    .all<{ locale: string; title: string; trail: string }>()
  return results
}

async function countWord(word: string): Promise<number | null> {
  return database.search
    .prepare('SELECT count(*) AS count FROM document_words WHERE document_words MATCH ?')
    .bind(`"${inForm('exact', word)}"`)
    .first('count')
}

it('a rebuilt index has every record and page, and nothing waits', async () => {
  const health = await checkIndex(deps())
  expect(health).toMatchObject({ updatedAt: now, waiting: 0, missing: 0, orphaned: 0 })
  const pages = await rowsOf('route', 'faq')
  expect([health.documents > 2 * records.length, pages.length]).toEqual([true, 2])
  expect(await updateIndex(deps())).toBe(0)
})

async function countSegments(): Promise<number | null> {
  return database.search
    .prepare('SELECT count(DISTINCT segid) AS count FROM document_words_idx')
    .first('count')
}

it('a rebuilt index is one segment, and again after its updates are merged', async () => {
  const { search } = database
  const found = await countWord('question')
  expect([await countSegments(), found === 0]).toEqual([1, false])
  const write = `INSERT INTO document_words (rowid, words) VALUES (?, '=question')`
  for (const id of [1, 2]) await search.prepare(write).bind(id).run()
  expect(await countSegments()).toBe(3)
  await mergeSegments(search, 3)
  expect(await countSegments()).toBe(3)
  await mergeSegments(search, 2)
  expect([await countSegments(), await countWord('question')]).toEqual([1, (found ?? 0) + 2])
})

it('takes a changed record, its new words and not its old ones', async () => {
  const [before] = await rowsOf('question', 'send-request')
  await database.db
    .update(entries)
    .set({ title: 'سؤال زنجبيلي' })
    .where(and(isRecord('question', 'send-request'), eq(entries.locale, 'ar')))
  expect((await checkIndex(deps())).waiting).toBe(1)
  expect(await updateIndex(deps())).toBe(1)
  const [after] = await rowsOf('question', 'send-request')
  // The English document has it as its translation.
  expect([after?.title, after?.title === before?.title]).toEqual(['سؤال زنجبيلي', false])
  expect(await countWord('زنجبيلي')).toBe(2)
  await database.db
    .update(entries)
    .set({ title: before?.title ?? '' })
    .where(and(isRecord('question', 'send-request'), eq(entries.locale, 'ar')))
  await updateIndex(deps())
  expect(await countWord('زنجبيلي')).toBe(0)
})

it('takes a deleted record out, and finds out when one was missed', async () => {
  await database.db.delete(entries).where(isRecord('term', 'advance-payment'))
  await database.d1.prepare('DELETE FROM entry_changes').run()
  expect(await checkIndex(deps())).toMatchObject({ waiting: 0, missing: 0, orphaned: 2 })
  await rebuildIndex(deps())
  expect(await checkIndex(deps())).toMatchObject({ missing: 0, orphaned: 0 })
  expect(await rowsOf('term', 'advance-payment')).toEqual([])
  await database.db.delete(entries).where(isRecord('term', 'commitment'))
  await updateIndex(deps())
  expect(await rowsOf('term', 'commitment')).toEqual([])
})

it('seeding what has not changed leaves nothing to index', async () => {
  const set = { sample: true, updatedAt: now }
  await database.db.update(entries).set(set)
  expect((await checkIndex(deps())).waiting).toBe(0)
})

it('gives the chapters of a book its new title', async () => {
  await database.db
    .update(entries)
    .set({ title: 'كتاب زنجبيلي' })
    .where(and(isRecord('book', 'handbook'), eq(entries.locale, 'ar')))
  await updateIndex(deps())
  const [chapter] = await rowsOf('chapter', 'handbook-team')
  expect(chapter?.trail).toBe('["كتاب زنجبيلي"]')
})

it('finds the chapters of a book within the window of the book', async () => {
  const [startsAt, endsAt] = [now + 1_000, now + 2_000]
  await database.db.update(entries).set({ startsAt, endsAt }).where(isRecord('book', 'handbook'))
  await updateIndex(deps())
  const { results } = await database.search
    .prepare(
      "SELECT DISTINCT starts_at AS startsAt, ends_at AS endsAt FROM documents WHERE kind = 'chapter'",
    )
    .all()
  expect(results).toEqual([{ startsAt, endsAt }])
})

it('writes the pages again when their texts were published or the build is another', async () => {
  await database.db
    .update(entries)
    .set({ title: 'سياسة زنجبيلية' })
    .where(and(isRecord('policy', 'privacy-policy'), eq(entries.locale, 'ar')))
  await raiseContentVersion(database.db, now)
  await updateIndex(deps())
  const [page] = await rowsOf('route', 'privacyPolicy')
  expect(page?.title).toBe('سياسة زنجبيلية')
  await database.search.prepare("DELETE FROM documents WHERE kind = 'route'").run()
  await updateIndex(deps())
  expect(await rowsOf('route', 'faq')).toEqual([])
  await updateIndex({ ...deps(), build: 'next' })
  expect(await rowsOf('route', 'faq')).toHaveLength(2)
})
