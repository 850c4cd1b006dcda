import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLogs } from '#db/operations/read-logs'
import { routeNames } from '#domain/site/routes'
import { openForm, supportFields } from '../support/forms/forms'
import { formType, newVisitor, smallPosts } from '../support/forms/posts'
import { pages, payloadPath } from '../support/pages'
import { some } from '../support/sample'
import { openSite, origin, type Site } from '../support/site'

let site: Site
beforeAll(async () => {
  // Responses from the memory cache write no log line of their own.
  site = await openSite({ faulty: true, logs: true, vars: { MEMORY_CACHE_MB: '0' } })
})
afterAll(() => site.close())

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/
const routesLogged: string[] = routeNames.flatMap((name) => [name, `${name}.payload`])

/** Allowed fields of a log line with a check for each value. */
const allowed: Record<string, (value: unknown) => boolean> = {
  level: (value) => ['info', 'warn', 'error'].includes(String(value)),
  event: (value) =>
    /^(request|memory|failure|fallback|publish|job|search|foreign-origin|client-error)$/.test(
      String(value),
    ),
  request: (value) => uuid.test(String(value)),
  method: (value) => /^[A-Z]{3,7}$/.test(String(value)),
  route: (value) => routesLogged.includes(String(value)) || /^[a-z.]{3,20}$/.test(String(value)),
  locale: (value) => value === 'ar' || value === 'en',
  status: (value) => Number.isInteger(value) && Number(value) >= 200 && Number(value) < 600,
  ms: (value) => typeof value === 'number',
  source: (value) => /^(memory|cache|kv|d1|stale|snapshot|streamed)$/.test(String(value)),
  part: (value) => /^[a-z0-9. ]{2,20}$/i.test(String(value)),
  error: (value) => /^[A-Za-z]+(: [A-Za-z0-9_. ]{1,60})?$/.test(String(value)),
  trace: (value) => /^[^"'{}?]*$/.test(String(value)) && String(value).length < 900,
  version: (value) => Number.isInteger(value),
  deployment: (value) => typeof value === 'string' && value.length < 40,
  answers: (value) => Number.isInteger(value),
  form: (value) =>
    /^(support|inquiry|feedback|rating|comment|useCase|suggestion)$/.test(String(value)),
  outcome: (value) =>
    /^(accepted|invalid|captcha|duplicate|limited|unavailable|switched)$/.test(String(value)),
  origin: (value) => value === 'https://evil.example',
  expected: (value) => value === origin,
  kind: (value) => value === 'error',
  incident: (value) => uuid.test(String(value)),
  build: (value) => value === '0123456789abcdef',
  ...Object.fromEntries(
    ['changes', 'documents', 'updatedAt', 'waiting', 'missing', 'orphaned'].map((name) => [
      name,
      (value: unknown) => Number.isInteger(value),
    ]),
  ),
  reference: (value) => /^INFO-\d{10}$/.test(String(value)),
}

const canary = 'qanary'
const book = '/knowledge/sections/books/asset-register-guide'
const faults = [
  '',
  'd1=fail',
  'd1=fail, kv=fail, outbox=fail',
  `kv=corrupt:${canary}1, outbox=corrupt:${canary}1`,
  // Last, because workerd closes connections that were idle for five seconds, and a POST on one is
  // lost.
  'd1=hang, kv=fail, limiter=fail',
]

const headers = (fault: string, extra: Record<string, string> = {}) => ({
  ...newVisitor(),
  'x-fault': fault,
  cookie: `cookie_consent=${canary}2; __Host-session=${canary}3; __Host-display=${canary}4; ${canary}5=x`,
  'user-agent': `Mozilla/5.0 ${canary}6\\r\\n{"level":"info"}`,
  referer: `${origin}/en/faq?name=${canary}7`,
  'accept-language': `en, ${canary}8`,
  'if-none-match': `"${canary}9"`,
  authorization: `Bearer ${canary}10`,
  'x-forwarded-for': `${canary}11`,
  'idempotency-key': `${canary}12`,
  ...extra,
})

const inquiryOf = (ticketNumber: string) => ({
  form: 'inquiry',
  email: `${canary}33@example.com`,
  ticketNumber,
})

/** Sends again when workerd has just closed the connection and the request never arrived. */
async function statusOf(path: string, init: Parameters<Site['ask']>[1]): Promise<number> {
  const response = await site.ask(path, init)
  await response.arrayBuffer()
  const isLost = response.status === 500 && !response.headers.has('x-request-id')
  return isLost ? statusOf(path, init) : response.status
}

async function askEverything(fault: string) {
  const query = `?email=${canary}13%40example.com&q=%0d%0a${canary}14`
  const paths = [
    '/',
    ...some(pages, 12).map(({ path }) => path),
    ...pages.slice(0, 3).map(({ path }) => payloadPath(path)),
    `/${canary}15`,
    `/en/${canary}16/%0d%0a${canary}17`,
    `/ar/${canary}18`,
    `/api/${canary}19`,
    `/%ff${canary}20`,
    `/builds/meta/${canary}21.json`,
    `/assets/${canary}22.js`,
  ]
  const ask = (path: string, init: Parameters<Site['ask']>[1]) => statusOf(path + query, init)
  const gets = paths.map((path) => ask(path, { headers: headers(fault) }))
  const posts = smallPosts.flatMap(({ path, right, wrong }) =>
    [
      [formType, new URLSearchParams({ ...right, note: `${canary}23` }).toString()],
      [formType, new URLSearchParams({ ...wrong, path: `/${canary}24` }).toString()],
      [formType, `${canary}25=%ff`],
      ['application/json', `{"locale":"${canary}26`],
      ['application/json', JSON.stringify({ [`${canary}27`]: `x\n    at ${canary}28` })],
      [`text/${canary}29`, `${canary}30`],
      [formType, `${canary}31`.repeat(9_000)],
    ].map(([type = '', body]) =>
      ask(path, {
        method: 'POST',
        body,
        headers: headers(fault, { 'content-type': type, origin }),
      }),
    ),
  )
  const sent = await Promise.all(
    ['/contact', '/en/contact'].map(async (path) => {
      const own = { fullName: `${canary}34`, message: `${canary}35 ${canary}36` }
      const opened = await openForm(site, path)
      const fields = supportFields(opened, own)
      return {
        path,
        status: opened.status,
        fields: { ...fields, email: `${canary}37@example.com` },
      }
    }),
  )
  const support = sent.flatMap(({ path, fields }) => [
    { path, fields },
    { path, fields },
    { path, fields: { ...fields, message: `${canary}38 is other content` } },
    { path, fields: { ...fields, mainType: `${canary}39`, type: `${canary}40` } },
    { path, fields: { ...fields, captchaAnswer: `${canary}41`, captchaToken: `${canary}42` } },
    { path, fields: { ...fields, captchaPassed: `${canary}43`, altcha: `${canary}44` } },
    { path, fields: { ...fields, intent: 'switch' } },
    { path, fields: { ...fields, form: `${canary}45`, [`${canary}46`]: `${canary}47` } },
    { path, fields: { ...fields, 'cf-turnstile-response': `${canary}48` } },
  ])
  const others: { path: string; fields: Record<string, string> }[] = [
    { path: '/contact/inquiry', fields: inquiryOf('INFO-1234') },
    { path: '/en/contact/inquiry', fields: inquiryOf(`${canary}49`) },
    { path: `/contact?receipt=${canary}50`, fields: {} },
    { path: '/faq', fields: { form: 'feedback', answer: 'yes', reasons: `${canary}51` } },
    { path: '/en/faq', fields: { form: 'feedback', answer: 'no', reasons: 'hardLayout' } },
    { path: '/services/e-marketplace', fields: { form: 'rating', score: `${canary}52` } },
    { path: '/services/e-marketplace', fields: { form: 'rating', score: '4' } },
    { path: '/faq', fields: { form: 'suggestion', comment: `${canary}53` } },
    { path: book, fields: { form: 'comment', comment: `${canary}54 `.repeat(200) } },
    {
      path: '/open-data/working-days',
      fields: { form: 'useCase', comment: `${canary}55`, link: `https://${canary}56@example.com` },
    },
  ]
  // The key in the header would differ from the one in the form.
  const { 'idempotency-key': _, ...carried } = headers(fault)
  const forms = [...support, ...others].map(async ({ path, fields }) => {
    const sending = { ...carried, ...newVisitor(), origin, 'content-type': formType }
    const body = new URLSearchParams(fields).toString()
    return statusOf(path, { method: 'POST', body, headers: sending })
  })
  const opened = sent.map(async ({ status }) => status)
  const foreign = ask('/locale', {
    method: 'POST',
    body: `${canary}32`,
    headers: headers(fault, { origin: `https://evil.example/${canary}33?${canary}60` }),
  })
  const report = {
    kind: 'error',
    incident: '3f2f7a52-6d0b-4c7e-9a86-0f6f4f0f7a11',
    error: 'TypeError',
    trace: ['entry-x.js:1:2'],
    build: '0123456789abcdef',
    path: `/faq/${canary}61`,
  }
  const reports = [{}, { error: `${canary}62` }, { message: `${canary}63` }].map((more) =>
    ask('/api/client-errors', {
      method: 'POST',
      body: JSON.stringify({ ...report, ...more }),
      headers: headers(fault, { 'content-type': 'application/json', origin }),
    }),
  )
  const other = ask('/faq', { method: 'DELETE', headers: headers(fault) })
  return Promise.all([...gets, ...posts, ...opened, ...forms, ...reports, foreign, other])
}

describe('the log of a day with every kind of request and fault', () => {
  const lines: string[] = []
  const statuses: number[] = []
  beforeAll(async () => {
    for (const fault of faults) statuses.push(...(await askEverything(fault)))
    for (const fault of ['mail=fail', 'd1=fail', '* * * * *']) {
      await site.cron(fault)
    }
    lines.push(...(await site.log()))
  })

  it('was made by all of them', () => {
    expect([...new Set(statuses)].sort()).toEqual([
      200, 204, 301, 302, 303, 400, 403, 404, 405, 413, 415, 422, 503,
    ])
    expect(lines.length).toBeGreaterThan(statuses.length)
  })

  it('is one JSON line an event, with the names of the list and nothing else', () => {
    for (const line of lines) {
      expect(line).toMatch(/^\{.*\}$/)
      const entries = Object.entries(JSON.parse(line) as Record<string, unknown>)
      const strange = entries.filter(([name, value]) => !allowed[name]?.(value))
      expect(strange).toEqual([])
    }
  })

  it('has one line of every request, by its number', () => {
    const requests = lines
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'request')
    expect(requests).toHaveLength(statuses.length)
    expect(new Set(requests.map(({ request }) => request)).size).toBe(statuses.length)
    expect(requests.map(({ status }) => status).sort()).toEqual(statuses.toSorted())
  })

  it('tells which part was away, and holds nothing that a visitor sent', async () => {
    const parts = new Set(lines.map((line) => JSON.parse(line).part).filter(Boolean))
    expect([...parts]).toEqual(
      expect.arrayContaining(['d1.read', 'd1.write', 'kv.get', 'limiter', 'outbox.put']),
    )
    const found = JSON.stringify(await site.log()).match(new RegExp(`${canary}\\d+`, 'g'))
    expect(found).toBeNull()
  })

  it('is in the bucket too, line by line, and holds nothing that a visitor sent there', async () => {
    const { LOGS } = await site.env()
    const stored: string[] = []
    const query = { from: Date.now() - 3_600_000, to: Date.now() + 3_600_000, pattern: null }
    for await (const line of readLogs(LOGS, query)) stored.push(line)
    const requests = (text: string) => JSON.parse(text).event === 'request'
    expect(stored.filter(requests).length).toBeGreaterThanOrEqual(statuses.length)
    const known = { ...allowed, at: (value: unknown) => !Number.isNaN(Date.parse(String(value))) }
    const strange = stored.flatMap((text) =>
      Object.entries(JSON.parse(text)).filter(
        ([name, value]) => !known[name as keyof typeof known]?.(value),
      ),
    )
    expect(strange).toEqual([])
    expect(stored.join().match(new RegExp(`${canary}\\d+`, 'g'))).toBeNull()
  })
})
