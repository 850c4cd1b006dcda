import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#domain/site/locale'
import { statuses } from '#domain/tickets/status'
import { readRows } from '../../support/rows'
import { openSite, type Site } from '../../support/site'
import { createChecker, type Json, type OpenApi, readOpenApi } from './openapi'
import { createSender, newKey, problemOf, solveChallenge } from './programs'

let site: Site
let api: OpenApi
beforeAll(async () => {
  site = await openSite({ vars: { SUBMITS_PER_TEN_MINUTES: '100' }, writes: 1_000 })
  api = await readOpenApi(site)
})
afterAll(() => site.close())

const sandbox = '/api/sandbox/v1'
const send = createSender(() => site, sandbox)
const solve = (path: string, key?: string) => solveChallenge(site, path, key, sandbox)

type Fields = Record<string, Json>
type Content = Record<string, { example: Fields }>

/** The example of a write in the document, without its challenge. */
function exampleOf(path: string): Fields {
  const paths = api.document.paths as unknown as Record<
    string,
    { post: { requestBody: { content: Content } } }
  >
  const { altcha: _, ...fields } =
    paths[path]?.post.requestBody.content['application/json']?.example ?? {}
  return fields
}

/** What is remembered of the sandbox for a day, and what is counted of the answers of the site. */
const technical =
  /^(?:idempotency_keys|spent_captchas|rate_limit_hits|job_runs|status_days)$|^(?:request|loader|failure|storage)_counts$/

/** The number of rows of each table, of waiting submissions and of stored files. */
async function countAll(): Promise<Record<string, number>> {
  const tables = await readRows(
    site,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
  )
  const names = tables.map(({ name }) => String(name)).filter((name) => !technical.test(name))
  const [row = {}] = await readRows(
    site,
    `SELECT ${names.map((name) => `(SELECT count(*) FROM ${name}) AS ${name}`).join()}`,
  )
  const { OUTBOX, ATTACHMENTS } = await site.env()
  const waiting = await OUTBOX.list()
  const files = await ATTACHMENTS.list()
  return {
    ...(row as Record<string, number>),
    waiting: waiting.keys.length,
    files: files.objects.length,
  }
}

const support = {
  mainType: 'INFO',
  type: 'other',
  fullName: 'Sample Program',
  email: 'program@example.com',
  message: 'Which agreement covers the maintenance of lifts?',
}

/** Sends a support request to the sandbox under a key with a challenge of its own. */
async function sendSupport(fields: Partial<typeof support> = {}, key = newKey()) {
  const altcha = await solve('requests/support')
  return send('requests/support', { ...support, ...fields, altcha }, { 'idempotency-key': key })
}

