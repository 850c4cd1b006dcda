import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor } from '../../support/forms/posts'
import { isSoak, runs } from '../../support/sample'
import { openSite, type Site } from '../../support/site'
import { encodeBody } from './bodies'
import { type Call, type Lists, readLists, readsOf, writesOf } from './calls'
import { createChecker, type OpenApi, type Operation, readOpenApi } from './openapi'

let site: Site
let api: OpenApi
let lists: Lists
beforeAll(async () => {
  site = await openSite({ reads: 100_000 })
  api = await readOpenApi(site)
  lists = await readLists(site, api)
})
afterAll(() => site.close())

async function send({ operation, address, key, body }: Call) {
  if (!body) return site.ask(address)
  const { type, bytes } = await encodeBody(body)
  return site.ask(address, {
    method: operation.method.toUpperCase(),
    body: bytes,
    headers: {
      ...newVisitor(),
      'content-type': type,
      ...(key !== null && { 'idempotency-key': key }),
    },
  })
}

/** Calls of all operations, in equal shares of lists, single records, rows and writes. */
function callsOf({ operations, writes }: OpenApi): fc.Arbitrary<Call> {
  const isRecord = ({ path }: Operation) => path.endsWith('{id}')
  const isRows = ({ path }: Operation) => path.endsWith('/rows')
  const groups = [
    operations.filter((one) => !isRecord(one) && !isRows(one)),
    operations.filter(isRecord),
    operations.filter(isRows),
    writes,
  ]
  return fc.oneof(
    ...groups.map((group) =>
      fc
        .constantFrom(...group)
        .chain((one) => (one.method === 'get' ? readsOf(one, lists) : writesOf(one))),
    ),
  )
}

describe('any call made from the document', () => {
  it('is answered as it says, never with 5xx', async () => {
    const check = createChecker(api)
    const answered: { operation: Operation; address: string; status: number }[] = []
    await fc.assert(
      fc.asyncProperty(callsOf(api), async (call) => {
        const { operation, address } = call
        const response = await send(call)
        const { status } = response
        const type = response.headers.get('content-type')?.split(';')[0] ?? ''
        const text = await response.text()
        answered.push({ operation, address, status })
        const isDocumented = status < 500 && status in operation.responses
        expect([address, status, isDocumented]).toEqual([address, status, true])
        const isDescribed = ['text/csv', 'application/jsonl', 'application/gzip'].includes(type)
          ? status === 200 && type in (operation.responses[status]?.content ?? {})
          : await check.isResponse(operation, status, JSON.parse(text))
        expect([address, status, isDescribed]).toEqual([address, status, true])
      }),
      { ...runs, numRuns: isSoak ? 2_000 : 200 },
    )
    const statusesOf = (method: Operation['method']) => [
      ...new Set(
        answered.filter((one) => one.operation.method === method).map(({ status }) => status),
      ),
    ]
    expect(statusesOf('get').toSorted()).toEqual([200, 400, 404])
    expect(statusesOf('post').toSorted()).toEqual([400, 404, 422])
    const found = answered.filter(({ status }) => status === 200)
    const records = found.filter(({ operation }) => operation.path.endsWith('{id}'))
    const rows = found.filter(({ address }) => /\/rows\?.*filter%5B/.test(address))
    expect(records.length).toBeGreaterThan(10)
    expect(rows.length).toBeGreaterThan(3)
    const called = new Set(answered.map(({ operation }) => operation))
    expect(api.writes.filter((one) => !called.has(one))).toEqual([])
  }, 600_000)
})
