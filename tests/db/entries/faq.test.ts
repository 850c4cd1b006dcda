import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loaders } from '#worker/pages/loaders'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { record } from '../records'

const question = (category: string, number: number) =>
  record('question', `${category}-${number}`, {
    position: number,
    body: { category, answer: [], top: false },
  })
const category = (slug: string, position: number) =>
  record('question-category', slug, { position, body: {} })
const slugsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name}-${at + 1}`)

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase([
    category('site', 2),
    category('requests', 1),
    category('empty', 3),
    ...Array.from({ length: 12 }, (_, at) => question('requests', at + 1)),
    question('site', 1),
    question('site', 2),
  ])
})
afterAll(() => database.close())

const load = (params: Record<string, string>) => loaders.faq(loaderDeps(database, 'en'), params)

/** Ids of the questions in the HTML of a category. */
const idsOf = (questions: string) =>
  [...questions.matchAll(/<details id="([^"]+)"/g)].map(([, id = '']) => id)
const shownOf = (faq: Awaited<ReturnType<typeof load>>) =>
  faq?.categories.map(({ slug, questions }) => [slug, idsOf(questions)])

describe('the questions', () => {
  it('stand under their category, ten on a page', async () => {
    const [first, second] = await Promise.all([load({ page: '1' }), load({ page: '2' })])
    expect(shownOf(first)).toEqual([['requests', slugsOf('requests', 10)]])
    expect(shownOf(second)).toEqual([
      ['requests', ['requests-11', 'requests-12']],
      ['site', slugsOf('site', 2)],
    ])
    expect(first?.paging).toEqual({ page: 1, last: 2, open: false })
    expect(first?.filters).toEqual([
      { slug: 'requests', title: 'Record requests', count: 12 },
      { slug: 'site', title: 'Record site', count: 2 },
    ])
  })

  it.each(['3', '0', 'two'])('have no page %s', async (page) => {
    expect(await load({ page })).toBeNull()
  })

  it('of one category are shown alone, and of none that does not exist', async () => {
    const site = await load({ category: 'site' })
    expect(shownOf(site)).toEqual([['site', slugsOf('site', 2)]])
    expect(site?.chosen).toBe('site')
    expect(await load({ category: 'nothing' })).toBeNull()
  })
})
