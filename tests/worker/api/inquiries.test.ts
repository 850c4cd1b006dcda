import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inquirySchema } from '#domain/resources/writes'
import { openSite, origin, type Site } from '../../support/site'
import { problemOf } from './programs'

let site: Site
beforeAll(async () => {
  site = await openSite({ samples: true })
})
afterAll(() => site.close())

const own = { ticketNumber: 'INFO-1234', email: 'visitor@example.com' }
let visitors = 0

async function inquire(body: object, headers: Record<string, string> = {}) {
  visitors += 1
  const response = await site.ask('/api/v1/inquiries', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'accept-language': 'en',
      'cf-connecting-ip': `203.0.113.${visitors}`,
      ...headers,
    },
  })
  return { response, status: response.status, json: (await response.json()) as object }
}

describe('an inquiry by a program', () => {
  it('returns the status, the steps and the address of the page to the sender', async () => {
    const { response, status, json } = await inquire(own)
    expect(status).toBe(200)
    const found = v.parse(inquirySchema, json)
    expect([found.reference, found.kind]).toEqual(['INFO-1234', 'INFO'])
    expect(found.timeline[0]).toMatchObject({ status: 'received', at: found.submittedAt })
    expect(found.timeline.at(-1)).toMatchObject({ status: found.status, at: found.updatedAt })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    const page = new URL(found.page)
    expect(page.origin).toBe(origin)
    const html = await (await site.ask(page.pathname + page.search)).text()
    expect(html).toContain('INFO-1234')
  })

  it('has its notes in the language asked for', async () => {
    const notes = async (language: string) => {
      const { json } = await inquire(own, { 'accept-language': language })
      return v.parse(inquirySchema, json).timeline.flatMap(({ note }) => note ?? [])
    }
    expect((await notes('ar')).join(' ')).toMatch(/[\u0600-\u06ff]/)
    expect((await notes('en')).join(' ')).not.toMatch(/[\u0600-\u06ff]/)
  })

  it('has what was written about the answer later, and says which text a correction replaced', async () => {
    const reference = 'SUGG-1000000039'
    const { DB } = await site.env()
    const answer = `(SELECT sequence FROM events WHERE reference = '${reference}' AND status = 'answered')`
    const last = `(SELECT updated_at + 1 FROM submissions WHERE reference = '${reference}')`
    await DB.prepare(
      `INSERT INTO amendments VALUES ('${reference}', 1, ${answer}, 0, ${last}, NULL, 'The right figure.', 'a')`,
    ).run()
    const { json } = await inquire({ ...own, ticketNumber: reference })
    const { timeline, status } = v.parse(inquirySchema, json)
    const notes = timeline.filter(({ note }) => note !== null)
    expect(notes).toMatchObject([
      { status: 'answered', amendment: null, replaced: true },
      { status, amendment: 'correction', replaced: false, note: 'The right figure.' },
    ])
    expect(timeline.at(-1)).toEqual(notes[1])
  })

  it('gets the same response for a wrong address and an unknown number', async () => {
    const wrong = await inquire({ ...own, email: 'other@example.com' })
    const unknown = await inquire({ ...own, ticketNumber: 'INFO-9999' })
    expect(problemOf(wrong)).toEqual([422, 'invalid-fields'])
    const withoutId = ({ json }: typeof wrong) => ({ ...json, instance: '', requestId: '' })
    expect(withoutId(unknown)).toEqual(withoutId(wrong))
    expect(Reflect.get(wrong.json, 'issues')).toMatchObject([
      { field: 'ticketNumber' },
      { field: 'email' },
    ])
  })

  it('may be wrong five times; the form counts the same attempts', async () => {
    const headers = { 'cf-connecting-ip': '198.51.100.7' }
    const statuses: number[] = []
    for (let round = 0; round < 5; round++) {
      statuses.push((await inquire({ ...own, email: 'other@example.com' }, headers)).status)
    }
    const limited = await inquire(own, headers)
    expect(statuses).toEqual([422, 422, 422, 422, 422])
    expect(problemOf(limited)).toEqual([429, 'too-many-writes'])
    expect(Number(limited.response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it.each([
    [{}, { 'idempotency-key': '' }, 400, 'missing-idempotency-key'],
    [{ ...own, altcha: 'x' }, {}, 422, 'unknown-field'],
    [{ ticketNumber: 'INFO-1234' }, {}, 422, 'invalid-fields'],
    [{ ...own, email: { $ne: 1 } }, {}, 422, 'invalid-fields'],
    [own, { origin: 'https://other.example' }, 403, 'foreign-origin'],
  ])('with %j and %j is a problem', async (body, headers, status, problem) => {
    const wrong = await inquire(body, headers as Record<string, string>)
    expect(problemOf(wrong)).toEqual([status, problem])
  })

  it('leaves no address in the log', async () => {
    await inquire(own)
    expect((await site.log()).join('\n')).not.toContain('visitor@example.com')
  })
})
