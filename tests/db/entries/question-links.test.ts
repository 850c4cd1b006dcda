import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { placeQuestionLinks } from '#worker/pages/stored-payload'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { record } from '../records'

const link = (href: string) => ({ answer: [{ type: 'link', href }] })
const slugOf = (at: number) => `q-${String(at).padStart(2, '0')}`

/** Eleven questions of one category, ordered by slug, so that the last is on the second page. */
const questions = Array.from({ length: 11 }, (_, at) =>
  record('question', slugOf(at), { body: { category: 'requests', answer: [], top: false } }),
)

let database: TestDatabase
beforeAll(async () => {
  const category = record('question-category', 'requests', { body: {} })
  database = await openDatabase([category, ...questions])
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.d1.exec('update entries set starts_at = null, ends_at = null, date = null')
})

const now = Date.parse('2026-11-20T09:00:00+03:00')
const place = (payload: object) => placeQuestionLinks(loaderDeps(database, 'ar'), payload)
const change = (column: string, value: unknown, slug: string) =>
  database.d1.prepare(`update entries set ${column} = ? where slug = ?`).bind(value, slug).run()

it('brings a link to a question to the page of its category that has it', async () => {
  const payload = {
    ...link('/faq#q-03'),
    more: [link('/en/faq#q-10'), link('/faq#requests'), link('/faq#nobody'), link('/faq')],
    html: '<a href="/en/faq#q-10">x</a><a href="/faq#nobody">y</a>',
  }
  expect(await place(payload)).toEqual({
    ...link('/faq?category=requests#q-03'),
    more: [
      link('/en/faq?category=requests&page=2#q-10'),
      link('/faq?category=requests'),
      link('/faq#nobody'),
      link('/faq'),
    ],
    html: '<a href="/en/faq?category=requests&amp;page=2#q-10">x</a><a href="/faq#nobody">y</a>',
  })
})

it('counts no question that is yet to come or over', async () => {
  await change('starts_at', now + 1, 'q-00')
  expect(await place(link('/faq#q-10'))).toEqual(link('/faq?category=requests#q-10'))
  await change('starts_at', now, 'q-00')
  expect(await place(link('/faq#q-10'))).toEqual(link('/faq?category=requests&page=2#q-10'))
  await change('ends_at', now, 'q-04')
  expect(await place(link('/faq#q-10'))).toEqual(link('/faq?category=requests#q-10'))
})

it('counts them in the order of the page, newest first where they have dates', async () => {
  await change('date', '2026-11-19', 'q-10')
  expect(await place(link('/faq#q-10'))).toEqual(link('/faq?category=requests#q-10'))
  expect(await place(link('/faq#q-09'))).toEqual(link('/faq?category=requests&page=2#q-09'))
})
