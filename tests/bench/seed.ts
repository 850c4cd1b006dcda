import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { runnerImport } from 'vite'
import { makeNews } from '../support/many-news.ts'

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

const statementsAtOnce = 50

async function makeStatements(): Promise<string[]> {
  const { buildSeed } =
    await importModule<typeof import('../../db/seed/seed.ts')>('db/seed/seed.ts')
  return [...readMigrationFiles('migrations/*.sql'), ...buildSeed().statements]
}

function readMigrationFiles(pattern: string): string[] {
  return globSync(pattern)
    .sort()
    .flatMap((name) => readFileSync(name, 'utf8').split('--> statement-breakpoint'))
    .filter((statement) => statement.trim() !== '')
}

export interface IndexBuilt {
  documents: number
  rebuildSeconds: number
}

async function importModule<M>(file: string): Promise<M> {
  const { module } = await runnerImport<M>(join(process.cwd(), file), { configFile: false })
  return module
}

/** Migrates a search database and writes the index of another one's records. */
export async function buildIndex(records: Database, search: Database): Promise<IndexBuilt> {
  const { createDatabase } = await importModule<typeof import('../../db/client.ts')>('db/client.ts')
  const { rebuildIndex } = await importModule<typeof import('../../db/search/update-index.ts')>(
    'db/search/update-index.ts',
  )
  const statements = readMigrationFiles('migrations/search/*.sql')
  await search.batch(statements.map((statement) => search.prepare(statement)))
  const database = search as unknown as D1Database
  const started = performance.now()
  const db = createDatabase(records as unknown as D1Database)
  await rebuildIndex({ db, search: database, now: Date.now(), build: 'bench' })
  const rebuildSeconds = (performance.now() - started) / 1_000
  const documents = await database
    .prepare('SELECT count(*) AS count FROM documents')
    .first<number>('count')
  return { documents: documents ?? 0, rebuildSeconds }
}

async function runStatements(database: Database, statements: string[]): Promise<void> {
  for (let at = 0; at < statements.length; at += statementsAtOnce) {
    const some = statements.slice(at, at + statementsAtOnce)
    await database.batch(some.map((statement) => database.prepare(statement)))
  }
}

/** Loads the sample tickets, encrypted with the secrets of the site. */
export async function seedTickets(
  database: Database,
  secrets: { encryption: string; hash: string },
): Promise<void> {
  const { buildSampleTickets } = await importModule<
    typeof import('../../db/seed/sample-tickets.ts')
  >('db/seed/sample-tickets.ts')
  await runStatements(database, await buildSampleTickets(secrets))
}

/** Migrates a new database and loads db/content and a number of generated news items. */
export async function seed(database: Database, news = 0): Promise<void> {
  await runStatements(database, [...(await makeStatements()), ...(news > 0 ? makeNews(news) : [])])
}
