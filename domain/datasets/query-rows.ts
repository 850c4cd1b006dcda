import type { Cell, Row } from './row'

/** A value of a column as text, or a bound of its numbers, months or days. */
export interface RowFilter {
  column: string
  is: 'equal' | 'gte' | 'lte'
  value: string
}

export interface RowQuery {
  /** What a row must have, all of it. */
  filters: readonly RowFilter[]
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

/** Empty values are within no bounds. */
function matches(cell: Cell | undefined, { is, value }: RowFilter): boolean {
  if (is === 'equal') return textOf(cell) === value
  if (cell === null || cell === undefined) return false
  const bound = typeof cell === 'number' ? Number(value) : value
  return is === 'gte' ? cell >= bound : cell <= bound
}

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
  const found = all.filter((row) => filters.every((filter) => matches(row[filter.column], filter)))
  const sorted = sort
    ? found.toSorted((a, b) =>
        compare(a[sort.column] ?? null, b[sort.column] ?? null, sort.isDescending),
      )
    : found
  return { rows: sorted.slice(offset, offset + limit), total: found.length }
}
