import type { Site } from './site'

export type Row = Record<string, string | number | null>

/** Reads rows of D1 as stored. */
export async function readRows(site: Site, sql: string, ...values: unknown[]): Promise<Row[]> {
  const { DB } = await site.env()
  const statement = DB.prepare(sql)
  // Each call is a round trip to another process.
  const ready = values.length > 0 ? statement.bind(...values) : statement
  return (await ready.all<Row>()).results
}

/** Counts the rows of a table that match a condition. */
export async function countRows(site: Site, table: string, where = '1'): Promise<number> {
  const [row] = await readRows(site, `SELECT count(*) AS total FROM ${table} WHERE ${where}`)
  return Number(row?.total)
}

const visitorTables = [
  'submissions',
  'events',
  'mails',
  'spent_captchas',
  'rate_limit_hits',
  'usefulness_votes',
  'subscriptions',
  'signups',
  'usefulness_counts',
  'reason_counts',
  'ratings',
  'rating_counts',
  'comments',
  'codes',
  'additions',
  'amendments',
  'tombstones',
]

/** All stored visitor data and the outbox as one searchable text. */
export async function dumpStored(site: Site): Promise<string> {
  const tables = await Promise.all(
    visitorTables.map((table) => readRows(site, `SELECT * FROM ${table}`)),
  )
  const { OUTBOX } = await site.env()
  const { keys } = await OUTBOX.list()
  const waiting = await Promise.all(keys.map(({ name }) => OUTBOX.get(name)))
  return JSON.stringify([tables, keys, waiting])
}

/** Deletes all submissions of the outbox and its marks, such as the last sweep's. */
export async function emptyOutbox(site: Site): Promise<void> {
  const { OUTBOX } = await site.env()
  const { keys } = await OUTBOX.list()
  await Promise.all(keys.map(({ name }) => OUTBOX.delete(name)))
}

/** Deletes all visitor data of D1; content stays. */
export async function forgetVisitors(site: Site): Promise<void> {
  const { DB } = await site.env()
  // Deleting a submission cascades to its events.
  const tables = visitorTables.filter((table) => table !== 'events')
  await DB.batch(tables.map((table) => DB.prepare(`DELETE FROM ${table}`)))
}
