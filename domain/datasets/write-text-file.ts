import { writeCsv } from '../text/csv'
import type { Row } from './row'

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
