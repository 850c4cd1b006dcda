import {
  type Aggregate,
  aggregateNames,
  type Grouping,
  groupedColumns,
  groupRows,
  mixedColumns,
  numberColumns,
} from '#domain/datasets/group-rows'
import type { Cell, Row, SortKey } from '#domain/datasets/rows'
import { matchesFilter, queryRows, type RowFilter, type RowQuery } from '#domain/datasets/rows'
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
  /** Null: the rows as they are. */
  grouping: Grouping | null
  /** Columns of each row. */
  fields: readonly string[]
  cursor: RowCursor | null
  /** Sort and groups, as a cursor has them. */
  order: string
  /** As a file: one page, or all rows that the filters leave if no limit is sent. */
  file: { format: TextFormat; isWhole: boolean; hasMark: boolean } | null
  /** The parameters that differ from the defaults, in a fixed order and without the cursor. */
  canonical: URLSearchParams
}

const longestValue = 200
const mostSortKeys = 5
export const rowFormats = ['json', 'csv', 'jsonl'] as const
/** The formats that are files. */
export type TextFormat = Exclude<(typeof rowFormats)[number], 'json'>
/** Value of a filter for empty values; an empty parameter counts as absent, as forms send it. */
const emptyValue = 'null'

function readSort(text: string | null, columns: readonly string[]): SortKey[] | ApiRefusal {
  if (text === null) return []
  const keys = text.split(',').map((key) => ({
    column: key.replace(/^-/, ''),
    isDescending: key.startsWith('-'),
  }))
  const names = new Set(keys.map(({ column }) => column))
  const isKnown =
    keys.length <= mostSortKeys && keys.every(({ column }) => columns.includes(column))
  return isKnown && names.size === keys.length
    ? keys
    : invalidParameter('sort', [...columns, ...columns.map((name) => `-${name}`)])
}

/** The groups that are asked for; null if none are. */
function readGrouping(
  search: URLSearchParams,
  columns: readonly string[],
): Grouping | null | ApiRefusal {
  const group = readFieldNames(namesOf(search, 'group'), columns, undefined, 'group')
  if (group && 'problem' in group) return group
  const aggregates: Aggregate[] = []
  for (const is of aggregateNames) {
    const named = readFieldNames(namesOf(search, is), columns, undefined, is)
    if (named && 'problem' in named) return named
    aggregates.push(...(named ?? []).map((column) => ({ is, column })))
  }
  if (!group && aggregates.length === 0) return null
  const grouping = { columns: group ?? [], aggregates }
  const names = groupedColumns(grouping)
  return new Set(names).size === names.length ? grouping : invalidParameter('group')
}

/** The parameters of groups in a fixed order. */
function groupParameters(grouping: Grouping | null): [string, string][] {
  if (!grouping) return []
  const { columns, aggregates } = grouping
  const namesBy = (wanted: Aggregate['is']) =>
    aggregates.flatMap(({ is, column }) => (is === wanted ? column : [])).join(',')
  const all = aggregateNames.map((is): [string, string] => [is, namesBy(is)])
  return [['group', columns.join(',')] as [string, string], ...all].filter(([, names]) => names)
}

/** The parameter of a filter: `filter[month]`, `filter[month][gte]`. */
const nameOf = ({ column, is }: Pick<RowFilter, 'column' | 'is'>) =>
  is === 'equal' ? filterName(column) : `${filterName(column)}[${is}]`

function filtersOf(column: string) {
  const each = ['equal', 'gte', 'lte'] as const
  return each.map((is) => ({ column, is, name: nameOf({ column, is }) }))
}

/** Parameters besides filters. */
const ownParameters = [
  'version',
  'format',
  'bom',
  'limit',
  'sort',
  'group',
  ...aggregateNames,
  'fields',
]

function readFilters(
  search: URLSearchParams,
  columns: readonly string[],
): RowFilter[] | ApiRefusal {
  const filters = columns.flatMap(filtersOf).flatMap(({ name, column, is }) => {
    const value = readParameter(search, name)
    if (value === null) return []
    return [{ column, is, value: is === 'equal' && value === emptyValue ? '' : value }]
  })
  const long = filters.find(({ value }) => value.length > longestValue)
  return long ? invalidParameter(nameOf(long)) : filters
}

function readFile(
  search: URLSearchParams,
  accepted: (typeof rowFormats)[number],
): RowRequest['file'] | ApiRefusal {
  const text = readParameter(search, 'format') ?? accepted
  const format = rowFormats.find((one) => one === text)
  if (!format) return invalidParameter('format', rowFormats)
  if (format === 'json') return null
  const isWhole = readParameter(search, 'limit') === null
  return { format, isWhole, hasMark: format === 'csv' && search.get('bom') === '1' }
}

