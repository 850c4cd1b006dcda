import type { Cell, Row } from './row'

export interface RowQuery {
  /** Values by column, as text; a row has all of them. */
  filters: readonly { column: string; value: string }[]
  /** Null: the order of the file. */
  sort: { column: string; isDescending: boolean } | null
  offset: number
  limit: number
}

export interface FoundRows {
  rows: readonly Row[]
  /** Number of rows that the filters leave. */
  total: number
}

const textOf = (cell: Cell | undefined) => (cell === null || cell === undefined ? '' : String(cell))

/** Numbers by value, texts by code unit; empty values last, whatever the direction. */
function compare(a: Cell, b: Cell, isDescending: boolean): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  const isBefore = typeof a === 'number' && typeof b === 'number' ? a < b : String(a) < String(b)
  return isBefore === isDescending ? 1 : -1
}

export function queryRows(
  all: readonly Row[],
  { filters, sort, offset, limit }: RowQuery,
): FoundRows {
  const found = all.filter((row) =>
    filters.every(({ column, value }) => textOf(row[column]) === value),
  )
  const sorted = sort
    ? found.toSorted((a, b) =>
        compare(a[sort.column] ?? null, b[sort.column] ?? null, sort.isDescending),
      )
    : found
  return { rows: sorted.slice(offset, offset + limit), total: found.length }
}
