import { queryRows, type RowQuery } from '#domain/datasets/query-rows'
import type { Row } from '#domain/datasets/row'
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

/** Checks a request against the rows it asks for: the types of its filters, and the end of the list. */
export function checkRowRequest(
  { filters, cursor }: Pick<RowRequest, 'filters' | 'cursor'>,
  rows: readonly Row[],
): Refusal | null {
  for (const { column, value } of filters) {
    const known = rows.find((row) => row[column] !== null)?.[column]
    if (value === '' || typeof known === 'string' || known === undefined) continue
    const accepted = typeof known === 'boolean' ? ['true', 'false'] : [String(known)]
    const isRead =
      typeof known === 'boolean' ? accepted.includes(value) : String(Number(value)) === value
    if (!isRead) return invalidParameter(filterName(column), accepted)
  }
  if (!cursor || cursor.offset === 0) return null
  const { total } = queryRows(rows, { filters, sort: null, offset: 0, limit: 0 })
  return cursor.offset < total ? null : { problem: 'invalid-cursor', parameter: 'cursor' }
}
