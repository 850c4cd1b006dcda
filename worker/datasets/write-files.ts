import type { VersionHead } from '#db/datasets/versions'
import {
  type DatasetFile,
  type FileFormat,
  fileFormats,
  mediaTypes,
} from '#domain/datasets/formats'
import type { Row } from '#domain/datasets/row'
import { textWriters } from '#domain/datasets/write-text-file'
import { encodeText } from '#domain/text/encoding'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { fileKey } from './file-key'
import { type WorkbookColumn, writeWorkbook } from './write-workbook'

async function writeFile(
  format: FileFormat,
  columns: readonly WorkbookColumn[],
  rows: readonly Row[],
  sheet: string,
): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'xlsx') return writeWorkbook(columns, rows, sheet)
  const names = columns.map(({ name }) => name)
  return encodeText(textWriters[format](names, rows))
}

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Stores the files of a version in R2 and describes them. A file that is there already, from a run
 * that was cut off, stays as it is.
 */
export async function writeFiles(
  bucket: R2Bucket,
  { dataset, date }: Pick<VersionHead, 'dataset' | 'date'>,
  columns: readonly WorkbookColumn[],
  rows: readonly Row[],
): Promise<DatasetFile[]> {
  const files: DatasetFile[] = []
  for (const format of fileFormats) {
    const key = fileKey(dataset, date, format)
    const stored = await withDeadline(deadlines.filePut, 'datasets.head', bucket.head(key))
    const known = stored?.checksums.sha256
    if (stored && known) {
      files.push({ format, bytes: stored.size, sha256: toHex(known) })
      continue
    }
    const bytes = await writeFile(format, columns, rows, dataset)
    const sha256 = await crypto.subtle.digest('SHA-256', bytes)
    const put = bucket.put(key, bytes, {
      sha256,
      httpMetadata: { contentType: mediaTypes[format] },
    })
    await withDeadline(deadlines.filePut, 'datasets.put', put)
    files.push({ format, bytes: bytes.byteLength, sha256: toHex(sha256) })
  }
  return files
}
