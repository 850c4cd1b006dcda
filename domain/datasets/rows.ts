import type { DatasetColumn } from '../content/pages/dataset'
import type { Locale } from '../site/locale'

/** A value of a row; null: unknown or withheld. Dates are `YYYY-MM-DD`. */
export type Cell = string | number | boolean | null

/** The values of a row by column name. */
export type Row = Readonly<Record<string, Cell>>

/** A value of a column as text, or a bound of its numbers, months or days. */
export interface RowFilter {
  column: string
  is: 'equal' | 'gte' | 'lte'
  value: string
}

export interface SortKey {
  column: string
  isDescending: boolean
}

export interface RowQuery {
  /** What a row must have, all of it. */
  filters: readonly RowFilter[]
  /** The first key decides, the next among its equals. Empty: the order of the file. */
  sort: readonly SortKey[]
  offset: number
  limit: number
}

interface FoundRows {
  rows: readonly Row[]
  /** Number of rows that the filters leave. */
  total: number
}

const textOf = (cell: Cell | undefined) => (cell === null || cell === undefined ? '' : String(cell))

/** True if a row has what a filter asks for. Empty values are within no bounds. */
export function matchesFilter(row: Row, { column, is, value }: RowFilter): boolean {
  const cell = row[column]
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

/** Sorts rows by several keys; equal rows keep their order. */
export function sortRows(rows: readonly Row[], sort: readonly SortKey[]): readonly Row[] {
  if (sort.length === 0) return rows
  return rows.toSorted((a, b) => {
    for (const { column, isDescending } of sort) {
      const order = compare(a[column] ?? null, b[column] ?? null, isDescending)
      if (order !== 0) return order
    }
    return 0
  })
}

export function queryRows(
  all: readonly Row[],
  { filters, sort, offset, limit }: RowQuery,
): FoundRows {
  const found = all.filter((row) => filters.every((filter) => matchesFilter(row, filter)))
  return { rows: sortRows(found, sort).slice(offset, offset + limit), total: found.length }
}

/** The column that a preview shows under a name: the one of the language, if there is one. */
export function findPreviewColumn<C extends Pick<DatasetColumn, 'name'>>(
  columns: readonly C[],
  name: string,
  locale: Locale,
): C | undefined {
  const find = (wanted: string) => columns.find((column) => column.name === wanted)
  return find(`${name}_${locale}`) ?? find(name)
}

/** Rows for a preview: those with a withheld number only if there are no others. */
export function rowsToPreview(rows: readonly Row[]): readonly Row[] {
  const open = rows.filter(({ withheld }) => withheld !== true)
  return open.length > 0 ? open : rows
}
