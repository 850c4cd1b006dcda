import './shift-clock'
import { createDatabase } from '#db/client'
import { publishDatasets } from '#db/datasets/publish-datasets'
import { rebuildIndex } from '#db/search/update-index'
import { loadPictures } from '#db/seed/load-pictures'
import { openDatabases } from './databases'
import { newState } from './runtime'
import { readMigrations, readSearchMigrations, readSeed } from './seed'
import { runStatements } from './statements'

async function migrate(state: string): Promise<void> {
  const { database, close } = openDatabases(state)
  for (const name of ['DB', 'REPLICA'] as const) {
    await runStatements(database(name), readMigrations())
  }
  await runStatements(database('SEARCH'), readSearchMigrations())
  await close()
}

function onFailure(dataset: string, cause: unknown): never {
  throw new Error(`The dataset ${dataset} cannot be published`, { cause })
}

async function seed(state: string): Promise<void> {
  const { database, files, media, close } = openDatabases(state)
  const [search, bucket, now] = [database('SEARCH'), await files(), Date.now()]
  for (const name of ['DB', 'REPLICA'] as const) {
    const d1 = database(name)
    // The seed dates a publication by SQLite's clock.
    await runStatements(d1, [...readSeed(), `UPDATE publications SET changed_at = ${now}`])
    await publishDatasets({ db: createDatabase(d1), search, files: bucket, now, onFailure })
  }
  await loadPictures(await media())
  await rebuildIndex({ db: createDatabase(database('DB')), search, now, build: 'test' })
  await close()
}

/** The path of a state in the environment, by which the other processes of a run find it. */
async function once(variable: string, make: () => Promise<string>): Promise<string> {
  const known = process.env[variable] ?? (await make())
  process.env[variable] = known
  return known
}

/** Folder of a Miniflare state with empty tables, to be copied. Made once for a run. */
export function prepareMigratedState(): Promise<string> {
  return once('TEST_MIGRATED_STATE', async () => {
    const state = newState()
    await migrate(state)
    return state
  })
}

/** Folder of a Miniflare state with the content and its search index, to be copied. Made once for a run. */
export function prepareSeededState(): Promise<string> {
  return once('TEST_SEEDED_STATE', async () => {
    const state = newState(await prepareMigratedState())
    await seed(state)
    return state
  })
}

/** Makes the states before the processes of the tests start. */
export async function setup(): Promise<void> {
  await prepareSeededState()
}
