import { queryRows, type RowQuery } from '#domain/datasets/query-rows'
import type { Cell, Row } from '#domain/datasets/row'
import {
  defaultLimit,
  filterName,
  invalidParameter,
  parameterOf,
  readFields,
  readLimit,
  refuseParameters,
} from '../list-request'
import type { Refusal } from '../problem-types'
import { type RowCursor, readRowCursor } from './row-cursor'

export interface RowRequest extends Omit<RowQuery, 'offset'> {
  /** Columns of each row; null: all. */
  fields: readonly string[] | null
  cursor: RowCursor | null
  /** The parameters that differ from the defaults, in a fixed order and without the cursor. */
  canonical: URLSearchParams
}

const longestValue = 200
/** Value of a filter for empty values; an empty parameter counts as absent, as forms send it. */
const emptyValue = 'null'

function readSort(text: string | null, columns: readonly string[]): RowQuery['sort'] | Refusal {
  if (text === null) return null
  const column = text.replace(/^-/, '')
  if (!columns.includes(column)) {
    return invalidParameter('sort', [...columns, ...columns.map((name) => `-${name}`)])
  }
  return { column, isDescending: text.startsWith('-') }
}

/** Reads the parameters of the rows of a dataset with these columns; the first wrong one refuses. */
export function readRowRequest(
  search: URLSearchParams,
  columns: readonly string[],
): RowRequest | Refusal {
  const known = ['limit', 'sort', 'fields', ...columns.map(filterName), 'cursor']
  const refused = refuseParameters(search, known)
  if (refused) return refused
  const limit = readLimit(parameterOf(search, 'limit'))
  if (typeof limit !== 'number') return limit
  const sortText = parameterOf(search, 'sort')
  const sort = readSort(sortText, columns)
  if (sort && 'problem' in sort) return sort
  const fields = readFields(parameterOf(search, 'fields'), columns)
  if (fields && 'problem' in fields) return fields
  const filters = columns.flatMap((column) => {
    const value = parameterOf(search, filterName(column))
    return value === null ? [] : [{ column, value: value === emptyValue ? '' : value }]
  })
  const long = filters.find(({ value }) => value.length > longestValue)
  if (long) return invalidParameter(filterName(long.column))
  const cursorText = parameterOf(search, 'cursor')
  const cursor = cursorText === null ? null : readRowCursor(cursorText)
  const isForeign = cursor !== null && cursor.sort !== (sortText ?? '')
  if (cursorText !== null && (!cursor || isForeign))
    return { problem: 'invalid-cursor', parameter: 'cursor' }
  const canonical = new URLSearchParams([
    ...(limit === defaultLimit ? [] : [['limit', String(limit)]]),
    ...(sortText === null ? [] : [['sort', sortText]]),
    ...(fields === null ? [] : [['fields', fields.join(',')]]),
    ...filters.map(({ column, value }) => [filterName(column), value || emptyValue]),
  ])
  return { limit, sort, fields, filters, cursor, canonical }
}

const isPeriod = (text: string) => /^\d{4}-\d\d(-\d\d)?$/.test(text)

/**
 * A value of the type of a column: a boolean, a number, a month or a day; null for other texts,
 * which may have any value.
 */
function exampleOf(rows: readonly Row[], column: string): Cell {
  const cells = rows.map((row) => row[column] ?? null).filter((cell) => cell !== null)
  const [first = null] = cells
  if (typeof first !== 'string') return first
  const arePeriods = cells.every(
    (cell) => typeof cell === 'string' && isPeriod(cell) && cell.length === first.length,
  )
  return arePeriods ? first : null
}

function isLike(value: string, example: Exclude<Cell, null>): boolean {
  switch (typeof example) {
    case 'boolean':
      return value === 'true' || value === 'false'
    case 'number':
      return String(Number(value)) === value
    case 'string':
      return isPeriod(value) && value.length === example.length
  }
}

/** Checks a request against the rows it asks for: the types of its filters, and the end of the list. */
export function checkRowRequest(
  { filters, cursor }: Pick<RowRequest, 'filters' | 'cursor'>,
  rows: readonly Row[],
): Refusal | null {
  for (const { column, value } of filters) {
    const example = exampleOf(rows, column)
    if (value === '' || example === null || isLike(value, example)) continue
    const accepted = typeof example === 'boolean' ? ['true', 'false'] : [String(example)]
    return invalidParameter(filterName(column), accepted)
  }
  if (!cursor || cursor.offset === 0) return null
  const { total } = queryRows(rows, { filters, sort: null, offset: 0, limit: 0 })
  return cursor.offset < total ? null : { problem: 'invalid-cursor', parameter: 'cursor' }
}
