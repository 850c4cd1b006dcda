import {
  type DatasetFile,
  type FileFormat,
  fileFormats,
  mediaTypes,
} from '#domain/datasets/formats'
import type { Row } from '#domain/datasets/row'
import { textWriters } from '#domain/datasets/write-text-file'
import { type Bytes, encodeText, toHex } from '#domain/text/encoding'
import { fileKey } from './file-key'
import type { VersionHead } from './versions'
import { type WorkbookColumn, writeWorkbook } from './write-workbook'

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
  put: (key: string, bytes: Bytes, options: R2PutOptions) => Promise<unknown>
}

/**
 * Stores the files of a version in R2 and describes them. A file that is there already, from a run
 * that was cut off, stays as it is.
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
    const stored = await files.head(key)
    const known = stored?.checksums.sha256
    if (stored && known) {
      written.push({ format, bytes: stored.size, sha256: toHex(new Uint8Array(known)) })
      continue
    }
    const bytes = await writeFile(format, columns, rows, dataset)
    const sha256 = await crypto.subtle.digest('SHA-256', bytes)
    await files.put(key, bytes, { sha256, httpMetadata: { contentType: mediaTypes[format] } })
    written.push({ format, bytes: bytes.byteLength, sha256: toHex(new Uint8Array(sha256)) })
  }
  return written
}
