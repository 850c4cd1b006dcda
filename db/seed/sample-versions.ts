import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { missingMonths } from '#domain/datasets/periods'
import { literal } from './seed-sql'

const file = fileURLToPath(new URL('../samples/requests-and-replies.jsonl', import.meta.url).href)

const date = '2026-11-01'

/**
 * SQL that adds a sample version of the dataset of requests, as its record is a sample: a new database
 * has no tickets to count. The next run of the jobs writes its files.
 */
export function buildSampleVersions(): string[] {
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line))
  const [missing] = missingMonths(rows)
  if (missing) throw new Error(`the sample of the dataset of requests has no rows of ${missing}`)
  const version = {
    dataset: 'requests-and-replies',
    date,
    columns: JSON.stringify(Object.keys(rows[0] ?? {})),
    rows: JSON.stringify(rows),
    row_count: rows.length,
    checked_on: date,
  }
  const names = Object.keys(version).join(', ')
  const values = Object.values(version).map(literal).join(', ')
  return [`INSERT OR IGNORE INTO dataset_versions (${names}) VALUES (${values});`]
}
