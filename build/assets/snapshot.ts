import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { getPlatformProxy } from 'wrangler'
import { buildId, snapshotTime } from '../build-id.ts'
import { loadModule } from '../load-module.ts'

type Client = typeof import('../../db/client.ts')
type Seed = typeof import('../../db/seed/seed.ts')
type Payloads = typeof import('../../worker/app/snapshot-payloads.ts')
type Publish = typeof import('../../db/datasets/publish-datasets.ts')
type Envelopes = typeof import('../../worker/payloads/envelope.ts')

const batchSize = 50

function migrations(folder: string): string[] {
  return globSync(`${folder}/*.sql`)
    .sort()
    .flatMap((file) => readFileSync(file, 'utf8').split('--> statement-breakpoint'))
    .filter((statement) => statement.trim() !== '')
}

const attempts = 6

/**
 * Repeats a step that fails; it must be repeatable. workerd closes connections after five idle
 * seconds, and on a busy machine several calls in a row may meet a closed one.
 */
async function withRetries<T>(step: () => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    try {
      return await step()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200 * attempt))
    }
  }
  return step()
}

async function run(d1: D1Database, statements: string[]): Promise<void> {
  for (let at = 0; at < statements.length; at += batchSize) {
    const batch = statements.slice(at, at + batchSize)
    await withRetries(() => d1.batch(batch.map((statement) => d1.prepare(statement))))
  }
}

/**
 * Writes the snapshot that serves pages if neither KV nor D1 responds: the payloads of every route
 * and language, loaded by the worker's own loaders from a temporary D1 database.
 */
export async function writeSnapshot(clientDir: string): Promise<void> {
  const { buildSeed } = await loadModule<Seed>('db/seed/seed.ts')
  // Before the database is opened: workerd closes a connection that is idle while the seed is made.
  const statements = [...migrations('migrations'), ...buildSeed().statements]
  const state = mkdtempSync(join(tmpdir(), 'snapshot-'))
  const { env, dispose } = await getPlatformProxy<Env>({ persist: { path: state } })
  try {
    await run(env.DB, statements)
    await run(env.SEARCH, migrations('migrations/search'))
    const { createDatabase } = await loadModule<Client>('db/client.ts')
    const { publishDatasets } = await loadModule<Publish>('db/datasets/publish-datasets.ts')
    const { readAllPayloads } = await loadModule<Payloads>('worker/app/snapshot-payloads.ts')
    const { snapshotPath } = await loadModule<Envelopes>('worker/payloads/envelope.ts')
    const context = { build: buildId(), origin: env.PUBLIC_ORIGIN, now: snapshotTime() }
    const primary = createDatabase(env.DB)
    const stores = { db: primary, search: env.SEARCH, files: env.DATASETS }
    const onFailure = (dataset: string, cause: unknown) => {
      throw new Error(`The dataset ${dataset} has no version for the snapshot`, { cause })
    }
    const publish = () => publishDatasets({ ...stores, now: context.now, onFailure })
    const read = () => readAllPayloads(primary, context)
    await withRetries(publish)
    for (const entry of await withRetries(read)) {
      const file = join(clientDir, snapshotPath(entry))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(entry))
    }
  } finally {
    await dispose()
    rmSync(state, { recursive: true, force: true })
  }
}
