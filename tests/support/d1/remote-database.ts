import { Buffer } from 'node:buffer'
import type { V4WorkerOptions } from 'miniflare'
import { request } from '../connections'
import { asStrippedModule } from '../runtime'

export type SentValue = string | number | boolean | null | { base64: string }

interface SentStatement {
  sql: string
  values: SentValue[]
}

export interface D1Call {
  database: string
  method: 'all' | 'raw' | 'batch' | 'exec'
  statements: SentStatement[]
}

type Send = (call: Omit<D1Call, 'database'>) => Promise<unknown>

function toSentValue(value: unknown): SentValue {
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
    const bytes = ArrayBuffer.isView(value)
      ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
      : Buffer.from(value)
    return { base64: bytes.toString('base64') }
  }
  if (value === null || /^(?:string|number|boolean)$/.test(typeof value)) return value as SentValue
  throw new TypeError(`D1 takes no value of the type ${typeof value}`)
}

class RemoteStatement {
  readonly #send: Send
  readonly sent: SentStatement

  constructor(send: Send, sql: string, values: SentValue[] = []) {
    this.#send = send
    this.sent = { sql, values }
  }

  bind(...values: unknown[]): RemoteStatement {
    return new RemoteStatement(this.#send, this.sent.sql, values.map(toSentValue))
  }

  all(): Promise<unknown> {
    return this.#send({ method: 'all', statements: [this.sent] })
  }

  run(): Promise<unknown> {
    return this.all()
  }

  raw(): Promise<unknown> {
    return this.#send({ method: 'raw', statements: [this.sent] })
  }

  async first(column?: string): Promise<unknown> {
    const { results } = (await this.all()) as D1Result<Record<string, unknown>>
    const [row] = results
    return (column && row ? row[column] : row) ?? null
  }
}

const worker: V4WorkerOptions = {
  name: 'd1',
  modules: [asStrippedModule('tests/support/d1/entry.ts')],
  modulesRoot: process.cwd(),
  compatibilityDate: '2026-10-01',
  compatibilityFlags: ['nodejs_compat'],
  unsafeDirectSockets: [{ port: 0 }],
}

/** A worker beside the site's that runs statements on its databases, for `remoteDatabase`. */
export function d1Worker(d1Databases: V4WorkerOptions['d1Databases']): V4WorkerOptions {
  return { ...worker, d1Databases }
}

/**
 * A database of the D1 worker at an address. Each call is one request; Miniflare's own binding
 * blocks this process for every `prepare` and `bind` as well.
 */
export function remoteDatabase(address: () => Promise<URL>, database: string): D1Database {
  const send: Send = async (call) => {
    const body = JSON.stringify({ database, ...call })
    const { origin } = await address()
    const sent = { path: '/', method: 'POST', body } as const
    const response = await request(origin, sent)
    const { result, error } = (await response.body.json()) as { result: unknown; error?: string }
    if (error !== undefined) throw new Error(error)
    return result
  }
  const remote = {
    prepare: (sql: string) => new RemoteStatement(send, sql),
    batch: (statements: RemoteStatement[]) =>
      send({ method: 'batch', statements: statements.map(({ sent }) => sent) }),
    exec: (sql: string) => send({ method: 'exec', statements: [{ sql, values: [] }] }),
  }
  return remote as unknown as D1Database
}
