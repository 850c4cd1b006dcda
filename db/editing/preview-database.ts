import { getTableColumns, getTableName } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { createDatabase, type Database } from '../client'
import { facetValuesOf } from '../entries/list-query'
import { entries, entryFacets } from '../schema/content'
import type { EntryRow } from '../seed/content-problem'
import type { EditedKey } from './records'
import { columnsOf } from './write-record'

/**
 * A table expression that stands before a table of the same name: the rows of one record are those of
 * a bound JSON list. It binds kind, slug and list.
 */
function replaceRecord(table: SQLiteTable): string {
  const [name, keys] = [getTableName(table), Object.keys(getTableColumns(table))]
  const given = keys.map((key) => `value ->> '$.${key}'`)
  return `${name} as (select ${keys.map(toSnakeCase)} from main.${name} where not (kind = ? and slug = ?) union all select ${given} from json_each(?))`
}

const expressions = `with ${[entries, entryFacets].map(replaceRecord)} `
const readsEntries = /^select .*"entries"/s

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
  // A draft is shown whenever its record begins and ends.
  const shown = rows.map((row) => ({ ...columnsOf(row), startsAt: null, endsAt: null }))
  const bound = [shown, facets].flatMap((list) => [kind, slug, JSON.stringify(list)])
  return createDatabase({
    prepare(query: string) {
      if (!readsEntries.test(query)) return d1.prepare(query)
      const statement = d1.prepare(expressions + query)
      return { bind: (...values: unknown[]) => statement.bind(...bound, ...values) }
    },
    batch: (statements: D1PreparedStatement[]) => d1.batch(statements),
  } as D1Database)
}
