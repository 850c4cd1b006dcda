import type { Row } from './rows'

/** Numbers of rows that a version adds, removes and changes. */
export interface RowChanges {
  added: number
  removed: number
  changed: number
}

/** Compares two versions; the values of the `key` columns identify a row. */
export function compareRows(
  former: readonly Row[],
  rows: readonly Row[],
  key: readonly string[],
): RowChanges {
  const keyOf = (row: Row) => JSON.stringify(key.map((name) => row[name] ?? null))
  const formerByKey = new Map(former.map((row) => [keyOf(row), textOf(row)]))
  const kept = rows.filter((row) => formerByKey.has(keyOf(row)))
  return {
    added: rows.length - kept.length,
    removed: former.length - kept.length,
    changed: kept.filter((row) => formerByKey.get(keyOf(row)) !== textOf(row)).length,
  }
}

export function isUnchanged({ added, removed, changed }: RowChanges): boolean {
  return added + removed + changed === 0
}

/** The same for rows with the same values, in whatever order their columns are. */
function textOf(row: Row): string {
  return JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
