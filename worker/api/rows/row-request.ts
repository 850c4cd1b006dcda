import type { RowQuery } from '#domain/datasets/query-rows'
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
  if (!columns.includes(column)) return invalidParameter('sort', columns)
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
  if (cursorText !== null && !cursor) return { problem: 'invalid-cursor', parameter: 'cursor' }
  const canonical = new URLSearchParams([
    ...(limit === defaultLimit ? [] : [['limit', String(limit)]]),
    ...(sortText === null ? [] : [['sort', sortText]]),
    ...(fields === null ? [] : [['fields', fields.join(',')]]),
    ...filters.map(({ column, value }) => [filterName(column), value || emptyValue]),
  ])
  return { limit, sort, fields, filters, cursor, canonical }
}
