import { globSync, readFileSync } from 'node:fs'
import { getPlatformProxy } from 'wrangler'
import { createDatabase, type Database } from '#db/client'
import { buildSeed } from '#db/seed'

export interface SeededDatabase {
  d1: D1Database
  db: Database
  close: () => Promise<void>
}

/** A D1 of its own with the migrations run and the site's content loaded. */
export async function openSeededDatabase(): Promise<SeededDatabase> {
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({ persist: false })
  const statements = globSync('migrations/*.sql')
    .toSorted()
    .flatMap((file) => readFileSync(file, 'utf8').split('--> statement-breakpoint'))
    .concat(buildSeed().statements)
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)))
  return { d1: env.DB, db: createDatabase(env.DB), close: dispose }
}
