import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forms } from '#domain/forms/registry'
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

const support = {
  mainType: 'INFO',
  type: 'other',
  fullName: 'Sample Program',
  email: 'program@example.com',
  message: 'Which agreement covers the maintenance of lifts?',
}

describe('a request by a program', () => {
  it('is stored like one from the form, and once for its key', async () => {
    const key = newKey()
    const body = { ...support, altcha: await solve('requests/support') }
    const first = await send('requests/support', body, { 'idempotency-key': key })
    expect(first.status).toBe(201)
    expect(first.json.reference).toMatch(/^INFO-\d{10}$/)
    expect(first.json.kind).toBe('INFO')
    expect(first.response.headers.get('access-control-allow-origin')).toBeNull()
    expect(first.response.headers.get('cache-control')).toBe('no-store')
    const receipt = new URL(String(first.json.receipt))
    const page = await (await site.ask(receipt.pathname + receipt.search)).text()
    expect(page).toContain(String(first.json.reference))
    const again = await send('requests/support', body, { 'idempotency-key': key })
    expect([again.status, again.json.reference]).toEqual([201, first.json.reference])
    expect(await countRows(site, 'submissions', `idempotency_key = '${key}'`)).toBe(1)
  })

  it('is stored once when it is sent five times at once', async () => {
    const key = newKey()
    const body = { ...support, altcha: await solve('requests/support') }
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => send('requests/support', body, { 'idempotency-key': key })),
    )
    const references = replies.map(({ json }) => json.reference)
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(references).size).toBe(1)
    expect(await countRows(site, 'submissions', `idempotency_key = '${key}'`)).toBe(1)
  })

  it('with other content under a used key is refused', async () => {
    const key = newKey()
    const headers = { 'idempotency-key': key }
    await send('requests/support', { ...support, altcha: await solve('requests/support') }, headers)
    const body = {
      ...support,
      message: 'Something else entirely.',
      altcha: await solve('requests/support'),
    }
    const other = await send('requests/support', body, headers)
    expect(problemOf(other)).toEqual([422, 'key-reused'])
  })

  it('needs a challenge of its own, solved once', async () => {
    const altcha = await solve('requests/support')
    expect((await send('requests/support', { ...support, altcha })).status).toBe(201)
    const replayed = await send('requests/support', { ...support, altcha })
    expect(problemOf(replayed)).toEqual([422, 'captcha'])
    const foreign = { ...support, altcha: await solve('subscriptions') }
    expect(problemOf(await send('requests/support', foreign))).toEqual([422, 'captcha'])
    expect(problemOf(await send('requests/support', support))).toEqual([422, 'captcha'])
  })

  it('says what is wrong, by field and in its language', async () => {
    const { status, json } = await send('requests/support', { ...support, email: 'x', message: '' })
    const issues = json.issues as { field: string; message: string }[]
    expect(status).toBe(422)
    expect(issues.map(({ field }) => field)).toEqual(['email', 'message'])
    expect(issues[0]?.message).toMatch(/[a-z]/)
    const choice = await send('requests/support', { ...support, mainType: 'inquiry' })
    expect(choice.json.issues).toMatchObject([
      { field: 'mainType', accepted: ['INFO', 'TECH', 'COMP', 'SUGG', 'FOI'] },
    ])
    const arabic = await send(
      'requests/support',
      { ...support, email: 'x' },
      { 'accept-language': 'ar' },
    )
    expect(JSON.stringify(arabic.json.issues)).toMatch(/البريد/)
  })

  it('names each field whose value is not text', async () => {
    const body = { ...support, email: 7, message: ['text'], altcha: { solution: 1 } }
    const { status, json } = await send('requests/support', body)
    const issues = json.issues as { field: string; message: string }[]
    expect(status).toBe(422)
    expect(issues.map(({ field }) => field)).toEqual(['email', 'message', 'altcha'])
    expect(issues.map(({ message }) => message)).not.toContain('')
    const inquiry = await send('inquiries', { ticketNumber: 1, email: support.email })
    expect(inquiry.json.issues).toMatchObject([{ field: 'ticketNumber' }])
    const files = await send('requests/invitation', { attachments: ['programme.pdf'] })
    expect(files.json.issues).toMatchObject([{ field: 'attachments' }])
  })

  it('is taken for the other forms, with files where they have some', async () => {
    const data = {
      fullName: 'Sample Program',
      email: 'program@example.com',
      requestType: 'raw-data-access',
      requestDetails: 'Requests by region and month for the last two years.',
    }
    const sent = await send('requests/open-data', {
      ...data,
      altcha: await solve('requests/open-data'),
    })
    expect([sent.status, String(sent.json.reference).slice(0, 5)]).toEqual([201, 'DATA-'])
    const form = await send('requests/invitation', {})
    expect(problemOf(form)).toEqual([422, 'invalid-fields'])
    const fields = (form.json.issues as { field: string }[]).map(({ field }) => field)
    expect(fields).not.toEqual([])
    expect(Object.keys(forms.invitation.fields)).toEqual(expect.arrayContaining(fields))
    expect(problemOf(await send('subscriptions', { email: 'x' }))).toEqual([422, 'invalid-fields'])
  })
})

