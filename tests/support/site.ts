import { readFileSync } from 'node:fs'
import { createTestHarness, type TestHarness } from 'wrangler'
import { buildSeed } from '#db/seed'

export const origin = 'http://localhost:8787'
const statementsAtOnce = 50

type Answer = Awaited<ReturnType<TestHarness['fetch']>>
type Asking = Parameters<TestHarness['fetch']>[1]

export interface Site {
  harness: TestHarness
  /** Asks the worker itself, as the production origin; redirects are not followed. */
  ask: (path: string, init?: Asking) => Promise<Answer>
  env: () => Promise<Env>
  /** Empties D1, KV and the isolate, and seeds anew. */
  fresh: () => Promise<void>
  close: () => Promise<void>
}

export interface SiteOptions {
  /** A wrangler configuration other than the production build's. */
  config?: string
  vars?: Record<string, string>
  seeded?: boolean
}

async function seed(harness: TestHarness): Promise<void> {
  const worker = harness.getWorker<Env>()
  await worker.applyD1Migrations('DB')
  const { DB } = await worker.getEnv()
  const { statements } = buildSeed()
  for (let at = 0; at < statements.length; at += statementsAtOnce) {
    const some = statements.slice(at, at + statementsAtOnce)
    await DB.batch(some.map((statement) => DB.prepare(statement)))
  }
}

/** The production build in a workerd of its own, with real D1, KV and limits. */
export async function openSite(options: SiteOptions = {}): Promise<Site> {
  const { config = 'dist/worker/wrangler.json', vars, seeded = true } = options
  const secrets = { SIGNING_KEY: readSigningKey() }
  const harness = createTestHarness({
    workers: [{ configPath: config, vars: { ...vars, ...secrets } }],
  })
  await harness.listen()
  if (seeded) await seed(harness)
  return {
    harness,
    ask: (path, init) => harness.fetch(new URL(path, origin).href, { redirect: 'manual', ...init }),
    env: () => harness.getWorker<Env>().getEnv(),
    async fresh() {
      await harness.reset()
      if (seeded) await seed(harness)
    },
    close: () => harness.close(),
  }
}

function readSigningKey(): string {
  const line = /SIGNING_KEY="?([^"\n]+)"?/.exec(readFileSync('.dev.vars', 'utf8'))
  if (!line?.[1]) throw new Error('.dev.vars has no SIGNING_KEY')
  return line[1]
}
