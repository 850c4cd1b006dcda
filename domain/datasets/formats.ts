import { writeCsv } from '../text/csv'
import type { Row } from './rows'

/** File formats of datasets, in the order they are offered. */
export const fileFormats = ['csv', 'xlsx', 'json', 'jsonl'] as const
export type FileFormat = (typeof fileFormats)[number]

/** Media types as registered at IANA; JSON Lines has none and is served as `application/jsonl`. */
export const mediaTypes: Record<FileFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
  jsonl: 'application/jsonl',
}

export interface DatasetFile {
  format: FileFormat
  /** Size in bytes. */
  bytes: number
  /** SHA-256, lower-case hexadecimal. */
  sha256: string
}

/** Path of the rows of a dataset's latest version in the API. */
export function rowsPath(dataset: string): string {
  return `/api/v1/datasets/${dataset}/rows`
}

/** `day` is the date of a version, `YYYY-MM-DD`, or `latest`. */
export function filePath(dataset: string, day: string, format: FileFormat): string {
  return `/open-data/${dataset}/${day}.${format}`
}

/** Writes rows in the formats that are text. Columns keep their order; null is empty in CSV. */
export const textWriters = {
  csv: (columns: readonly string[], rows: readonly Row[]) =>
    writeCsv([columns, ...rows.map((row) => columns.map((name) => row[name] ?? null))]),
  /** An array with one row a line, so that versions can be compared by line. */
  json: (columns: readonly string[], rows: readonly Row[]) =>
    rows.length === 0 ? '[]\n' : `[\n${rows.map((row) => writeRow(columns, row)).join(',\n')}\n]\n`,
  jsonl: (columns: readonly string[], rows: readonly Row[]) =>
    rows.map((row) => `${writeRow(columns, row)}\n`).join(''),
}

function writeRow(columns: readonly string[], row: Row): string {
  return JSON.stringify(Object.fromEntries(columns.map((name) => [name, row[name] ?? null])))
}
