import type { Row } from '#domain/datasets/row'

/** Rows of versions by `dataset/date`, the most recently used last. Versions never change. */
export type RowMemory = Map<string, readonly Row[]>

/** Rows kept in memory over all versions: about 10 MB. */
const mostRows = 50_000

export function getRows(memory: RowMemory, key: string): readonly Row[] | undefined {
  const rows = memory.get(key)
  if (rows) {
    memory.delete(key)
    memory.set(key, rows)
  }
  return rows
}

/** Keeps the rows of a version and drops those used longest ago that no longer fit. */
export function putRows(memory: RowMemory, key: string, rows: readonly Row[]): void {
  if (rows.length > mostRows) return
  memory.set(key, rows)
  let sum = [...memory.values()].reduce((total, { length }) => total + length, 0)
  for (const [name, { length }] of memory) {
    if (sum <= mostRows) return
    memory.delete(name)
    sum -= length
  }
}
