import { eq, lt, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '../client'
import { idempotencyKeys } from '../schema/submissions'

/** An idempotency key and the digest of its payload, both keyed hashes. */
export type IdempotencyKey = Pick<typeof idempotencyKeys.$inferInsert, 'key' | 'digest'>

/** SQL condition for the write of `once`: the key is new. */
export function isNewKey({ key }: IdempotencyKey) {
  return sql`not exists (select 1 from ${idempotencyKeys} where ${idempotencyKeys.key} = ${key})`
}

/**
 * Runs a write that depends on `isNewKey` and stores its key, in one batch. False, without a write,
 * if the key was used for another payload; a repeat changes nothing.
 */
export async function once(
  db: Database,
  idempotencyKey: IdempotencyKey,
  at: number,
  write: BatchItem<'sqlite'>,
): Promise<boolean> {
  const insertKey = db
    .insert(idempotencyKeys)
    .values({ ...idempotencyKey, at })
    .onConflictDoNothing()
  const selectKey = db
    .select({ digest: idempotencyKeys.digest })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, idempotencyKey.key))
  const [, , [stored]] = await db.batch([write, insertKey, selectKey])
  return stored?.digest === idempotencyKey.digest
}

/** Stores a key that is used once; false if it was stored before. */
export async function spendKey(
  db: Database,
  idempotencyKey: IdempotencyKey,
  at: number,
): Promise<boolean> {
  const stored = await db
    .insert(idempotencyKeys)
    .values({ ...idempotencyKey, at })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return stored.length > 0
}

/** The digest that is stored with a key; null for a new key. */
export async function findDigest(db: Database, key: string): Promise<string | null> {
  const [stored] = await db
    .select({ digest: idempotencyKeys.digest })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, key))
  return stored?.digest ?? null
}

/** True if a write of `once` has stored the key. */
export async function isKeyStored(db: Database, key: string): Promise<boolean> {
  return (await findDigest(db, key)) !== null
}

/** Deletes keys older than `before` (epoch ms). */
export async function sweepIdempotencyKeys(db: Database, before: number): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.at, before))
}
