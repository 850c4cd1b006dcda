import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { alertRules } from '#domain/alerts/alert-rules'

const counted = () => integer().notNull().default(0)

/** Answers of the worker by five minutes: nothing of who asked. */
export const requestCounts = sqliteTable('request_counts', {
  /** Start of the five minutes (epoch ms). */
  at: integer().primaryKey(),
  answers: counted(),
  /** Pages and their payloads, of which the next three are a part. */
  pages: counted(),
  /** From the memory of an isolate, and from the Cache API. */
  memory: counted(),
  cache: counted(),
  /** From a source of last resort: an older payload or the snapshot. */
  stale: counted(),
  /** With a status of 500 or more. */
  failed: counted(),
})

/** What failed, by five minutes: the part and the code of a log line. */
export const failureCounts = sqliteTable(
  'failure_counts',
  {
    at: integer().notNull(),
    part: text().notNull(),
    code: text().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.at, table.part, table.code] })],
)

/** Reads of pages from D1 by hour. */
export const loaderCounts = sqliteTable(
  'loader_counts',
  {
    /** Start of the hour (epoch ms). */
    at: integer().notNull(),
    /** Id of the route or name of the payload, without slugs and queries. */
    page: text().notNull(),
    total: integer().notNull(),
    /** Of all of them together. */
    ms: integer().notNull(),
    slowest: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.at, table.page] })],
)

/** The last run of each job of the minute, all times in epoch ms. */
export const jobRuns = sqliteTable('job_runs', {
  job: text().primaryKey(),
  ranAt: integer().notNull(),
  ms: integer().notNull(),
  succeededAt: integer(),
  failedAt: integer(),
  /** Code of the last failure. */
  code: text(),
})

/** Files of a bucket, as they were counted last. */
export const storageCounts = sqliteTable('storage_counts', {
  /** Name of the binding. */
  store: text().primaryKey(),
  objects: integer().notNull(),
  bytes: integer().notNull(),
  countedAt: integer().notNull(),
})

/** Where each alert stands (`AlertState`). */
export const alerts = sqliteTable('alerts', {
  rule: text({ enum: alertRules }).primaryKey(),
  holds: integer({ mode: 'boolean' }).notNull(),
  changedAt: integer().notNull(),
  seenAt: integer().notNull(),
  openedAt: integer(),
  closedAt: integer(),
  openings: integer().notNull(),
  mailedAt: integer(),
  owed: text({ enum: ['begin', 'repeat', 'end'] }),
})
