import { expect, it } from 'vitest'
import type { Database } from '#db/client'
import { createVersionMemory } from '#worker/payloads/content-version'
import { type PayloadMemory, PayloadReader } from '#worker/payloads/payload-reader'

const now = Date.parse('2026-11-28T09:00:00+03:00')

/** A reader of one request over an empty KV and a D1 at version 3. */
function createReader(memory = createMemory()) {
  const calls: string[] = []
  async function readVersion() {
    calls.push('version')
    return { version: 3 }
  }
  const reader = new PayloadReader({
    build: 'build',
    kv: { get: async () => null, put: async () => {} } as unknown as KVNamespace,
    assets: { fetch: async () => new Response(null, { status: 404 }) },
    origin: 'https://example.com',
    memory,
    now,
    sessions: {
      db: { query: { publications: { findFirst: readVersion } } } as unknown as Database,
      readFromPrimary() {},
      rememberBookmark() {},
    },
    waitUntil() {},
  })
  async function read() {
    calls.push('payload')
    return { text: 'as read' }
  }
  return { reader, calls, query: { name: 'faq', locale: 'en', read } as const }
}

function createMemory() {
  const payloads: PayloadMemory = new Map()
  return { versions: createVersionMemory(), payloads }
}

it('reads the version and a payload once for all who ask in a request', async () => {
  const { reader, calls, query } = createReader()
  const found = await Promise.all([reader.find(query), reader.load(query)])
  expect(found.map((one) => one?.payload)).toEqual([{ text: 'as read' }, { text: 'as read' }])
  expect(await reader.loadRemembered(query)).toMatchObject({ version: 3, source: 'd1' })
  expect(calls).toEqual(['version', 'payload'])
})

it('reads the payload of another language or name of its own', async () => {
  const { reader, calls, query } = createReader()
  await Promise.all([
    reader.find(query),
    reader.find({ ...query, locale: 'ar' }),
    reader.find({ ...query, name: 'sla' }),
  ])
  expect(calls).toEqual(['version', 'payload', 'payload', 'payload'])
})

it('reads a payload again past KV once a document rendered from it has failed', async () => {
  const { reader, calls, query } = createReader()
  await reader.find(query)
  await reader.find({ ...query, bypassKv: true })
  expect(calls).toEqual(['version', 'payload', 'payload'])
})

it('tries again what no source had', async () => {
  const { reader, query } = createReader()
  const fail = () => Promise.reject(new Error('away'))
  await expect(reader.find({ ...query, read: fail })).rejects.toMatchObject({ status: 503 })
  expect(await reader.find(query)).toMatchObject({ payload: { text: 'as read' } })
})

it('finds in a later request what the isolate remembers, while it is current', async () => {
  const memory = createMemory()
  const first = createReader(memory)
  await first.reader.loadRemembered(first.query)
  const second = createReader(memory)
  expect(await second.reader.loadRemembered(second.query)).toMatchObject({ version: 3 })
  memory.versions.current = { version: 4, checkedAt: now }
  expect(second.calls).toEqual([])
  await second.reader.loadRemembered(second.query)
  expect(second.calls).toContain('payload')
})
