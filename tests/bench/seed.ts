import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { runnerImport } from 'vite'
import { makeNews } from '../support/many-news.ts'

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

const statementsAtOnce = 50

async function makeStatements(): Promise<string[]> {
  const file = join(process.cwd(), 'db/seed/seed.ts')
  const { module } = await runnerImport<typeof import('../../db/seed/seed.ts')>(file, {
    configFile: false,
  })
  const migrations = globSync('migrations/*.sql')
    .sort()
    .flatMap((name) => readFileSync(name, 'utf8').split('--> statement-breakpoint'))
    .filter((statement) => statement.trim() !== '')
  return [...migrations, ...module.buildSeed().statements]
}

/** Migrates a new database and loads db/content and a number of generated news items. */
export async function seed(database: Database, news = 0): Promise<void> {
  const statements = [...(await makeStatements()), ...(news > 0 ? makeNews(news) : [])]
  for (let at = 0; at < statements.length; at += statementsAtOnce) {
    const some = statements.slice(at, at + statementsAtOnce)
    await database.batch(some.map((statement) => database.prepare(statement)))
  }
}
