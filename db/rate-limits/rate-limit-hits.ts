import { and, asc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { rateLimitHits, spentCaptchas } from '../schema/submissions'
import { insertSelect } from '../statements'

/** Lists the hits of each key since an instant, oldest first (epoch ms). */
export async function listHits(
  db: Database,
  queries: readonly [HitQuery, ...HitQuery[]],
): Promise<number[][]> {
  const [first, ...others] = queries
  const lists = await db.batch([
    selectHits(db, first),
    ...others.map((query) => selectHits(db, query)),
  ])
  return lists.map((rows) => rows.map(({ at }) => at))
}

interface HitQuery {
  rateLimitKey: string
  since: number
}

const isCounted = ({ rateLimitKey, since }: HitQuery) =>
  and(eq(rateLimitHits.key, rateLimitKey), gt(rateLimitHits.at, since))

/** SQL condition for a write: the key is under its limit. */
export function isUnderLimit({ atMost, ...query }: Limit): SQL {
  return sql`(select count(*) from ${rateLimitHits} where ${isCounted(query)}) < ${atMost}`
}

/** SQL condition for a write: the captcha answer has not been used. */
export function isUnspent(spent: { hash: string } | null): SQL {
  return spent
    ? sql`not exists (select 1 from ${spentCaptchas} where ${spentCaptchas.hash} = ${spent.hash})`
    : sql`true`
}

/** Batch statement that selects the hits of a key, oldest first (epoch ms). */
export function selectHits(db: Database, query: HitQuery) {
  return db
    .select({ at: rateLimitHits.at })
    .from(rateLimitHits)
    .where(isCounted(query))
    .orderBy(asc(rateLimitHits.at))
}

interface Limit extends HitQuery {
  atMost: number
}

function insertHits(db: Database, limits: readonly [Limit, ...Limit[]], at: number) {
  const rateLimitKeys = limits.map(({ rateLimitKey }) => sql`(${rateLimitKey})`)
  const source = sql`from (values ${sql.join(rateLimitKeys, sql`, `)}) where ${and(...limits.map(isUnderLimit))}`
  return insertSelect(db, rateLimitHits, { key: sql`column1`, at, owner: null }, source)
}

/**
 * Adds a hit to every key if all of them are under their limits, and returns the previous hits of
 * each, oldest first (epoch ms). The insert itself checks the limits: concurrent requests cannot
 * exceed them.
 */
export async function consumeLimits(
  db: Database,
  limits: readonly [Limit, ...Limit[]],
  at: number,
): Promise<number[][]> {
  const [first, ...others] = limits
  const results = await db.batch([
    selectHits(db, first),
    ...others.map((query) => selectHits(db, query)),
    insertHits(db, limits, at),
  ])
  return hitTimes(results, limits.length)
}

/** The hits of the first statements of a batch, whose type has no positions for an unknown length. */
function hitTimes(results: readonly unknown[], count: number): number[][] {
  const lists = results.slice(0, count) as { at: number }[][]
  return lists.map((rows) => rows.map((row) => row.at))
}

/**
 * As `consumeLimits`, with a captcha answer, which is marked as used if all limits allow it.
 * `isReplayed`: it had been used before; the hits count all the same.
 */
export async function consumeProvenLimits(
  db: Database,
  limits: readonly [Limit, ...Limit[]],
  spent: typeof spentCaptchas.$inferSelect,
  at: number,
): Promise<{ hits: number[][]; isReplayed: boolean }> {
  const [first, ...others] = limits
  const isUsed = db.select().from(spentCaptchas).where(eq(spentCaptchas.hash, spent.hash))
  const useOnce = insertSelect(
    db,
    spentCaptchas,
    spent,
    sql`where ${and(...limits.map(isUnderLimit))}`,
  ).onConflictDoNothing()
  const results = await db.batch([
    selectHits(db, first),
    ...others.map((query) => selectHits(db, query)),
    isUsed,
    useOnce,
    insertHits(db, limits, at),
  ])
  const used = results[limits.length] as unknown[]
  return { hits: hitTimes(results, limits.length), isReplayed: used.length > 0 }
}

/** Removes one hit per key at an instant (epoch ms). */
export async function dropHits(
  db: Database,
  rateLimitKeys: readonly string[],
  at: number,
): Promise<void> {
  const rowIds = rateLimitKeys.map(
    (rateLimitKey) =>
      sql`(select min(rowid) from ${rateLimitHits} where ${and(eq(rateLimitHits.key, rateLimitKey), eq(rateLimitHits.at, at))})`,
  )
  await db.delete(rateLimitHits).where(sql`rowid in (${sql.join(rowIds, sql`, `)})`)
}

/** Adds a hit to each key at an instant (epoch ms). */
export async function addHits(
  db: Database,
  rateLimitKeys: readonly string[],
  at: number,
): Promise<void> {
  await db
    .insert(rateLimitHits)
    .values(rateLimitKeys.map((rateLimitKey) => ({ key: rateLimitKey, at })))
}

/** Deletes hits older than `oldest` and used captcha answers that have expired (epoch ms). */
export async function sweepHits(db: Database, now: number, oldest: number): Promise<void> {
  await db.batch([
    db.delete(rateLimitHits).where(lt(rateLimitHits.at, oldest)),
    db.delete(spentCaptchas).where(lt(spentCaptchas.expiresAt, now)),
  ])
}
