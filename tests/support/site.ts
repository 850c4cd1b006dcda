import { EventEmitter, once } from 'node:events'
import { globSync } from 'node:fs'
import { Miniflare, type V4WorkerOptions } from 'miniflare'
import { buildSampleTickets } from '#db/seed/sample-tickets'
import { type Answer, type Asking, askWhole, origin } from './ask'
import { clockedModules, renewPath } from './clocked-modules'
import { closeConnections } from './connections'
import { d1Worker, remoteDatabase } from './d1/remote-database'
import { faultSpeed } from './fault-speed'
import {
  asModule,
  asStrippedModule,
  builtFiles,
  deleteState,
  newState,
  readConfiguration,
  runtimeOptions,
  setQueues,
} from './runtime.ts'
import { readDataSecrets, readWorkerSecrets } from './secret'
import { prepareSeededState } from './seeded-state'
import { runStatements } from './statements'

export { origin }

export interface Site {
  /** Sends a request to the worker under the production origin; does not follow redirects. */
  ask: (path: string, init?: Asking) => Promise<Answer>
  env: () => Promise<Env>
  /** A new isolate over the same D1 and KV, which takes a second of CPU. */
  isolate: () => Promise<void>
  /** Lets the seconds pass in the isolate after which it knows what was published meanwhile. */
  renew: () => Promise<void>
  /** The worker's log lines of all requests answered so far. */
  log: () => Promise<string[]>
  /** What the local bindings announce, such as sent mails. */
  announcements: readonly string[]
  /**
   * The source of a page by its log line; the memory cache writes no line for a single response.
   */
  source: (answer: Answer) => Promise<string>
  /** The address the site listens on, for tests that read raw bytes. */
  address: () => Promise<URL>
  /** The same without static assets and the proxy in front of the worker. */
  directAddress: () => Promise<URL>
  /** Hands a message to the worker, as the platform does with one that has arrived. */
  deliver: (message: SentMessage) => Promise<DeliveryResult>
  /** Runs the jobs of one minute, or of another cron expression. */
  cron: (expression?: string) => Promise<void>
  /** Empties D1, KV and the isolate, and seeds again. */
  fresh: () => Promise<void>
  close: () => Promise<void>
}

/** A raw message (RFC 5322) with its envelope. */
export interface SentMessage {
  from: string
  to: string
  raw: string
}

/** What the worker did with a message, as the local platform tells it. */
interface DeliveryResult {
  /** The platform asks the sending server to try again after an exception. */
  outcome: 'ok' | 'exception'
  rejectReason?: string
  forwards: { recipient: string; headers: [string, string][] }[]
}

export interface SiteOptions {
  /** With bindings that fail as the header `x-fault` says (tests/faults/worker). */
  faulty?: boolean
  vars?: Record<string, string>
  /** With the Images binding; without it, the original of a picture stands for every size. */
  images?: boolean
  /** With the bucket that keeps the lines of the log. */
  logs?: boolean
  /** With the bucket of the copies of files. */
  copies?: boolean
  /** With the queue of bulk mail, which gives a mail up after some repetitions. */
  queues?: { retries: number }
  /** False for databases without tables. */
  seeded?: boolean
  /** Also loads the sample tickets. */
  samples?: boolean
  /** Content settings that override the seed, by key. */
  settings?: Record<string, unknown>
  /** Statements that run on the seeded database. */
  statements?: string[]
  /**
   * Limit of uncached reads per visitor in ten seconds, where the default is too high for a test.
   */
  reads?: number
  /** Limit of writes per session in a minute, where the default is too low for a test. */
  writes?: number
}

/** The entry first: Miniflare starts the first module. */
function faultyModules() {
  const folder = 'tests/faults/worker/'
  const others = globSync(`${folder}*.ts`).filter((file) => !file.endsWith('/entry.ts'))
  return [`${folder}entry.ts`, ...others, 'tests/support/random.ts'].map(asStrippedModule)
}

function readWorker({
  faulty,
  vars,
  reads,
  writes,
  images,
  logs,
  copies,
  queues,
}: SiteOptions): V4WorkerOptions {
  const options = readConfiguration(faulty ? 'tests/faults/wrangler.toml' : undefined)
  if (!images) delete options.images
  const { r2Buckets } = options
  if (r2Buckets && !Array.isArray(r2Buckets)) {
    if (!logs) delete r2Buckets.LOGS
    if (!copies) delete r2Buckets.COPIES
  }
  setQueues(options, queues)
  const { READ_LIMIT, WRITE_LIMIT } = options.ratelimits ?? {}
  if (READ_LIMIT && reads) READ_LIMIT.simple.limit = reads
  if (WRITE_LIMIT && writes) WRITE_LIMIT.simple.limit = writes
  const built = builtFiles().map(asModule)
  const modules = faulty ? [...faultyModules(), ...built] : built
  const speed = faulty && { FAULT_SPEED: String(faultSpeed) }
  const bindings = { ...options.bindings, ...readWorkerSecrets(), ...speed, ...vars }
  return { ...options, bindings, modules: clockedModules(modules) }
}