/**
 * Reads the parameters of the rows of a dataset with these columns, in the format that the client
 * accepts unless one is named; the first wrong one refuses.
 */
export function readRowRequest(
  search: URLSearchParams,
  columns: readonly string[],
  accepted: (typeof rowFormats)[number] = 'json',
): RowRequest | ApiRefusal {
  const filterNames = columns.flatMap(filtersOf).map(({ name }) => name)
  const refused = refuseParameters(search, [...ownParameters, ...filterNames, 'cursor'])
  if (refused) return refused
  const file = readFile(search, accepted)
  if (file && 'problem' in file) return file
  const limit = readLimit(readParameter(search, 'limit'))
  if (typeof limit !== 'number') return limit
  const grouping = readGrouping(search, columns)
  if (grouping && 'problem' in grouping) return grouping
  const shown = grouping ? groupedColumns(grouping) : columns
  const sortText = readParameter(search, 'sort')
  const sort = readSort(sortText, shown)
  if ('problem' in sort) return sort
  const fields = readFieldNames(namesOf(search, 'fields'), shown)
  if (fields && 'problem' in fields) return fields
  const filters = readFilters(search, columns)
  if ('problem' in filters) return filters
  const groups = groupParameters(grouping)
  const order = [sortText ?? '', ...groups.map(([name, names]) => `${name}=${names}`)].join('&')
  const cursorText = readParameter(search, 'cursor')
  const cursor = cursorText === null ? null : readRowCursor(cursorText)
  if (cursorText !== null && cursor?.order !== order)
    return { problem: 'invalid-cursor', parameter: 'cursor' }
  const version = readParameter(search, 'version')
  const canonical = new URLSearchParams([
    ...(version === null ? [] : [['version', version]]),
    ...(limit === defaultLimit ? [] : [['limit', String(limit)]]),
    ...(sortText === null ? [] : [['sort', sortText]]),
    ...groups,
    ...(fields === null ? [] : [['fields', fields.join(',')]]),
    ...filters.map((filter) => [nameOf(filter), filter.value || emptyValue]),
  ])
  return {
    limit,
    sort,
    grouping,
    fields: fields ?? shown,
    filters,
    cursor,
    order,
    file,
    canonical,
  }
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

function checkFilters(filters: readonly RowFilter[], rows: readonly Row[]): ApiRefusal | null {
  for (const filter of filters) {
    const { column, is, value } = filter
    const example = exampleOf(rows, column)
    const hasOrder = example !== null && typeof example !== 'boolean'
    if (is !== 'equal' && !hasOrder && rows.length > 0) return invalidParameter(nameOf(filter))
    if (value === '' || example === null || isLike(value, example)) continue
    const accepted = typeof example === 'boolean' ? ['true', 'false'] : [String(example)]
    return invalidParameter(nameOf(filter), accepted)
  }
  return null
}

/** Numbers alone are summed, and no totals together with their parts. */
function checkGrouping(
  { filters, grouping, fields }: Pick<RowRequest, 'filters' | 'grouping' | 'fields'>,
  rows: readonly Row[],
): ApiRefusal | null {
  if (!grouping || rows.length === 0) return null
  const numbers = numberColumns(rows, Object.keys(rows[0] ?? fields))
  const wrong = grouping.aggregates.find(({ column }) => !numbers.includes(column))
  if (wrong) return invalidParameter(wrong.is, numbers)
  const found = rows.filter((row) => filters.every((filter) => matchesFilter(row, filter)))
  const mixed = grouping.aggregates.length > 0 ? mixedColumns(found, filters, grouping) : []
  return mixed.length > 0 ? invalidParameter('group', mixed) : null
}

/**
 * Checks a request against the rows it asks for: the types of its filters, what it computes, and the
 * end of the list.
 */
export function checkRowRequest(
  request: Pick<RowRequest, 'filters' | 'cursor' | 'grouping' | 'fields'>,
  rows: readonly Row[],
): ApiRefusal | null {
  const { filters, cursor, grouping } = request
  const wrong = checkFilters(filters, rows) ?? checkGrouping(request, rows)
  if (wrong) return wrong
  const groups = grouping && groupRows(rows, filters, grouping)
  if (grouping && !groups) return invalidParameter('group')
  if (!cursor || cursor.offset === 0) return null
  const total = groups?.length ?? queryRows(rows, { filters, sort: [], offset: 0, limit: 0 }).total
  return cursor.offset < total ? null : { problem: 'invalid-cursor', parameter: 'cursor' }
}
