import { and, asc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { spentCaptchas, tries } from '../schema/schema'

/** When each of some buckets was counted since an instant (epoch ms), the oldest first. */
export async function listTries(
  db: Database,
  wanted: readonly [Wanted, ...Wanted[]],
): Promise<number[][]> {
  const [first, ...others] = wanted
  const lists = await db.batch([
    selectTries(db, first),
    ...others.map((one) => selectTries(db, one)),
  ])
  return lists.map((rows) => rows.map(({ at }) => at))
}

interface Wanted {
  bucket: string
  since: number
}

const isCounted = ({ bucket, since }: Wanted) => and(eq(tries.bucket, bucket), gt(tries.at, since))

/** Whether a bucket has room, as SQL: for a write that depends on it. */
export function hasRoom({ atMost, ...wanted }: Limit): SQL {
  return sql`(select count(*) from ${tries} where ${isCounted(wanted)}) < ${atMost}`
}

/** Whether a captcha answer may still be used, as SQL: for a write that depends on it. */
export function isUnused(spent: { hash: string } | null): SQL {
  return spent
    ? sql`not exists (select 1 from ${spentCaptchas} where ${spentCaptchas.hash} = ${spent.hash})`
    : sql`true`
}

/** The statement that asks when a bucket was counted, for a batch. */
export function selectTries(db: Database, wanted: Wanted) {
  return db.select({ at: tries.at }).from(tries).where(isCounted(wanted)).orderBy(asc(tries.at))
}

interface Limit extends Wanted {
  atMost: number
}

/**
 * Counts one for each of some limits while all of them have room, and tells when each was counted
 * before (epoch ms), the oldest first: of many that come at once, no more than fit find room.
 */
export async function takeTries(
  db: Database,
  limits: readonly [Limit, ...Limit[]],
  at: number,
): Promise<number[][]> {
  const [first, ...others] = limits
  const buckets = limits.map(({ bucket }) => sql`(${bucket})`)
  const taking = sql`select column1, ${at} from (values ${sql.join(buckets, sql`, `)}) where ${and(...limits.map(hasRoom))}`
  const results = await db.batch([
    selectTries(db, first),
    ...others.map((one) => selectTries(db, one)),
    db.insert(tries).select(taking),
  ])
  // The last is the insert; the type of a batch of any length does not tell its results apart.
  const lists = results.slice(0, limits.length) as { at: number }[][]
  return lists.map((rows) => rows.map((row) => row.at))
}

/** Takes one back for each bucket that was counted at an instant. */
export async function dropTries(
  db: Database,
  buckets: readonly string[],
  at: number,
): Promise<void> {
  const ones = buckets.map(
    (bucket) =>
      sql`(select min(rowid) from ${tries} where ${and(eq(tries.bucket, bucket), eq(tries.at, at))})`,
  )
  await db.delete(tries).where(sql`rowid in (${sql.join(ones, sql`, `)})`)
}

/** Counts one for each bucket. */
export async function addTries(
  db: Database,
  buckets: readonly string[],
  at: number,
): Promise<void> {
  await db.insert(tries).values(buckets.map((bucket) => ({ bucket, at })))
}

/** Removes what no limit and no captcha asks for any more. */
export async function sweepTries(db: Database, now: number, oldest: number): Promise<void> {
  await db.batch([
    db.delete(tries).where(lt(tries.at, oldest)),
    db.delete(spentCaptchas).where(lt(spentCaptchas.expiresAt, now)),
  ])
}
