import writeExcelFile from 'write-excel-file/universal'
import type { ColumnType } from '#domain/content/pages/dataset'
import type { Cell, Row } from '#domain/datasets/row'

export interface WorkbookColumn {
  name: string
  type: ColumnType
}

const typed = {
  text: (value: Cell) => ({ value: String(value), type: String }),
  month: (value: Cell) => ({ value: String(value), type: String }),
  integer: (value: Cell) => ({ value: Number(value), type: Number }),
  decimal: (value: Cell) => ({ value: Number(value), type: Number }),
  boolean: (value: Cell) => ({ value: value === true, type: Boolean }),
  date: (value: Cell) => ({
    value: new Date(`${value}T00:00:00Z`),
    type: Date,
    format: 'yyyy-mm-dd',
  }),
} as const satisfies Record<ColumnType, (value: Cell) => object>

/** Writes rows as an XLSX workbook with one sheet, typed cells and a header row that stays in view. */
export async function writeWorkbook(
  columns: readonly WorkbookColumn[],
  rows: readonly Row[],
  sheet: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const head = columns.map(({ name }) => ({
    value: name,
    type: String,
    fontWeight: 'bold' as const,
  }))
  const body = rows.map((row) =>
    columns.map(({ name, type }) => {
      const value = row[name] ?? null
      return value === null ? null : typed[type](value)
    }),
  )
  // Sheet names have at most 31 characters.
  const file = writeExcelFile([head, ...body], { sheet: sheet.slice(0, 31), stickyRowsCount: 1 })
  return new Uint8Array(await (await file.toBlob()).arrayBuffer())
}
