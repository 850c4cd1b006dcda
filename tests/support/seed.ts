import { buildSeed } from '#db/seed/seed'

let known: string[] | undefined

/**
 * The content's SQL statements. Cached, because building them takes seconds in which workerd closes
 * an idle connection.
 */
export function readSeed(): string[] {
  known ??= buildSeed().statements
  return known
}
