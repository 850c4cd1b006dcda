import { Miniflare } from 'miniflare'
import { createDatabase } from '#db/client'
import { rebuildIndex } from '#db/search/update-index'
import { newState, runtimeOptions } from './runtime'
import { readMigrations, readSearchMigrations, readSeed } from './seed'
import { runStatements } from './statements'

const script = 'export default { fetch: () => new Response(null, { status: 404 }) }'
// The identifiers in wrangler.toml and tests/faults/wrangler.toml.
const search = { SEARCH: '00000000-0000-0000-0000-000000000002' }
const databases = {
  DB: '00000000-0000-0000-0000-000000000001',
  REPLICA: '00000000-0000-0000-0000-000000000003',
}

async function makeSeededState(): Promise<string> {
  const state = newState()
  const modules = [{ type: 'ESModule' as const, path: 'state.js', contents: script }]
  const worker = { modules, d1Databases: { ...databases, ...search } }
  const runtime = new Miniflare(
    runtimeOptions({ name: 'state', worker, state, onLog: () => undefined }),
  )
  for (const name of Object.keys(databases)) {
    const statements = [...readMigrations(), ...readSeed()]
    await runStatements(await runtime.getD1Database(name), statements)
  }
  const index = await runtime.getD1Database('SEARCH')
  await runStatements(index, readSearchMigrations())
  const db = createDatabase(await runtime.getD1Database('DB'))
  await rebuildIndex({ db, search: index, now: Date.now(), build: 'test' })
  await runtime.dispose()
  return state
}

const variable = 'TEST_SEEDED_STATE'

/**
 * Folder of a Miniflare's state with the seeded databases, to be copied. Made once for a run; its
 * other processes find it by an environment variable.
 */
export async function prepareSeededState(): Promise<string> {
  const known = process.env[variable] ?? (await makeSeededState())
  process.env[variable] = known
  return known
}

/** Makes the state before the processes of the tests start. */
export async function setup(): Promise<void> {
  await prepareSeededState()
}
