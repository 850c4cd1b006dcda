import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor, poster } from '../../support/forms/posts'
import { openSite, origin, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite({ seeded: false })
})
afterAll(() => site.close())

const { json, post } = poster(() => site)
const address = '/api/client-errors'
const incident = '3f2f7a52-6d0b-4c7e-9a86-0f6f4f0f7a11'
const report = {
  kind: 'error',
  incident,
  error: 'TypeError',
  trace: ['entry-DzbjyX5s.js:1:2345', 'faq-B_0-x.js:1:9'],
  build: '0123456789abcdef',
  path: '/en/faq',
}
const lines = async () =>
  (await site.log()).map((line) => JSON.parse(line)).filter(({ event }) => event === 'client-error')

describe('a browser’s report of an uncaught error', () => {
  it('is written to the log, and answered with nothing', async () => {
    const before = (await lines()).length
    const answer = await json(address, report)
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { path: _, trace, ...said } = report
    expect((await lines()).slice(before)).toEqual([
      {
        level: 'error',
        event: 'client-error',
        request: answer.headers.get('x-request-id') ?? expect.any(String),
        ...said,
        trace: trace.join(' < '),
        route: 'faq',
        locale: 'en',
      },
    ])
  })

  it('of a page that is none names no route', async () => {
    const other = '00000000-0000-4000-8000-000000000002'
    const path = '/noura@example.com'
    expect((await json(address, { ...report, incident: other, path, trace: [] })).status).toBe(204)
    const line = (await lines()).find((line) => line.incident === other)
    expect(Object.keys(line).sort()).toEqual(
      ['level', 'event', 'request', 'kind', 'incident', 'error', 'build'].sort(),
    )
  })

  const hostile: [string, unknown][] = [
    ['a message', { ...report, message: 'noura@example.com' }],
    ['an address in its trace', { ...report, trace: ['https://localhost/faq?email=a@b.c:1:2'] }],
    ['another file in its trace', { ...report, trace: ['/home/noura/x.js:1:2'] }],
    ['seven positions', { ...report, trace: Array(7).fill('entry-x.js:1:2') }],
    ['a sentence for a class', { ...report, error: 'noura typed this' }],
    ['a kind of its own', { ...report, kind: 'other' }],
    ['a number of its own', { ...report, incident: 'noura' }],
    ['a line break in its build', { ...report, build: '0123456789abcde\n' }],
    ['no path', { ...report, path: 'faq' }],
    ['nothing', {}],
  ]
  it.each(hostile)('with %s is refused and not written', async (_, body) => {
    const before = (await lines()).length
    const answer = await json(address, body)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      422,
      'application/problem+json; charset=utf-8',
    ])
    expect(await lines()).toHaveLength(before)
  })

  it('may have 4 KiB, is JSON, of this site, and a POST', async () => {
    const type = { 'content-type': 'application/json' }
    const sized = (size: number) =>
      ' '.repeat(size - JSON.stringify(report).length) + JSON.stringify(report)
    expect((await post(address, sized(4_096), type)).status).toBe(204)
    expect((await post(address, sized(4_097), type)).status).toBe(413)
    expect((await post(address, '{', type)).status).toBe(400)
    expect((await post(address, 'a=b', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await json(address, report, { origin: 'https://evil.example' })).status).toBe(403)
    const read = await site.ask(address)
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('stands at its bare address alone', async () => {
    const moved = await site.ask(`/en${address}`)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, address])
    const sent = await json(`/en${address}`, report)
    expect([sent.status, sent.headers.get('location')]).toEqual([308, address])
  })

  it('is limited, and takes nothing from the forms of who sends it', async () => {
    const headers = { ...newVisitor(), origin, 'content-type': 'application/json' }
    const send = () => site.ask(address, { method: 'POST', body: JSON.stringify(report), headers })
    const statuses = []
    // A rate-limit window may end during the loop, but not twice.
    while (statuses.length < 130 && statuses.at(-1) !== 429) statuses.push((await send()).status)
    expect(statuses.length).toBeGreaterThanOrEqual(60)
    expect(statuses.at(-1)).toBe(429)
    const form = await site.ask('/locale', { method: 'POST', body: '{"locale":"en"}', headers })
    expect(form.status).toBe(204)
  })
})
