export async function emptyTables(d1: D1Database, tables: string[]): Promise<void> {
  await d1.batch(tables.map((table) => d1.prepare(`DELETE FROM ${table}`)))
}

/** Row count of each table; -1 where the query returned none. */
export async function countRows(d1: D1Database, tables: string[]): Promise<number[]> {
  const results = await d1.batch<{ total: number }>(
    tables.map((table) => d1.prepare(`SELECT count(*) AS total FROM ${table}`)),
  )
  return results.map(({ results: [row] }) => row?.total ?? -1)
}
