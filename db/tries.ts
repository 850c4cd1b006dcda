import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Database } from './client'
import { spentCaptchas, tries } from './schema'

/** When each of some buckets was counted since an instant (epoch ms), the oldest first. */
export async function listTries(
  db: Database,
  wanted: readonly [Wanted, ...Wanted[]],
): Promise<number[][]> {
  const [first, ...others] = wanted
  const lists = await db.batch([select(db, first), ...others.map((one) => select(db, one))])
  return lists.map((rows) => rows.map(({ at }) => at))
}

interface Wanted {
  bucket: string
  since: number
}

function select(db: Database, { bucket, since }: Wanted) {
  return db
    .select({ at: tries.at })
    .from(tries)
    .where(and(eq(tries.bucket, bucket), gt(tries.at, since)))
    .orderBy(asc(tries.at))
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
