import { getPlatformProxy } from 'wrangler'
import { createDatabase, type Database } from '#db/client'
import { createSynonymMemory, type SearchIndex } from '#db/search/synonyms'
import { rebuildIndex } from '#db/search/update-index'
import type { EntryRow } from '#db/seed/content-problem'
import { writeContent } from '#db/seed/seed'
import { publish } from '#db/seed/seed-sql'
import type { Settings } from '#domain/site/settings'
import { readMigrations, readSearchMigrations, readSeed } from '../support/seed'
import { runStatements } from '../support/statements'

export interface TestDatabase {
  d1: D1Database
  db: Database
  close: () => Promise<void>
}

async function open(statements: readonly string[]): Promise<TestDatabase> {
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({ persist: false })
  await runStatements(env.DB, [...readMigrations(), ...statements])
  return { d1: env.DB, db: createDatabase(env.DB), close: dispose }
}

/** Opens a separate D1 with migrations and sample records. */
export function openDatabase(
  records: readonly EntryRow[][] = [],
  settings: Partial<Settings> = {},
): Promise<TestDatabase> {
  return open([...writeContent({ rows: records.flat(), settings }), publish('sample')])
}

/** Opens a separate D1 with migrations and the site's content. */
export function openSeededDatabase(): Promise<TestDatabase> {
  return open(readSeed())
}

export interface SearchDatabase extends TestDatabase {
  search: D1Database
  index: SearchIndex
}

async function openIndexed(statements: readonly string[], now: number): Promise<SearchDatabase> {
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database; SEARCH: D1Database }>({
    persist: false,
  })
  await runStatements(env.DB, [...readMigrations(), ...statements])
  await runStatements(env.SEARCH, readSearchMigrations())
  const db = createDatabase(env.DB)
  await rebuildIndex({ db, search: env.SEARCH, now, build: 'test' })
  const index = { database: env.SEARCH, synonyms: createSynonymMemory() }
  return { d1: env.DB, db, search: env.SEARCH, index, close: dispose }
}

/** Opens sample records with their search index. */
export function openIndexedRecords(
  records: readonly EntryRow[][],
  now: number,
): Promise<SearchDatabase> {
  return openIndexed(
    [...writeContent({ rows: records.flat(), settings: {} }), publish('sample')],
    now,
  )
}

/** Opens the site's content with its search index. */
export function openIndexedDatabase(now: number): Promise<SearchDatabase> {
  return openIndexed(readSeed(), now)
}
