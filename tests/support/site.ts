import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Headers, Response } from 'miniflare'
import { createTestHarness, type TestHarness } from 'wrangler'
import { buildSampleTickets } from '#db/seed/sample-tickets'
import { readDataSecrets, readWorkerSecrets } from './secret'
import { readSeed } from './seed'
import { runStatements } from './statements'

export const origin = 'http://localhost:8787'

type Answer = Awaited<ReturnType<TestHarness['fetch']>>
type Asking = Parameters<TestHarness['fetch']>[1]

export interface Site {
  harness: TestHarness
  /** Sends a request to the worker under the production origin; does not follow redirects. */
  ask: (path: string, init?: Asking) => Promise<Answer>
  env: () => Promise<Env>
  /** A new isolate over the same D1 and KV. */
  isolate: () => Promise<void>
  /** The worker's log lines since this isolate started. */
  log: () => string[]
  /**
   * The source of a page by its log line; the memory cache writes no line for a single response.
   */
  source: (answer: Answer) => string
  /** The address the site listens on, for tests that read raw bytes. */
  address: () => Promise<URL>
  /** Runs the jobs of one minute. */
  cron: () => Promise<void>
  /** Empties D1, KV and the isolate, and seeds again. */
  fresh: () => Promise<void>
  close: () => Promise<void>
}

export interface SiteOptions {
  /** A wrangler configuration other than the production build's. */
  config?: string
  vars?: Record<string, string>
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
}

/** Writes a copy of the configuration with a smaller read limit. */
function limitReads(config: string, reads: number): string {
  const from = dirname(resolve(config))
  const settings = JSON.parse(readFileSync(config, 'utf8'))
  settings.main = resolve(from, settings.main)
  settings.assets.directory = resolve(from, settings.assets.directory)
  for (const database of settings.d1_databases) {
    database.migrations_dir = resolve(from, database.migrations_dir)
  }
  for (const limit of settings.ratelimits) {
    if (limit.name === 'READ_LIMIT') limit.simple.limit = reads
  }
  const file = join(mkdtempSync(join(tmpdir(), 'site-')), 'wrangler.json')
  writeFileSync(file, JSON.stringify(settings))
  return file
}

/**
 * Requests without compression, which would take the local proxy twice the time, and reads the
 * whole body, because a site cannot close while a body is unread.
 */
async function askWhole(harness: TestHarness, path: string, init?: Asking): Promise<Answer> {
  const headers = new Headers(init?.headers)
  if (!headers.has('accept-encoding')) headers.set('accept-encoding', 'identity')
  const { href } = new URL(path, origin)
  const answer = await harness.fetch(href, { redirect: 'manual', ...init, headers })
  return new Response(answer.body && (await answer.arrayBuffer()), answer)
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

function writeSettings(settings: Record<string, unknown>): string[] {
  return Object.entries(settings).map(([key, value]) => {
    const values = [key, JSON.stringify(value)].map(quoted).join()
    return `INSERT OR REPLACE INTO settings (key, value) VALUES (${values})`
  })
}

async function seed(
  harness: TestHarness,
  { samples = false, settings = {}, statements = [] }: SiteOptions,
): Promise<void> {
  const worker = harness.getWorker<Env>()
  await worker.applyD1Migrations('DB')
  const { DB } = await worker.getEnv()
  const requests = samples ? await buildSampleTickets(readDataSecrets()) : []
  await runStatements(DB, [...readSeed(), ...requests, ...writeSettings(settings), ...statements])
}

/** Opens the production build in its own workerd, with real D1, KV and limits. */
export async function openSite(options: SiteOptions = {}): Promise<Site> {
  const { config = 'dist/worker/wrangler.json', vars, seeded = true, reads } = options
  const harness = createTestHarness({
    workers: [
      {
        configPath: reads ? limitReads(config, reads) : config,
        vars: { ...readWorkerSecrets(), ...vars },
      },
    ],
  })
  if (seeded) readSeed()
  await harness.listen()
  if (seeded) await seed(harness, options)
  const log = () => harness.getLogs().map(({ message }) => message)
  return {
    harness,
    ask: (path, init) => askWhole(harness, path, init),
    env: () => harness.getWorker<Env>().getEnv(),
    isolate: () => harness.update((unchanged) => unchanged),
    log,
    source({ headers }) {
      const id = headers.get('x-request-id') ?? 'no number'
      const line = log().findLast((text) => text.includes(id) && text.includes('"event":"request"'))
      return line ? JSON.parse(line).source : 'memory'
    },
    address: async () => (await harness.listen()).url,
    async cron() {
      await harness.getWorker<Env>().scheduled({ cron: '* * * * *' })
    },
    async fresh() {
      await harness.reset()
      if (seeded) await seed(harness, options)
    },
    close: () => harness.close(),
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
