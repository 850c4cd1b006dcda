import { type AnyColumn, asc, desc, getTableColumns, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { failureCounts, loaderCounts, requestCounts } from '../schema/operations'
import { insertSelect } from '../statements'

/** Milliseconds of one row of answers and failures, and of one of reads. */
export const countedSpan = 300_000
const loaderSpan = 3_600_000

export type RequestCounts = Omit<typeof requestCounts.$inferSelect, 'at'>
export type FailureCount = Omit<typeof failureCounts.$inferSelect, 'at'>
export type LoaderCount = Omit<typeof loaderCounts.$inferSelect, 'at'>

/** What an isolate has counted since it wrote last. */
export interface OperationCounts {
  requests: RequestCounts
  failures: readonly FailureCount[]
  loaders: readonly LoaderCount[]
}

const startOf = (span: number, now: number) => now - (now % span)
const given = (name: string) => sql`given.value ->> ${sql.raw(`'${name}'`)}`
const rowsOf = (rows: readonly object[]) =>
  sql`from json_each(${JSON.stringify(rows)}) as given where true`
/** What an upsert of counts sets: their sums. The names of these columns are single words. */
const sumsOf = (...columns: AnyColumn[]) =>
  Object.fromEntries(
    columns.map((column) => [
      column.name,
      sql`${column} + excluded.${sql.identifier(column.name)}`,
    ]),
  )

function addRequests(db: Database, at: number, requests: RequestCounts) {
  const { at: target, ...columns } = getTableColumns(requestCounts)
  return db
    .insert(requestCounts)
    .values({ at, ...requests })
    .onConflictDoUpdate({ target, set: sumsOf(...Object.values(columns)) })
}

function addFailures(db: Database, at: number, failures: readonly FailureCount[]) {
  const row = { at, part: given('part'), code: given('code'), total: given('total') }
  return insertSelect(db, failureCounts, row, rowsOf(failures)).onConflictDoUpdate({
    target: [failureCounts.at, failureCounts.part, failureCounts.code],
    set: sumsOf(failureCounts.total),
  })
}

function addLoads(db: Database, at: number, loaders: readonly LoaderCount[]) {
  const { total, ms, slowest } = loaderCounts
  const row = { at, page: given('page'), total: given('total'), ms: given('ms') }
  return insertSelect(
    db,
    loaderCounts,
    { ...row, slowest: given('slowest') },
    rowsOf(loaders),
  ).onConflictDoUpdate({
    target: [loaderCounts.at, loaderCounts.page],
    set: { ...sumsOf(total, ms), slowest: sql`max(${slowest}, excluded.slowest)` },
  })
}

/** Adds counts to those of an instant (epoch ms), in one transaction. */
export async function addOperationCounts(
  db: Database,
  now: number,
  { requests, failures, loaders }: OperationCounts,
): Promise<void> {
  const at = startOf(countedSpan, now)
  await db.batch([
    addRequests(db, at, requests),
    addFailures(db, at, failures),
    addLoads(db, startOf(loaderSpan, now), loaders),
  ])
}

/** The counts of answers since an instant (epoch ms), the oldest first; of times that have some. */
export function listRequestCounts(db: Database, since: number) {
  const rows = db.select().from(requestCounts).where(gte(requestCounts.at, since))
  return rows.orderBy(asc(requestCounts.at))
}

/** What failed since an instant (epoch ms), most often first; `lastAt` begins its five minutes. */
export function listFailureCounts(
  db: Database,
  since: number,
): Promise<(FailureCount & { lastAt: number })[]> {
  const { at, part, code } = failureCounts
  const total = sql<number>`sum(${failureCounts.total})`
  return db
    .select({ part, code, total, lastAt: sql<number>`max(${at})` })
    .from(failureCounts)
    .where(gte(at, since))
    .groupBy(part, code)
    .orderBy(desc(total), part, code)
}

/** The reads of pages since an instant (epoch ms), the slowest on average first. */
export function listLoaders(db: Database, since: number, limit: number): Promise<LoaderCount[]> {
  const { at, page } = loaderCounts
  const total = sql<number>`sum(${loaderCounts.total})`
  const ms = sql<number>`sum(${loaderCounts.ms})`
  return db
    .select({ page, total, ms, slowest: sql<number>`max(${loaderCounts.slowest})` })
    .from(loaderCounts)
    .where(gte(at, since))
    .groupBy(page)
    .orderBy(desc(sql`1.0 * ${ms} / ${total}`), page)
    .limit(limit)
}

/** Statements that delete the counts from before an instant (epoch ms), for a batch. */
export function deleteOldCounts(db: Database, before: number) {
  return [
    db.delete(requestCounts).where(lt(requestCounts.at, before)),
    db.delete(failureCounts).where(lt(failureCounts.at, before)),
    db.delete(loaderCounts).where(lt(loaderCounts.at, before)),
  ] as const
}
