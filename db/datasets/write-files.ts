import writeExcelFile from 'write-excel-file/universal'
import type { ColumnType } from '#domain/content/pages/dataset'
import {
  type DatasetFile,
  type FileFormat,
  fileFormats,
  mediaTypes,
  textWriters,
} from '#domain/datasets/formats'
import type { Cell, Row } from '#domain/datasets/rows'
import { type Bytes, encodeText, toHex } from '#domain/text/encoding'
import type { VersionHead } from './versions'

/** Key of a version's file in R2. */
export function fileKey(dataset: string, date: string, format: FileFormat): string {
  return `${dataset}/${date}.${format}`
}

async function writeFile(
  format: FileFormat,
  columns: readonly WorkbookColumn[],
  rows: readonly Row[],
  sheet: string,
): Promise<Bytes> {
  if (format === 'xlsx') return writeWorkbook(columns, rows, sheet)
  const names = columns.map(({ name }) => name)
  return encodeText(textWriters[format](names, rows))
}

/** The calls of an R2 bucket that store files. */
export interface FileStore {
  head: (key: string) => Promise<R2Object | null>
  /** Null if the condition in `options` is not met. */
  put: (
    key: string,
    bytes: Bytes,
    options: R2PutOptions & { onlyIf: R2Conditional },
  ) => Promise<R2Object | null>
}

function describeObject(format: FileFormat, { key, size, checksums }: R2Object): DatasetFile {
  if (!checksums.sha256) throw new Error(`the file ${key} has no checksum`)
  return { format, bytes: size, sha256: toHex(new Uint8Array(checksums.sha256)) }
}

/** Stores a file unless its key exists; null if it does. */
async function storeFile(
  files: FileStore,
  key: string,
  format: FileFormat,
  bytes: Bytes,
): Promise<R2Object | null> {
  return files.put(key, bytes, {
    sha256: await crypto.subtle.digest('SHA-256', bytes),
    httpMetadata: { contentType: mediaTypes[format] },
    // Two files written from the same rows differ: a workbook holds the time of its writing.
    onlyIf: { etagDoesNotMatch: '*' },
  })
}

/**
 * Stores the files of a version in R2 and describes them as they are stored. A file that is there
 * already, from a run that was cut off or still goes on, stays as it is.
 */
export async function writeFiles(
  files: FileStore,
  { dataset, date }: Pick<VersionHead, 'dataset' | 'date'>,
  columns: readonly WorkbookColumn[],
  rows: readonly Row[],
): Promise<DatasetFile[]> {
  const written: DatasetFile[] = []
  for (const format of fileFormats) {
    const key = fileKey(dataset, date, format)
    const store = async () =>
      storeFile(files, key, format, await writeFile(format, columns, rows, dataset))
    // A put returns null if an overlapping run has stored the file since `head`.
    const stored = (await files.head(key)) ?? (await store()) ?? (await files.head(key))
    if (!stored) throw new Error(`the file ${key} is not stored`)
    written.push(describeObject(format, stored))
  }
  return written
}

interface WorkbookColumn {
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
async function writeWorkbook(
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
