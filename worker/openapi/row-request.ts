import type { Cell, Row } from '#domain/datasets/rows'
import { queryRows, type RowFilter, type RowQuery } from '#domain/datasets/rows'
import { isCalendarDay } from '#domain/dates/calendar'
import { type RowCursor, readRowCursor } from './cursor'
import {
  defaultLimit,
  filterName,
  invalidParameter,
  namesOf,
  readFieldNames,
  readLimit,
  readParameter,
  refuseParameters,
} from './list-request'
import type { ApiRefusal } from './problem-types'

export interface RowRequest extends Omit<RowQuery, 'offset'> {
  /** Columns of each row; null: all. */
  fields: readonly string[] | null
  cursor: RowCursor | null
  /** As CSV: one page, or all rows that the filters leave if no limit is sent. */
  csv: { isWhole: boolean; hasMark: boolean } | null
  /** The parameters that differ from the defaults, in a fixed order and without the cursor. */
  canonical: URLSearchParams
}

const longestValue = 200
export const rowFormats = ['json', 'csv'] as const
/** Value of a filter for empty values; an empty parameter counts as absent, as forms send it. */
const emptyValue = 'null'

function readSort(text: string | null, columns: readonly string[]): RowQuery['sort'] | ApiRefusal {
  if (text === null) return null
  const column = text.replace(/^-/, '')
  if (!columns.includes(column)) {
    return invalidParameter('sort', [...columns, ...columns.map((name) => `-${name}`)])
  }
  return { column, isDescending: text.startsWith('-') }
}

/** The parameter of a filter: `filter[month]`, `filter[month][gte]`. */
const nameOf = ({ column, is }: Pick<RowFilter, 'column' | 'is'>) =>
  is === 'equal' ? filterName(column) : `${filterName(column)}[${is}]`

function filtersOf(column: string) {
  const each = ['equal', 'gte', 'lte'] as const
  return each.map((is) => ({ column, is, name: nameOf({ column, is }) }))
}

/** Reads the parameters of the rows of a dataset with these columns; the first wrong one refuses. */
export function readRowRequest(
  search: URLSearchParams,
  columns: readonly string[],
  acceptsCsv = false,
): RowRequest | ApiRefusal {
  const named = columns.flatMap(filtersOf)
  const known = [
    'format',
    'bom',
    'limit',
    'sort',
    'fields',
    ...named.map(({ name }) => name),
    'cursor',
  ]
  const refused = refuseParameters(search, known)
  if (refused) return refused
  const format = readParameter(search, 'format') ?? (acceptsCsv ? 'csv' : 'json')
  if (!rowFormats.some((one) => one === format)) return invalidParameter('format', rowFormats)
  const limitText = readParameter(search, 'limit')
  const limit = readLimit(limitText)
  if (typeof limit !== 'number') return limit
  const sortText = readParameter(search, 'sort')
  const sort = readSort(sortText, columns)
  if (sort && 'problem' in sort) return sort
  const fields = readFieldNames(namesOf(search, 'fields'), columns)
  if (fields && 'problem' in fields) return fields
  const filters = named.flatMap(({ name, column, is }) => {
    const value = readParameter(search, name)
    if (value === null) return []
    return [{ column, is, value: is === 'equal' && value === emptyValue ? '' : value }]
  })
  const long = filters.find(({ value }) => value.length > longestValue)
  if (long) return invalidParameter(nameOf(long))
  const cursorText = readParameter(search, 'cursor')
  const cursor = cursorText === null ? null : readRowCursor(cursorText)
  const isForeign = cursor !== null && cursor.sort !== (sortText ?? '')
  if (cursorText !== null && (!cursor || isForeign))
    return { problem: 'invalid-cursor', parameter: 'cursor' }
  const canonical = new URLSearchParams([
    ...(limit === defaultLimit ? [] : [['limit', String(limit)]]),
    ...(sortText === null ? [] : [['sort', sortText]]),
    ...(fields === null ? [] : [['fields', fields.join(',')]]),
    ...filters.map((filter) => [nameOf(filter), filter.value || emptyValue]),
  ])
  const hasMark = search.get('bom') === '1'
  const csv = format === 'csv' ? { isWhole: limitText === null, hasMark } : null
  return { limit, sort, fields, filters, cursor, csv, canonical }
}

/** True for an existing month or day. */
const isPeriod = (text: string) =>
  /^\d{4}-\d\d(-\d\d)?$/.test(text) && isCalendarDay(`${text}-01`.slice(0, 10))

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
): ApiRefusal | null {
  for (const filter of filters) {
    const { column, is, value } = filter
    const example = exampleOf(rows, column)
    const hasOrder = example !== null && typeof example !== 'boolean'
    if (is !== 'equal' && !hasOrder && rows.length > 0) return invalidParameter(nameOf(filter))
    if (value === '' || example === null || isLike(value, example)) continue
    const accepted = typeof example === 'boolean' ? ['true', 'false'] : [String(example)]
    return invalidParameter(nameOf(filter), accepted)
  }
  if (!cursor || cursor.offset === 0) return null
  const { total } = queryRows(rows, { filters, sort: null, offset: 0, limit: 0 })
  return cursor.offset < total ? null : { problem: 'invalid-cursor', parameter: 'cursor' }
}
