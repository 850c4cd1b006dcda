import { eq, lt, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '../client'
import { sayings } from '../schema/idempotency-keys'

/** What is said under an idempotency key, both as keyed hashes. */
export type Saying = Pick<typeof sayings.$inferInsert, 'key' | 'digest'>

/** That nothing was said under a key before, for the write of `sayOnce`. */
export function isUnsaid({ key }: Saying) {
  return sql`not exists (select 1 from ${sayings} where ${sayings.key} = ${key})`
}

/**
 * Makes a write that is conditional on `isUnsaid`, and remembers its key, in one batch. False, and
 * nothing is written, when something else was said under the key; a repeat changes nothing.
 */
export async function sayOnce(
  db: Database,
  saying: Saying,
  at: number,
  write: BatchItem<'sqlite'>,
): Promise<boolean> {
  const remembered = db
    .insert(sayings)
    .values({ ...saying, at })
    .onConflictDoNothing()
  const asked = db
    .select({ digest: sayings.digest })
    .from(sayings)
    .where(eq(sayings.key, saying.key))
  const [, , [said]] = await db.batch([write, remembered, asked])
  return said?.digest === saying.digest
}

/** Forgets keys that no browser repeats any more. */
export async function sweepSayings(db: Database, before: number): Promise<void> {
  await db.delete(sayings).where(lt(sayings.at, before))
}
