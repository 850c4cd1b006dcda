import type { Site } from './site'

export type Row = Record<string, string | number | null>

/** What D1 holds, as it stands there. */
export async function readRows(site: Site, sql: string, ...values: unknown[]): Promise<Row[]> {
  const { DB } = await site.env()
  const statement = DB.prepare(sql)
  // Each step is a question to another process.
  const ready = values.length > 0 ? statement.bind(...values) : statement
  return (await ready.all<Row>()).results
}

/** Rows a table has, or those that a condition names. */
export async function countRows(site: Site, table: string, where = '1'): Promise<number> {
  const [row] = await readRows(site, `SELECT count(*) AS total FROM ${table} WHERE ${where}`)
  return Number(row?.total)
}

const personal = [
  'submissions',
  'events',
  'mails',
  'spent_captchas',
  'rate_limit_hits',
  'usefulness_votes',
  'subscriptions',
  'signups',
  'ratings',
  'comments',
  'codes',
  'additions',
  'tombstones',
]

/** Every column of every row that a visitor caused, and the outbox, as one text to search. */
export async function dumpStored(site: Site): Promise<string> {
  const tables = await Promise.all(
    personal.map((table) => readRows(site, `SELECT * FROM ${table}`)),
  )
  const { OUTBOX } = await site.env()
  const { keys } = await OUTBOX.list()
  const waiting = await Promise.all(keys.map(({ name }) => OUTBOX.get(name)))
  return JSON.stringify([tables, keys, waiting])
}

/** Forgets everything that visitors have caused; content stays. */
export async function forgetVisitors(site: Site): Promise<void> {
  const { DB } = await site.env()
  // Events go with their requests.
  const tables = personal.filter((table) => table !== 'events')
  await DB.batch(tables.map((table) => DB.prepare(`DELETE FROM ${table}`)))
}
