import { globSync, readFileSync } from 'node:fs'
import { buildSeed } from '#db/seed/seed'

let known: string[] | undefined

/** The content's SQL statements, built once. */
export function readSeed(): string[] {
  known ??= buildSeed().statements
  return known
}

/** All migrations, as single-line statements. */
export function readMigrations(): string[] {
  return globSync('migrations/*.sql')
    .toSorted()
    .flatMap((file) => readFileSync(file, 'utf8').split('--> statement-breakpoint'))
    .map((statement) => statement.replaceAll('\n', ' '))
}
