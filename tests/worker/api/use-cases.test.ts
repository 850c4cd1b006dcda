import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor } from '../../support/forms/posts'
import { countRows } from '../../support/rows'
import { openSite, type Site } from '../../support/site'
import { problemOf, solveChallenge } from './programs'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const dataset = '/en/open-data/working-days'
const book = '/en/knowledge/sections/books/asset-register-guide'
const link = 'https://example.com/study'

async function comment(fields: Record<string, unknown>, key: string = crypto.randomUUID()) {
  const altcha = await solveChallenge(site, 'comments', key)
  const response = await site.ask('/api/v1/comments', {
    method: 'POST',
    body: JSON.stringify({ comment: 'A study', altcha, ...fields }),
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...newVisitor() },
  })
  return { status: response.status, json: (await response.json()) as Record<string, unknown> }
}

describe('a comment by a program', () => {
  it('on a dataset is a use case, held once for its key with its link', async () => {
    const key = crypto.randomUUID()
    expect((await comment({ page: dataset, link }, key)).status).toBe(201)
    expect((await comment({ page: dataset, link }, key)).status).toBe(201)
    expect(problemOf(await comment({ page: dataset }, key))).toEqual([422, 'key-reused'])
    const held = `form = 'useCase' AND link = '${link}' AND status = 'held'`
    expect(await countRows(site, 'comments', held)).toBe(1)
  })

  it('on a dataset names the link if that is wrong', async () => {
    const wrong = await comment({ page: dataset, link: 'http://user:pw@example.com' })
    expect(problemOf(wrong)).toEqual([422, 'invalid-fields'])
    expect(wrong.json.issues).toMatchObject([{ field: 'link' }])
    const short = await comment({ page: dataset, link, comment: 'x' })
    expect(short.json.issues).toMatchObject([{ field: 'comment' }])
  })

  it('on a book has no link', async () => {
    expect(problemOf(await comment({ page: book, link }))).toEqual([422, 'unknown-field'])
    expect((await comment({ page: book })).status).toBe(201)
    expect(await countRows(site, 'comments', "form = 'comment'")).toBe(1)
  })

  it('is refused on a page that takes none', async () => {
    expect(problemOf(await comment({ page: '/faq' }))).toEqual([404, 'no-such-page'])
  })
})
