import type { DatasetPayload } from '#client/pages/open/dataset/payload.ts'
import type { Entry } from '#domain/content/entry'
import type { DatasetColumn } from '#domain/content/pages/dataset'
import { findPreviewColumn, rowsToPreview } from '#domain/datasets/preview'
import type { Cell, Row } from '#domain/datasets/row'
import type { Format } from '#domain/dates/format'
import type { LoaderDeps } from '../../payloads/loader'

type Deps = Pick<LoaderDeps, 't' | 'locale'> & { format: Format }

const mostRows = 6
/** Longer texts are cut in the preview: files and API have them whole. */
const longestCell = 90

/** Some rows in the words of the page; null if there are none. Rows along time begin at the newest. */
export function previewRows(
  { body }: Entry<'dataset'>,
  rows: readonly Row[],
  isInTime: boolean,
  deps: Deps,
): DatasetPayload['preview'] {
  if (rows.length === 0) return null
  const columns = body.preview.flatMap(
    (name) => findPreviewColumn(body.columns, name, deps.locale) ?? [],
  )
  const shown = rowsToPreview(rows)
  const some = isInTime ? shown.slice(-mostRows).toReversed() : shown.slice(0, mostRows)
  return {
    isNewest: isInTime,
    labels: columns.map(({ label }) => label),
    rows: some.map((row) =>
      columns.map((column) => cellText(row[column.name] ?? null, row, column, deps)),
    ),
  }
}

function cellText(cell: Cell, row: Row, column: DatasetColumn, { t, format }: Deps): string {
  const { type, unit, values } = column
  if (cell === null) {
    const isNumber = type === 'integer' || type === 'decimal'
    return isNumber && row.withheld === true ? t('dataset.withheld') : '–'
  }
  if (typeof cell === 'boolean') return t(cell ? 'dataset.yes' : 'dataset.no')
  if (typeof cell === 'number') {
    const isQuantity = type === 'decimal' || unit !== null
    return isQuantity ? format.number(cell) : format.text(String(cell))
  }
  if (type === 'date') return format.date(cell).gregorian
  if (type === 'month') return format.monthOfYear(cell)
  const text = values?.find(({ code }) => code === cell)?.label ?? cell
  return text.length > longestCell ? `${text.slice(0, longestCell)}…` : text
}
