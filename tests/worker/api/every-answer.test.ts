import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { some } from '../../support/sample'
import { openSite, origin, type Site } from '../../support/site'
import { createChecker, type Json, type OpenApi, type Operation, readOpenApi } from './openapi'
import { newKey } from './programs'

let site: Site
let api: OpenApi
let check: ReturnType<typeof createChecker>
beforeAll(async () => {
  site = await openSite({ faulty: true })
  api = await readOpenApi(site)
  check = createChecker(api)
})
afterAll(() => site.close())

const fault = (text: string) => ({ 'x-fault': text })
const visitor = (number: number) => ({ 'cf-connecting-ip': `198.51.100.${number}` })

/** Calls an operation and expects a documented answer of this status. */
async function expectAnswer(
  { method, path, responses }: Operation,
  status: number,
  {
    id = 'working-days',
    query = '',
    from = site,
    tries = 1,
    ...init
  }: {
    id?: string
    /** A function gives each try an address that nothing has kept. */
    query?: string | ((turn: number) => string)
    from?: Site
    tries?: number
    [name: string]: unknown
  },
): Promise<void> {
  const address = path.replace('{id}', id)
  const queryOf = typeof query === 'string' ? () => query : query
  const ask = (turn: number) =>
    from.ask(address + queryOf(turn), { method: method.toUpperCase(), ...init } as never)
  let answer = await ask(1)
  for (let turn = 2; turn <= tries && answer.status !== status; turn += 1) answer = await ask(turn)
  const text = await answer.text()
  expect([address, answer.status, String(status) in responses]).toEqual([address, status, true])
  if (status === 304) return
  const operation = { method, path, responses } as Operation
  const isDescribed = await check.isResponse(operation, status, JSON.parse(text) as Json)
  expect([address, status, isDescribed]).toEqual([address, status, true])
}

describe('every read', () => {
  it('is 304 for who has the answer, 400, 404 and 503 as the document says', async () => {
    const headers = visitor(1)
    expect(api.operations.length).toBeGreaterThan(25)
    const readsWhileDown = new Set(some(api.operations, 6))
    for (const operation of api.operations) {
      const { path, responses } = operation
      await expectAnswer(operation, 400, { query: '?no-such-parameter=1', headers })
      if ('304' in responses) {
        const list = await site.ask(`${path.replace(/\/\{id\}.*/, '')}?limit=1`)
        const { items = [] } = (await list.json()) as { items?: { id: string }[] }
        const id = path.endsWith('/rows') ? 'working-days' : (items[0]?.id ?? '')
        const etag = (await site.ask(path.replace('{id}', id))).headers.get('etag') ?? ''
        expect([path, etag]).not.toEqual([path, ''])
        await expectAnswer(operation, 304, { id, headers: { ...headers, 'if-none-match': etag } })
      }
      if ('404' in responses) await expectAnswer(operation, 404, { id: 'no-such-record', headers })
      if ('503' in responses && readsWhileDown.has(operation)) {
        await site.isolate()
        const down = { ...headers, ...fault('d1=fail, kv=fail, cache=fail') }
        await expectAnswer(operation, 503, { headers: down })
      }
      expect([path, '304' in responses]).toEqual([path, !path.endsWith('/challenge')])
    }
  })

  it('is 429 over the limit', async () => {
    const limited = await openSite({ reads: 1 })
    onTestFinished(() => limited.close())
    const limitedOperations = api.operations.filter(({ responses }) => '429' in responses)
    for (const [number, operation] of limitedOperations.entries()) {
      const { path } = operation
      const headers = visitor(100 + number)
      const queries: Record<string, string> = {
        challenge: '?for=subscriptions',
        gz: '',
        // No answer of it is kept.
        search: '?q=contract',
      }
      const query = queries[path.split(/[/.]/).at(-1) ?? ''] ?? ((turn: number) => `?limit=${turn}`)
      const address = path.endsWith('{id}') ? { id: 'no-such-record' } : { query }
      // The limiter counts in windows of the real clock, one of which may end between any two calls.
      await expectAnswer(operation, 429, { from: limited, ...address, headers, tries: 4 })
    }
  })
})

describe('every write', () => {
  it('is refused as the document says', async () => {
    const json = { 'content-type': 'application/json' }
    expect(api.writes.length).toBe(8)
    for (const [number, operation] of api.writes.entries()) {
      const own = { ...json, ...visitor(10 + number) }
      const keyed = { ...own, 'idempotency-key': newKey() }
      await expectAnswer(operation, 400, { headers: own, body: '{}' })
      await expectAnswer(operation, 403, {
        headers: { ...keyed, origin: 'https://other.example' },
        body: '{}',
      })
      await expectAnswer(operation, 413, {
        headers: keyed,
        body: `{"email":"${'x'.repeat(300_000)}"}`,
      })
      await expectAnswer(operation, 415, {
        headers: { ...keyed, 'content-type': 'text/xml' },
        body: '{}',
      })
      await expectAnswer(operation, 422, { headers: { ...keyed, origin }, body: '{"no":"field"}' })
      if ('404' in operation.responses) {
        await expectAnswer(operation, 404, { headers: keyed, body: '{"page":"/nothing"}' })
      }
    }
  })

  it('is 429 for who sends too many', async () => {
    const headers = { 'content-type': 'application/json', ...visitor(30) }
    // The limit of 60 is of a minute of the real clock, which may end between any two calls.
    for (const operation of api.writes) {
      await expectAnswer(operation, 429, { headers, body: '{}', tries: 125 })
    }
  })
})
