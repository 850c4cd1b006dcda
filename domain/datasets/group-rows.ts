import { monthSeries } from './periods'
import { type Cell, matchesFilter, type Row, type RowFilter, sortRows } from './rows'

/** Value of a column in rows that are totals of its other values. */
export const totalCode = 'ALL'

/** What is computed from the values of a column in each group, in the order of their parameters. */
export const aggregateNames = ['sum', 'avg', 'min', 'max'] as const
type AggregateName = (typeof aggregateNames)[number]

export interface Aggregate {
  is: AggregateName
  column: string
}

/** Rows with equal values in `columns` are one group; without columns, all rows are one. */
export interface Grouping {
  columns: readonly string[]
  aggregates: readonly Aggregate[]
}

const nameOf = ({ is, column }: Aggregate) => `${is}_${column}`
const missingName = (column: string) => `missing_${column}`
const aggregated = ({ aggregates }: Grouping) => [...new Set(aggregates.map((one) => one.column))]

/**
 * The columns of grouped rows: those they are grouped by, `count`, and for each column with aggregates
 * `missing_{column}` and the aggregates, such as `sum_{column}`.
 */
export function groupedColumns(grouping: Grouping): string[] {
  const { columns, aggregates } = grouping
  const own = aggregated(grouping).flatMap((column) => [
    missingName(column),
    ...aggregates.filter((one) => one.column === column).map(nameOf),
  ])
  return [...columns, 'count', ...own]
}

/** At most six decimal places: sums of decimal fractions have digits that are no one's data. */
const round = (value: number) => Number(value.toFixed(6))

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

const compute: Record<AggregateName, (values: readonly number[]) => number> = {
  sum: sumOf,
  avg: (values) => sumOf(values) / values.length,
  min: (values) => values.reduce((least, value) => Math.min(least, value)),
  max: (values) => values.reduce((most, value) => Math.max(most, value)),
}

/**
 * Null if a value of the group is withheld or unknown: what is left would be taken for the whole, and
 * its difference from the whole for what is withheld.
 */
function aggregate(rows: readonly Row[], { is, column }: Aggregate): number | null {
  const values = rows.map((row) => row[column])
  const known = values.filter((value) => typeof value === 'number')
  const isWhole = known.length === values.length && known.length > 0
  return isWhole ? round(compute[is](known)) : null
}

function describeGroup(values: Row, rows: readonly Row[], grouping: Grouping): Row {
  const isMissing = (row: Row, column: string) => (row[column] ?? null) === null
  return {
    ...values,
    count: rows.length,
    ...Object.fromEntries(
      aggregated(grouping).map((column) => [
        missingName(column),
        rows.filter((row) => isMissing(row, column)).length,
      ]),
    ),
    ...Object.fromEntries(grouping.aggregates.map((one) => [nameOf(one), aggregate(rows, one)])),
  }
}

const isMonth = (cell: Cell | undefined) => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(String(cell))

/** The months from the first to the last of a column, `YYYY-MM`; none if it has other values. */
function monthsOf(rows: readonly Row[], column: string): string[] {
  const values = rows.map((row) => row[column])
  const months = values.map(String).toSorted()
  const [first, last] = [months[0], months.at(-1)]
  return first && last && values.every(isMonth) ? monthSeries(first, last) : []
}

/** More would be slower than reading the rows, of which they are nearly as many. */
const mostGroups = 10_000

interface Groups {
  columns: readonly string[]
  byKey: Map<string, { values: Row; rows: Row[] }>
}

const valuesOf = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]))

function groupOf({ columns, byKey }: Groups, row: Row): Row[] {
  const values = valuesOf(row, columns)
  const key = JSON.stringify(Object.values(values))
  const group = byKey.get(key) ?? { values, rows: [] }
  byKey.set(key, group)
  return group.rows
}

/** Adds the months without rows; false if they were too many. */
function addMonths(groups: Groups, time: string, months: readonly string[]): boolean {
  const others = groups.columns.filter((name) => name !== time)
  const found = [...groups.byKey.values()].map(({ values }) => valuesOf(values, others))
  const combinations = new Map(found.map((values) => [JSON.stringify(values), values]))
  if (others.length === 0) combinations.set('', {})
  if (combinations.size * months.length > mostGroups) return false
  for (const values of combinations.values()) {
    for (const month of months) groupOf(groups, { ...values, [time]: month })
  }
  return true
}

/**
 * The groups of the rows that all filters leave, by month if they are grouped by it, else in the order
 * of their first rows. A month within the filters that has no such rows is a group with `count` 0
 * beside each combination of other values, so that no series has a hole. Aggregates of a group with a
 * withheld or unknown value are null. Null for more than 10,000 groups.
 */
export function groupRows(
  all: readonly Row[],
  filters: readonly RowFilter[],
  grouping: Grouping,
): readonly Row[] | null {
  const { columns } = grouping
  const groups: Groups = { columns, byKey: new Map() }
  for (const row of all) {
    if (filters.every((filter) => matchesFilter(row, filter))) groupOf(groups, row).push(row)
  }
  if (groups.byKey.size > mostGroups) return null
  if (columns.length === 0) groupOf(groups, {})
  const time = columns.find((name) => monthsOf(all, name).length > 0)
  const ofTime = filters.filter(({ column }) => column === time)
  const months = time
    ? monthsOf(all, time).filter((month) =>
        ofTime.every((filter) => matchesFilter({ [time]: month }, filter)),
      )
    : []
  if (time && !addMonths(groups, time, months)) return null
  const described = [...groups.byKey.values()].map(({ values, rows }) =>
    describeGroup(values, rows, grouping),
  )
  return time ? sortRows(described, [{ column: time, isDescending: false }]) : described
}

/** Columns whose values are all numbers, of which there is at least one. */
export function numberColumns(rows: readonly Row[], columns: readonly string[]): string[] {
  return columns.filter((name) => {
    const values = rows.flatMap((row) => row[name] ?? [])
    return values.length > 0 && values.every((value) => typeof value === 'number')
  })
}

/**
 * The columns that mix totals with their parts in the rows that are left: a sum over both would count
 * everything twice.
 */
export function mixedColumns(
  rows: readonly Row[],
  filters: readonly RowFilter[],
  { columns }: Grouping,
): string[] {
  const names = Object.keys(rows[0] ?? {})
  const isChosen = (name: string) =>
    columns.includes(name) || filters.some(({ column, is }) => column === name && is === 'equal')
  return names.filter((name) => !isChosen(name) && rows.some((row) => row[name] === totalCode))
}
