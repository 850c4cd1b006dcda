import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import * as accounts from './schema/accounts'
import * as content from './schema/content'
import * as feedback from './schema/feedback'
import * as newsletter from './schema/newsletter'
import * as submissions from './schema/submissions'

const schema = {
  ...accounts,
  ...content,
  ...submissions,
  ...newsletter,
  ...feedback,
}

export type Database = DrizzleD1Database<typeof schema>

/** Drizzle over D1 or over a D1 session. */
export function createDatabase(d1: D1Database | D1DatabaseSession): Database {
  // A D1 session has the two methods that drizzle calls: prepare and batch.
  return drizzle(d1 as D1Database, { schema, casing: 'snake_case' })
}
