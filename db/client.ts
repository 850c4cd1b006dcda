import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import * as counts from './count-schema'
import * as newsletter from './newsletter-schema'
import * as request from './request-schema'
import * as base from './schema'
import * as tombstone from './tombstone-schema'

const schema = { ...base, ...counts, ...newsletter, ...request, ...tombstone }

export type Database = DrizzleD1Database<typeof schema>

/** A database over D1 or over one of its sessions. */
export function createDatabase(d1: D1Database | D1DatabaseSession): Database {
  // A session has the two methods drizzle calls, prepare and batch.
  return drizzle(d1 as D1Database, { schema, casing: 'snake_case' })
}