describe('a wrong write', () => {
  it.each([
    ['no key', '{}', { 'idempotency-key': '' }, 400, 'missing-idempotency-key'],
    ['a malformed key', '{}', { 'idempotency-key': 'x y' }, 400, 'missing-idempotency-key'],
    ['no JSON', '{', {}, 400, 'malformed-body'],
    ['a key twice', '{"email":"a","email":"b"}', {}, 400, 'malformed-body'],
    ['a list', '[]', {}, 400, 'malformed-body'],
    ['a nested field', '{"email":{"$ne":1}}', {}, 422, 'invalid-fields'],
    ['a number for a text', '{"email":1}', {}, 422, 'invalid-fields'],
    ['deep JSON', `{"email":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, {}, 400, 'malformed-body'],
    ['another media type', '{}', { 'content-type': 'text/xml' }, 415, 'unsupported-media-type'],
    [
      'another character set',
      '{}',
      { 'content-type': 'application/json; charset=utf-16' },
      415,
      'unsupported-media-type',
    ],
    [
      'a form',
      'email=a%40example.com',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported-media-type',
    ],
    ['an unknown field', '{"secret":"1"}', {}, 422, 'unknown-field'],
    ['a field of browsers', '{"intent":"switch"}', {}, 422, 'unknown-field'],
    ['too much', `{"message":"${'x'.repeat(300_000)}"}`, {}, 413, 'too-large'],
    ['a foreign page', '{}', { origin: 'https://other.example' }, 403, 'foreign-origin'],
    ['a page across sites', '{}', { 'sec-fetch-site': 'cross-site' }, 403, 'foreign-origin'],
  ] as const)('with %s is a problem', async (_, body, headers, status, problem) => {
    const sent = await send('requests/support', body, headers)
    expect(problemOf(sent)).toEqual([status, problem])
    expect(sent.response.headers.get('content-type')).toContain('application/problem+json')
  })

  it.each(['GET', 'PUT', 'DELETE'])('by %s names the method to use', async (method) => {
    const response = await site.ask('/api/v1/requests/support', { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('by a preflight of another origin is not allowed', async () => {
    const headers = { origin: 'https://other.example', 'access-control-request-method': 'POST' }
    const response = await site.ask('/api/v1/requests/support', { method: 'OPTIONS', headers })
    expect(response.headers.get('access-control-allow-methods')).toBeNull()
  })

  it.each([
    '',
    '?for=nothing',
    '?for=ratings',
    '?for=requests/support&key=abcdefghijklmnop',
    '?for=ratings&key=x',
  ])('for a challenge%s is a problem', async (query) => {
    const response = await site.ask(`/api/v1/challenge${query}`)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
  })
})
