import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import * as accounts from './schema/accounts'
import * as content from './schema/content'
import * as datasets from './schema/datasets'
import * as feedback from './schema/feedback'
import * as idempotency from './schema/idempotency-keys'
import * as newsletter from './schema/newsletter'
import * as rateLimits from './schema/rate-limits'
import * as submissions from './schema/submissions'
import * as tickets from './schema/tickets'
import * as tombstones from './schema/tombstones'

const schema = {
  ...accounts,
  ...content,
  ...submissions,
  ...tickets,
  ...newsletter,
  ...feedback,
  ...idempotency,
  ...rateLimits,
  ...tombstones,
  ...datasets,
}

export type Database = DrizzleD1Database<typeof schema>

/** Drizzle over D1 or over a D1 session. */
export function createDatabase(d1: D1Database | D1DatabaseSession): Database {
  // A D1 session has the two methods that drizzle calls: prepare and batch.
  return drizzle(d1 as D1Database, { schema, casing: 'snake_case' })
}
