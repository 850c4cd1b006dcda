import { getTableColumns, isSQLWrapper, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn, SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './client'

/** Every column of a table with a value, an expression or a column of the source. */
type SelectedRow<Table extends SQLiteTable> = {
  [Name in keyof Table['$inferSelect']]:
    | Table['$inferSelect'][Name]
    | SQL
    | AnySQLiteColumn<{ data: NonNullable<Table['$inferSelect'][Name]> }>
}

/**
 * INSERT … SELECT of a row for each row of `source`, which is what follows the columns: `from …
 * where …`. A column that is missing or has a value of another type is a compile error: drizzle
 * takes the columns of a raw SELECT by their position.
 */
export function insertSelect<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: SelectedRow<Table>,
  source: SQL,
) {
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value: unknown = row[name as keyof typeof row]
    return isSQLWrapper(value) ? value : sql.param(value, column)
  })
  return db.insert(table).select(sql`select ${sql.join(values, sql`, `)} ${source}`)
}

/** SQL condition `IN` with one bound value, because D1 allows 100 per statement. */
export function isOneOf(column: SQLiteColumn, values: readonly (string | number)[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`
}
