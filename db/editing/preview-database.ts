import { createDatabase, type Database } from '../client'
import { facetValuesOf } from '../entries/list-query'
import type { EntryRow } from '../seed/content-problem'
import type { EditedKey } from './records'

const entryColumns = [
  'kind',
  'slug',
  'locale',
  'title',
  'summary',
  'date',
  'position',
  'starts_at',
  'ends_at',
  'updated_at',
  'written_in',
  'sample',
  'body',
]
const facetColumns = ['kind', 'slug', 'locale', 'value', 'date']

/**
 * A table expression that stands before a table of the same name: the rows of one record are those of
 * a bound JSON list. It binds kind, slug and list.
 */
function replaceRecord(table: string, columns: readonly string[]): string {
  const given = columns.map((name) => `value ->> '$.${name}'`).join(', ')
  return `${table} as (select ${columns.join(', ')} from main.${table} where not (kind = ? and slug = ?) union all select ${given} from json_each(?))`
}

const expressions = `with ${replaceRecord('entries', entryColumns)}, ${replaceRecord('entry_facets', facetColumns)} `
const readsEntries = /^select .*"entries"/s

/** A draft is shown whenever its record begins and ends. */
function toColumns(row: EntryRow) {
  const { position = 0, summary = null, date = null, writtenIn = null, sample = false } = row
  const { kind, slug, locale, title, updatedAt, body } = row
  const dates = { starts_at: null, ends_at: null, updated_at: updatedAt, written_in: writtenIn }
  const head = { kind, slug, locale, title, summary, date, position, ...dates }
  return { ...head, sample: Number(sample), body }
}

/**
 * The database as it would be read if the rows of a record were published and visible: its queries find
 * them in place of the stored ones. For reading alone.
 */
export function createPreviewDatabase(
  d1: D1Database | D1DatabaseSession,
  { kind, slug }: EditedKey,
  rows: readonly EntryRow[],
): Database {
  const facets = rows.flatMap((row) =>
    facetValuesOf(row).map((value) => ({ ...row, value, date: row.date ?? '' })),
  )
  const bound = [rows.map(toColumns), facets].flatMap((list) => [kind, slug, JSON.stringify(list)])
  return createDatabase({
    prepare(query: string) {
      if (!readsEntries.test(query)) return d1.prepare(query)
      const statement = d1.prepare(expressions + query)
      return { bind: (...values: unknown[]) => statement.bind(...bound, ...values) }
    },
    batch: (statements: D1PreparedStatement[]) => d1.batch(statements),
  } as D1Database)
}
