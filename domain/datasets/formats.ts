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
