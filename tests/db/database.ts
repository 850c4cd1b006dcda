import { getPlatformProxy } from 'wrangler'
import { createDatabase, type Database } from '#db/client'
import { readSeed } from '../support/seed'
import { readMigrations, runStatements } from '../support/statements'

export interface SeededDatabase {
  d1: D1Database
  db: Database
  close: () => Promise<void>
}

/** A D1 of its own with the migrations run and the site's content loaded. */
export async function openSeededDatabase(): Promise<SeededDatabase> {
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({ persist: false })
  await runStatements(env.DB, [...readMigrations(), ...readSeed()])
  return { d1: env.DB, db: createDatabase(env.DB), close: dispose }
}