describe('a write of the sandbox', () => {
  it.each(locales)('is answered as a real one is, marked and forgotten, in %s', async (locale) => {
    const before = await countAll()
    const { isResponse } = createChecker(api)
    expect(Object.keys(before).length).toBeGreaterThan(30)
    const answered: unknown[] = []
    for (const operation of api.writes) {
      const path = operation.path.slice('/api/v1/'.length)
      const key = newKey()
      const isInquiry = path === 'inquiries'
      const needsKey = ['feedback', 'ratings', 'comments'].includes(path)
      const altcha = isInquiry ? null : await solve(path, needsKey ? key : undefined)
      const fields = { ...exampleOf(operation.path), ...(altcha && { altcha }) }
      const headers = { 'idempotency-key': key, 'accept-language': locale }
      const { response, status, json } = await send(path, fields, headers)
      const isDescribed = await isResponse(operation, status, json as Json)
      expect([path, status, isDescribed]).toEqual([path, isInquiry ? 422 : 201, true])
      expect(response.headers.get('sandbox')).toBe('?1')
      expect(response.headers.get('content-language')).toBe(locale)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      answered.push(json.reference ?? json.tally)
      if (json.receipt) expect(json.receipt).toMatch(/\/open-api#sandbox$/)
    }
    const reference = expect.stringMatching(/^TEST-\d{10}$/)
    const votes = [{ yes: 1, no: 0 }, { count: 1, average: 5 }, null]
    expect(answered).toEqual([reference, reference, reference, reference, undefined, ...votes])
    expect(await countAll()).toEqual(before)
    await site.cron()
    expect(site.announcements.join()).not.toContain('TEST-')
  })

  it('refuses what a real one refuses, files among it, and keeps no file', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(exampleOf('/api/v1/requests/invitation'))) {
      form.append(name, String(value))
    }
    form.append('altcha', await solve('requests/invitation'))
    const sent = (text: string) => {
      form.set('attachments', new Blob([text]), 'programme.pdf')
      return new Response(form)
    }
    const post = async (encoded: Response) => {
      const answer = await site.ask(`${sandbox}/requests/invitation`, {
        method: 'POST',
        body: Buffer.from(await encoded.arrayBuffer()),
        headers: {
          'content-type': encoded.headers.get('content-type') ?? '',
          'idempotency-key': newKey(),
        },
      })
      return { status: answer.status, json: (await answer.json()) as object }
    }
    expect(problemOf(await post(sent('no document')))).toEqual([422, 'invalid-fields'])
    expect((await post(sent('%PDF-1.4\n%%EOF'))).status).toBe(201)
    expect((await countAll()).files).toBe(0)
    expect(problemOf(await send('requests/support', { email: 'x' }))).toEqual([
      422,
      'invalid-fields',
    ])
    expect(problemOf(await send('requests/support', { secret: '1' }))).toEqual([
      422,
      'unknown-field',
    ])
    const foreign = await send('requests/support', support, { origin: 'https://other.example' })
    expect(problemOf(foreign)).toEqual([403, 'foreign-origin'])
  })

  it('takes its own challenges alone, each once, and the API none of them', async () => {
    const real = createSender(() => site)
    const own = await solve('requests/support')
    const ofApi = await solveChallenge(site, 'requests/support')
    expect(problemOf(await real('requests/support', { ...support, altcha: own }))).toEqual([
      422,
      'captcha',
    ])
    expect(problemOf(await send('requests/support', { ...support, altcha: ofApi }))).toEqual([
      422,
      'captcha',
    ])
    const key = newKey()
    const vote = { page: '/faq', answer: 'yes' }
    const headers = { 'idempotency-key': key }
    const voteOf = await solveChallenge(site, 'feedback', key)
    expect(problemOf(await send('feedback', { ...vote, altcha: voteOf }, headers))).toEqual([
      422,
      'captcha',
    ])
    const ownVote = await solve('feedback', key)
    expect(problemOf(await real('feedback', { ...vote, altcha: ownVote }, headers))).toEqual([
      422,
      'captcha',
    ])
    expect((await send('requests/support', { ...support, altcha: own })).status).toBe(201)
    expect(problemOf(await send('requests/support', { ...support, altcha: own }))).toEqual([
      422,
      'captcha',
    ])
  })

  it('has the first answer for its key, and none for other content', async () => {
    const key = newKey()
    const [first, again] = [await sendSupport({}, key), await sendSupport({}, key)]
    expect([again.status, again.json]).toEqual([201, first.json])
    expect((await sendSupport()).json.reference).not.toBe(first.json.reference)
    const other = await sendSupport({ message: 'Something else entirely.' }, key)
    expect(problemOf(other)).toEqual([422, 'key-reused'])
    // A repeat needs no challenge.
    const repeated = await send(
      'requests/support',
      { ...support, altcha: 'expired' },
      { 'idempotency-key': key },
    )
    expect([repeated.status, repeated.json]).toEqual([201, first.json])
    const together = await Promise.all([1, 2, 3].map(() => sendSupport({}, `${key}-together`)))
    expect(new Set(together.map(({ json }) => json.reference)).size).toBe(1)
    const comment = { page: '/open-data/working-days', comment: 'A study' }
    const headers = { 'idempotency-key': key }
    const post = async (fields: object) =>
      send('comments', { ...fields, altcha: await solve('comments', key) }, headers)
    expect((await post(comment)).status).toBe(201)
    expect((await post(comment)).status).toBe(201)
    const differs = await post({ ...comment, comment: 'Another study' })
    expect(problemOf(differs)).toEqual([422, 'key-reused'])
  })

  it('is counted apart: neither uses up the limit of the other', async () => {
    const address = { 'cf-connecting-ip': '198.51.100.9' }
    const altcha = await solve('requests/support')
    const { response } = await send('requests/support', { ...support, altcha }, address)
    expect(response.headers.get('ratelimit-policy')).toBe(
      '"writes";q=60;w=60, "submissions";q=100;w=600',
    )
    expect(response.headers.get('ratelimit')).toMatch(
      /^"writes";r=59;t=\d+, "submissions";r=99;t=\d+$/,
    )
    const real = await createSender(() => site)('requests/support', {}, address)
    expect(real.response.headers.get('sandbox')).toBeNull()
    expect(real.response.headers.get('ratelimit')).toMatch(
      /^"writes";r=59;t=\d+, "submissions";r=100;t=\d+$/,
    )
  })
})

