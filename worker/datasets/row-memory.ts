import type { Row } from '#domain/datasets/rows'

interface KeptRows {
  rows: readonly Row[]
  /** Length of their JSON. */
  size: number
}

/** Rows of versions by `dataset/date`, the most recently used last. Versions never change. */
export type RowMemory = Map<string, KeptRows>

/** JSON of all kept rows, in characters; as objects they are some five times as large in bytes. */
const largestSize = 4_000_000

export function getRows(memory: RowMemory, key: string): readonly Row[] | undefined {
  const kept = memory.get(key)
  if (kept) {
    memory.delete(key)
    memory.set(key, kept)
  }
  return kept?.rows
}

/** Keeps the rows of a version and drops those used longest ago that no longer fit. */
export function putRows(memory: RowMemory, key: string, rows: readonly Row[]): void {
  const { length: size } = JSON.stringify(rows)
  if (size > largestSize) return
  memory.set(key, { rows, size })
  let sum = [...memory.values()].reduce((total, kept) => total + kept.size, 0)
  for (const [name, kept] of memory) {
    if (sum <= largestSize) return
    memory.delete(name)
    sum -= kept.size
  }
}
