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

const namedStyle = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>'

/** The style that cells without one have: some readers warn of a workbook that names none. */
const defaultStyle = {
  files: {
    transform: {
      'xl/styles.xml': {
        transform: (content: string) =>
          content
            .replace('<cellXfs', `<cellStyleXfs count="1">${namedStyle}</cellStyleXfs><cellXfs`)
            .replace(
              '</cellXfs>',
              '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
            ),
      },
    },
  },
}

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
  const options = { sheet: sheet.slice(0, 31), stickyRowsCount: 1 }
  const file = writeExcelFile([head, ...body], options, { features: [defaultStyle] })
  return new Uint8Array(await (await file.toBlob()).arrayBuffer())
}
