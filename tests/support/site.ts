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
  /** Asks the worker itself, as the production origin; redirects are not followed. */
  ask: (path: string, init?: Asking) => Promise<Answer>
  env: () => Promise<Env>
  /** A new isolate over the same D1 and KV. */
  isolate: () => Promise<void>
  /** What the worker has logged in this isolate's time, line by line as it stands. */
  log: () => string[]
  /** Where a page came from, as the log says of its number; memory alone tells of no single answer. */
  source: (answer: Answer) => string
  /** Where the site listens, for who has to see the bytes themselves. */
  address: () => Promise<URL>
  /** Lets a minute's jobs run. */
  cron: () => Promise<void>
  /** Empties D1, KV and the isolate, and seeds anew. */
  fresh: () => Promise<void>
  close: () => Promise<void>
}

export interface SiteOptions {
  /** A wrangler configuration other than the production build's. */
  config?: string
  vars?: Record<string, string>
  seeded?: boolean
  /** Also loads the sample requests, with which the inquiry can be tried. */
  samples?: boolean
  /** Content settings besides the seed's, by their keys. */
  settings?: Record<string, unknown>
  /** What else happens to the seeded database. */
  statements?: string[]
  /** How many uncached reads a visitor has in ten seconds, where the setting is too many to try. */
  reads?: number
}

/** The production build's configuration with a smaller read limit, in a file of its own. */
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
 * Asks without compression, which the local proxy would do at twice the time and no test is about;
 * and for the whole answer, as a site cannot close while a body is left unread.
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

/** The production build in a workerd of its own, with real D1, KV and limits. */
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
 * One seeded site for all files of a test worker that change nothing in it; it ends with the worker.
 */
export function readingSite(): Promise<Site> {
  read ??= openSite({ reads: 100_000 })
  return read
}
