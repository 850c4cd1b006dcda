import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** SQL condition `IN` with one bound value, because D1 allows 100 per statement. */
export function isOneOf(column: SQLiteColumn, values: readonly (string | number)[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`
}
