import type { Seed } from './seed'
import { changedStatements, statementId } from './seed-sql'

const batchSize = 50

type LoadedSeed = Pick<Seed, 'statements'>

/** The statements of a seed that a database lacks, in order; all of them if it was never seeded. */
export async function compareSeed(db: D1Database, { statements }: LoadedSeed): Promise<string[]> {
  const row = await db
    .prepare('SELECT statements FROM publications')
    .first<{ statements: string | null }>()
  return changedStatements(statements, JSON.parse(row?.statements ?? '[]'))
}

/**
 * Runs the given statements of a seed in small transactions, between which the site goes on
 * answering. The content version rises with the last one, and the database then knows what it has; a
 * load that was interrupted is repeated whole.
 */
export async function loadSeed(
  db: D1Database,
  { statements }: LoadedSeed,
  changed: readonly string[],
): Promise<void> {
  const note = db
    .prepare('UPDATE publications SET statements = ?')
    .bind(JSON.stringify(statements.map(statementId)))
  const all = [...changed.map((statement) => db.prepare(statement)), note]
  for (let at = 0; at < all.length; at += batchSize) await db.batch(all.slice(at, at + batchSize))
}
