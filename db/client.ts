import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import * as counts from './schema/feedback-counts'
import * as newsletter from './schema/newsletter'
import * as base from './schema/schema'
import * as request from './schema/tickets'
import * as tombstone from './schema/tombstones'

const schema = { ...base, ...counts, ...newsletter, ...request, ...tombstone }

export type Database = DrizzleD1Database<typeof schema>

/** A database over D1 or over one of its sessions. */
export function createDatabase(d1: D1Database | D1DatabaseSession): Database {
  // A session has the two methods drizzle calls, prepare and batch.
  return drizzle(d1 as D1Database, { schema, casing: 'snake_case' })
}