/**
 * Reads the log lines of all requests answered so far. They arrive after their response, in order,
 * so the lines of one more request are awaited and left out.
 */
function createLogReader(
  ask: Site['ask'],
  lines: string[],
  arrivals: EventEmitter,
): () => Promise<string[]> {
  return async () => {
    // Refused as a problem in JSON, which is cheaper than a page.
    const { headers } = await ask('/api/-', { method: 'DELETE' })
    const id = headers.get('x-request-id') ?? 'no number'
    const isOwn = (line: string) => line.includes(id)
    while (!lines.findLast(isOwn)) await once(arrivals, 'line')
    lines.splice(0, lines.length, ...lines.filter((line) => !isOwn(line)))
    return [...lines]
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

function writeSettings(settings: Record<string, unknown>): string[] {
  return Object.entries(settings).map(([key, value]) => {
    const values = [key, JSON.stringify(value)].map(quoted).join()
    return `INSERT OR REPLACE INTO settings (key, value) VALUES (${values})`
  })
}

/** Opens the production build in its own workerd, with real D1, KV and limits. */
export async function openSite(options: SiteOptions = {}): Promise<Site> {
  const { seeded = true, samples, settings = {}, statements = [] } = options
  const worker = readWorker(options)
  const lines: string[] = []
  const arrivals = new EventEmitter().setMaxListeners(0)
  const announcements: string[] = []
  const firstState = async () => newState(seeded ? await prepareSeededState() : undefined)
  let state = await firstState()
  const nextOptions = () =>
    runtimeOptions({
      name: 'site',
      worker,
      state,
      others: [d1Worker(worker.d1Databases)],
      onLog: (line) => {
        lines.push(line)
        arrivals.emit('line')
      },
      onAnnouncement: (message) => announcements.push(message),
    })
  const load = async (database: D1Database) => {
    const tickets = samples ? await buildSampleTickets(readDataSecrets()) : []
    const added = [...tickets, ...writeSettings(settings), ...statements]
    if (added.length > 0) await runStatements(database, added)
  }
  const runtime = new Miniflare(nextOptions())
  const d1 = (name: string) => remoteDatabase(() => runtime.unsafeGetDirectURL('d1'), name)
  const databases = { DB: d1('DB'), SEARCH: d1('SEARCH') }
  const env = async () => ({ ...(await runtime.getBindings<Env>('site')), ...databases })
  await load(databases.DB)
  const ask: Site['ask'] = (path, init) => askWhole(runtime, path, init)
  const readLog = createLogReader(ask, lines, arrivals)
  return {
    ask,
    env,
    async isolate() {
      closeConnections()
      await runtime.setOptions(nextOptions())
    },
    async renew() {
      await ask(renewPath)
    },
    log: readLog,
    announcements,
    async source({ headers }) {
      const id = headers.get('x-request-id') ?? 'no number'
      const line = (await readLog()).findLast(
        (text) => text.includes(id) && text.includes('"event":"request"'),
      )
      return line ? JSON.parse(line).source : 'memory'
    },
    address: () => runtime.ready,
    directAddress: () => runtime.unsafeGetDirectURL('site'),
    async deliver({ from, to, raw }) {
      const query = new URLSearchParams({ format: 'json', from, to })
      const url = `${origin}/cdn-cgi/local/email?${query}`
      const body = Buffer.from(raw, 'latin1')
      const answer = await runtime.dispatchFetch(url, { method: 'POST', body })
      // Miniflare answers so.
      return (await answer.json()) as DeliveryResult
    },
    async cron(expression = '* * * * *') {
      const query = new URLSearchParams({ format: 'json', cron: expression })
      const url = `${origin}/cdn-cgi/local/scheduled?${query}`
      await (await runtime.dispatchFetch(url)).arrayBuffer()
    },
    async fresh() {
      const former = state
      state = await firstState()
      closeConnections()
      await runtime.setOptions(nextOptions())
      deleteState(former)
      await load(databases.DB)
    },
    async close() {
      closeConnections()
      await runtime.dispose()
      deleteState(state)
    },
  }
}

let read: Promise<Site> | undefined

/**
 * One seeded site shared by all files of a test worker that only read; it closes with the worker.
 */
export function readingSite(): Promise<Site> {
  read ??= openSite({ reads: 100_000 })
  return read
}
