import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feedbackReasons } from '#domain/forms/feedback-reasons'
import { countRows } from '../../support/rows'
import { openSite, type Site } from '../../support/site'
import { createSender, newKey, problemOf, solveChallenge } from './programs'

let site: Site
beforeAll(async () => {
  site = await openSite({ vars: { SUBMITS_PER_TEN_MINUTES: '100' } })
})
afterAll(() => site.close())

const send = createSender(() => site)
const solve = (path: string, key?: string) => solveChallenge(site, path, key)

describe('feedback of a program on a page', () => {
  const page = '/en/services/e-marketplace'

  it('is recorded with a challenge for its key', async () => {
    const key = newKey()
    const headers = { 'idempotency-key': key }
    const body = { page, score: 4, altcha: await solve('ratings', key) }
    const [ratings, votes] = await Promise.all(
      ['ratings', 'usefulness_votes'].map((table) => countRows(site, table)),
    )
    const rated = await send('ratings', body, headers)
    expect(rated.status).toBe(201)
    expect(rated.json.tally).toMatchObject({ count: expect.anything() })
    expect(await countRows(site, 'ratings')).toBe(Number(ratings) + 1)
    const other = await send('ratings', body)
    expect(problemOf(other)).toEqual([422, 'captcha'])
    const second = newKey()
    const useful = { page, answer: 'yes', altcha: await solve('feedback', second) }
    expect((await send('feedback', useful, { 'idempotency-key': second })).status).toBe(201)
    expect(await countRows(site, 'usefulness_votes')).toBe(Number(votes) + 1)
  })

  it('is refused for pages that do not take it, and when it says nothing', async () => {
    const key = newKey()
    const headers = { 'idempotency-key': key }
    const altcha = await solve('ratings', key)
    const pages = [
      '/faq',
      '/nothing',
      '/services/nothing',
      'https://other.example',
      '/EN/services/e-marketplace',
    ]
    for (const wrong of pages) {
      const sent = await send('ratings', { page: wrong, score: 4, altcha }, headers)
      expect(problemOf(sent)).toEqual([404, 'no-such-page'])
    }
    const sent = await send('ratings', { page, score: 9, altcha }, headers)
    expect(problemOf(sent)).toEqual([422, 'invalid-fields'])
    expect(sent.json.issues).toMatchObject([
      { field: 'score', accepted: ['1', '2', '3', '4', '5'] },
    ])
    const missing = await send('ratings', { score: 4, altcha }, headers)
    expect(missing.json.issues).toMatchObject([{ field: 'page' }])
    const intent = await send('ratings', { page, score: 4, altcha, intent: 'switch' }, headers)
    expect(problemOf(intent)).toEqual([422, 'unknown-field'])
  })

  it.each([
    ['feedback', { answer: 'yes', reasons: ['hardLayout'] }, 'reasons'],
    ['feedback', { answer: 'yes', reasons: 'helpful' }, 'reasons'],
    ['feedback', { answer: true }, 'answer'],
    ['feedback', { answer: 'maybe' }, 'answer'],
    ['ratings', { score: '5' }, 'score'],
    ['comments', { page: 7, comment: 'A sample comment.' }, 'page'],
  ] as const)('to %s with %j names the wrong field', async (path, body, field) => {
    const key = newKey()
    const altcha = await solve(path, key)
    const sent = await send(path, { page, altcha, ...body }, { 'idempotency-key': key })
    expect(problemOf(sent)).toEqual([422, 'invalid-fields'])
    const issues = sent.json.issues as { field: string; accepted?: string[] }[]
    expect(issues.map((one) => one.field)).toEqual([field])
    // A program that follows it is not refused again.
    if (field === 'reasons' && Array.isArray(Reflect.get(body, 'reasons')))
      expect(issues[0]?.accepted).toEqual([...feedbackReasons.yes])
  })

  it('is refused with a challenge of another operation, although for the same key', async () => {
    const key = newKey()
    const altcha = await solve('ratings', key)
    const body = { page, answer: 'yes', altcha }
    const sent = await send('feedback', body, { 'idempotency-key': key })
    expect(problemOf(sent)).toEqual([422, 'captcha'])
    const form = await solve('requests/support')
    const other = await send('feedback', { ...body, altcha: form }, { 'idempotency-key': key })
    expect(problemOf(other)).toEqual([422, 'captcha'])
  })

  it('is repeated under its key when its challenge has expired', async () => {
    const [key, commentKey] = [newKey(), newKey()]
    const comment = {
      page: '/knowledge/sections/books/asset-register-guide',
      comment: 'A sample comment of a program.',
    }
    const calls = [
      ['feedback', key, { page, answer: 'yes' }, { page, answer: 'no' }],
      ['comments', commentKey, comment, { ...comment, comment: 'Another sample comment.' }],
    ] as const
    for (const [path, own, body, other] of calls) {
      const headers = { 'idempotency-key': own, 'cf-connecting-ip': '198.51.100.9' }
      const altcha = await solve(path, own)
      expect((await send(path, { ...body, altcha }, headers)).status).toBe(201)
      // An expired challenge and none are the same to the API.
      const repeated = await send(path, body, headers)
      expect([path, repeated.status]).toEqual([path, 201])
      expect(problemOf(await send(path, other, headers))).toEqual([422, 'key-reused'])
      expect(problemOf(await send(path, body))).toEqual([422, 'captcha'])
    }
  })

  it('with other content under a used key is refused, and counts once for an address', async () => {
    const address = { 'cf-connecting-ip': '198.51.100.7' }
    const rate = async (key: string, score: number) =>
      send(
        'ratings',
        { page, score, altcha: await solve('ratings', key) },
        { ...address, 'idempotency-key': key },
      )
    const before = await countRows(site, 'ratings')
    const key = newKey()
    expect((await rate(key, 2)).status).toBe(201)
    expect(problemOf(await rate(key, 5))).toEqual([422, 'key-reused'])
    expect((await rate(newKey(), 3)).status).toBe(201)
    expect(await countRows(site, 'ratings')).toBe(before + 1)
  })
})
