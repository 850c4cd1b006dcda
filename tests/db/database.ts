import { globSync, readFileSync } from 'node:fs'
import { getPlatformProxy } from 'wrangler'
import { createDatabase, type Database } from '#db/client'
import { readSeed } from '../support/seed'
import { runStatements } from '../support/statements'

export interface SeededDatabase {
  d1: D1Database
  db: Database
  close: () => Promise<void>
}

/** All migrations, as single-line statements. */
export function readMigrations(): string[] {
  return globSync('migrations/*.sql')
    .toSorted()
    .flatMap((file) => readFileSync(file, 'utf8').split('--> statement-breakpoint'))
    .map((statement) => statement.replaceAll('\n', ' '))
}

/** Opens a separate D1 with migrations and the site's content. */
export async function openSeededDatabase(): Promise<SeededDatabase> {
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({ persist: false })
  await runStatements(env.DB, [...readMigrations(), ...readSeed()])
  return { d1: env.DB, db: createDatabase(env.DB), close: dispose }
}
