/** Empties tables, in one batch. */
export async function emptyTables(d1: D1Database, tables: string[]): Promise<void> {
  await d1.batch(tables.map((table) => d1.prepare(`DELETE FROM ${table}`)))
}

/** How many rows each of some tables has; -1 where it could not be asked. */
export async function countRows(d1: D1Database, tables: string[]): Promise<number[]> {
  const results = await d1.batch<{ total: number }>(
    tables.map((table) => d1.prepare(`SELECT count(*) AS total FROM ${table}`)),
  )
  return results.map(({ results: [row] }) => row?.total ?? -1)
}