describe('an inquiry of the sandbox', () => {
  const inquire = (ticketNumber: unknown, email: string, headers = {}) =>
    send('inquiries', { ticketNumber, email }, headers)

  it('knows each status by the e-mail address, and no other address', async () => {
    const { isResponse } = createChecker(api)
    const operation = api.writes.find(({ path }) => path.endsWith('/inquiries'))
    for (const status of statuses) {
      const email = `${status}@example.com`
      const { json } = await sendSupport({ email })
      const found = await inquire(json.reference, email)
      expect([found.status, found.json.status, found.json.kind]).toEqual([200, status, 'INFO'])
      expect(operation && (await isResponse(operation, 200, found.json as Json))).toBe(true)
      const timeline = found.json.timeline as { status: string }[]
      expect([timeline[0]?.status, timeline.at(-1)?.status]).toEqual(['received', status])
      const wrong = await inquire(json.reference, 'another@example.com')
      expect(problemOf(wrong)).toEqual([422, 'invalid-fields'])
    }
    const { json } = await sendSupport()
    expect((await inquire(json.reference, support.email)).json.status).toBe('received')
    expect(problemOf(await inquire('INFO-1234', 'sample@example.com'))[0]).toBe(422)
  })

  it('is limited once too many were wrong', async () => {
    const address = { 'cf-connecting-ip': '198.51.100.10' }
    const reference = 'TEST-1234567890'
    for (let count = 0; count < 5; count += 1) await inquire(reference, support.email, address)
    const over = await inquire(reference, support.email, address)
    expect(problemOf(over)).toEqual([429, 'too-many-writes'])
    const real = await createSender(() => site)(
      'inquiries',
      { ticketNumber: reference, email: support.email },
      address,
    )
    expect(real.status).toBe(422)
  })
})

describe('a read of the sandbox', () => {
  it('is the real one, with links that stay in the sandbox', async () => {
    const real = await site.ask('/api/v1/news?limit=2&lang=en')
    const own = await site.ask(`${sandbox}/news?limit=2&lang=en`)
    expect(await own.text()).toBe(await real.text())
    expect(own.headers.get('sandbox')).toBe('?1')
    expect(real.headers.get('sandbox')).toBeNull()
    expect(own.headers.get('access-control-expose-headers')).toContain('Sandbox')
    const [, next = ''] =
      /^<(\/api\/sandbox\/v1\/news\?[^>]+)>/.exec(own.headers.get('link') ?? '') ?? []
    expect((await site.ask(next)).status).toBe(200)
    const etag = own.headers.get('etag') ?? ''
    const unchanged = await site.ask(`${sandbox}/news?limit=2&lang=en`, {
      headers: { 'if-none-match': etag },
    })
    expect(unchanged.status).toBe(304)
    const index = (await (await site.ask(sandbox)).json()) as { collections: { url: string }[] }
    expect(new URL(index.collections[0]?.url ?? '').pathname).toMatch(/^\/api\/sandbox\/v1\//)
    const absent = await site.ask(`${sandbox}/nothing`)
    expect([absent.status, absent.headers.get('sandbox')]).toEqual([404, '?1'])
  })

  it('is at the address that clients make from the server of the document', async () => {
    const servers = api.document.servers as { url: string }[]
    const server = new URL(servers[1]?.url ?? '').pathname
    const read = await site.ask(`${server}/api/v1/terms?limit=1`)
    expect([read.status, read.headers.get('sandbox')]).toEqual([200, '?1'])
    const sender = createSender(() => site, `${server}/api/v1`)
    const altcha = await solveChallenge(site, 'subscriptions', undefined, `${server}/api/v1`)
    const sent = await sender('subscriptions', { ...exampleOf('/api/v1/subscriptions'), altcha })
    expect(sent.json.reference).toMatch(/^TEST-/)
  })
})
