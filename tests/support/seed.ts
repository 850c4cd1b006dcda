import { globSync, readFileSync } from 'node:fs'
import { buildSeed } from '#db/seed/seed'

let known: string[] | undefined

/** The content's SQL statements, built once. */
export function readSeed(): string[] {
  known ??= buildSeed().statements
  return known
}

function readStatements(pattern: string): string[] {
  return globSync(pattern)
    .toSorted()
    .flatMap((file) => readFileSync(file, 'utf8').split('--> statement-breakpoint'))
    .map((statement) =>
      statement
        .replace(/^--.*$/gm, '')
        .replaceAll('\n', ' ')
        .trim(),
    )
}

/** All migrations, as single-line statements. */
export function readMigrations(): string[] {
  return readStatements('migrations/*.sql')
}

/** All migrations of the search database, as single-line statements. */
export function readSearchMigrations(): string[] {
  return readStatements('migrations/search/*.sql')
}
