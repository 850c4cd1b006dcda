import { createDatabase, type Database } from '#db/client'
import { createSynonymMemory, type SearchIndex } from '#db/search/synonyms'
import { rebuildIndex } from '#db/search/update-index'
import type { EntryRow } from '#db/seed/content-problem'
import { writeContent } from '#db/seed/seed'
import { publish } from '#db/seed/seed-sql'
import type { Settings } from '#domain/site/settings'
import { type OpenDatabases, openDatabases } from '../support/databases'
import { deleteState, newState } from '../support/runtime'
import { prepareMigratedState, prepareSeededState } from '../support/seeded-state'
import { runStatements } from '../support/statements'

export interface TestDatabase {
  d1: D1Database
  db: Database
  search: D1Database
  index: SearchIndex
  files: OpenDatabases['files']
  audit: OpenDatabases['audit']
  close: () => Promise<void>
}

/** Opens a copy of a state. */
export async function openCopy(original: string): Promise<TestDatabase> {
  const state = newState(original)
  const { database, files, audit, close } = openDatabases(state)
  const [d1, search] = [database('DB'), database('SEARCH')]
  return {
    d1,
    db: createDatabase(d1),
    search,
    index: { database: search, synonyms: createSynonymMemory() },
    files,
    audit,
    async close() {
      await close()
      deleteState(state)
    },
  }
}

const sampleStatements = (records: readonly EntryRow[][], settings: Partial<Settings>) => [
  ...writeContent({ rows: records.flat(), settings }),
  publish('sample'),
]

/** Opens a separate D1 with migrations and sample records. */
export async function openDatabase(
  records: readonly EntryRow[][] = [],
  settings: Partial<Settings> = {},
): Promise<TestDatabase> {
  const database = await openCopy(await prepareMigratedState())
  await runStatements(database.d1, sampleStatements(records, settings))
  return database
}

/** Opens a separate D1 with the site's content and its search index. */
export async function openSeededDatabase(): Promise<TestDatabase> {
  return openCopy(await prepareSeededState())
}

/** A state with sample records and their search index, for `openCopy`; the caller deletes it. */
export async function makeIndexedState(
  records: readonly EntryRow[][],
  now: number,
): Promise<string> {
  const state = newState(await prepareMigratedState())
  const { database, close } = openDatabases(state)
  const [d1, search] = [database('DB'), database('SEARCH')]
  await runStatements(d1, sampleStatements(records, {}))
  await rebuildIndex({ db: createDatabase(d1), search, now, build: 'test' })
  await close()
  return state
}
