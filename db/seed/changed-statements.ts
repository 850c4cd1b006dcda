import { createHash } from 'node:crypto'

/** Identifies a statement of a seed in the list of those that a database has. */
export function statementId(statement: string): string {
  return createHash('sha256').update(statement).digest('base64url').slice(0, 16)
}

/**
 * The statements of a seed that bring a database up to date, in order: those that the seed it was
 * loaded from did not have. A record that was removed is in the changed list of its kind.
 */
export function changedStatements(
  statements: readonly string[],
  loaded: readonly string[],
): string[] {
  const known = new Set(loaded)
  return statements.filter((statement) => !known.has(statementId(statement)))
}
