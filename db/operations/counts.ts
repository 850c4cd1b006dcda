import { type AnyColumn, asc, desc, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { failureCounts, loaderCounts, requestCounts } from '../schema/operations'
import { insertSelect } from '../statements'

/** Milliseconds of one row of answers and failures, and of one of reads. */
export const countedSpan = 300_000
export const loaderSpan = 3_600_000

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
const added = (column: AnyColumn): SQL => sql`${column} + excluded.${sql.identifier(column.name)}`

/** Adds counts to those of an instant (epoch ms), in one transaction. */
export async function addOperationCounts(
  db: Database,
  now: number,
  { requests, failures, loaders }: OperationCounts,
): Promise<void> {
  const { answers, pages, memory, cache, stale, failed } = requestCounts
  const at = startOf(countedSpan, now)
  const failure = { part: given('part'), code: given('code'), total: given('total') }
  const loader = { page: given('page'), total: given('total'), ms: given('ms') }
  await db.batch([
    db
      .insert(requestCounts)
      .values({ at, ...requests })
      .onConflictDoUpdate({
        target: requestCounts.at,
        set: {
          answers: sql`${answers} + ${requests.answers}`,
          pages: sql`${pages} + ${requests.pages}`,
          memory: sql`${memory} + ${requests.memory}`,
          cache: sql`${cache} + ${requests.cache}`,
          stale: sql`${stale} + ${requests.stale}`,
          failed: sql`${failed} + ${requests.failed}`,
        },
      }),
    insertSelect(db, failureCounts, { at, ...failure }, rowsOf(failures)).onConflictDoUpdate({
      target: [failureCounts.at, failureCounts.part, failureCounts.code],
      set: { total: added(failureCounts.total) },
    }),
    insertSelect(
      db,
      loaderCounts,
      { at: startOf(loaderSpan, now), ...loader, slowest: given('slowest') },
      rowsOf(loaders),
    ).onConflictDoUpdate({
      target: [loaderCounts.at, loaderCounts.page],
      set: {
        total: added(loaderCounts.total),
        ms: added(loaderCounts.ms),
        slowest: sql`max(${loaderCounts.slowest}, excluded.slowest)`,
      },
    }),
  ])
}

/** The counts of answers since an instant (epoch ms), the oldest first; of times that have some. */
export function listRequestCounts(db: Database, since: number) {
  const rows = db.select().from(requestCounts).where(gte(requestCounts.at, since))
  return rows.orderBy(asc(requestCounts.at))
}

/** What failed since an instant (epoch ms), most often first; `lastAt` begins its five minutes. */
export function listFailures(
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
