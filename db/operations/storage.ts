import type { Database } from '../client'
import { storageCounts } from '../schema/operations'

/** Files of a bucket by number and bytes, as they were counted last (epoch ms). */
export type StorageCount = typeof storageCounts.$inferSelect

export function listStorageCounts(db: Database): Promise<StorageCount[]> {
  return db.select().from(storageCounts)
}

export async function putStorageCount(db: Database, count: StorageCount): Promise<void> {
  await db
    .insert(storageCounts)
    .values(count)
    .onConflictDoUpdate({ target: storageCounts.store, set: count })
}

/** Size of a database in bytes; null where the platform does not state it. */
export async function readDatabaseSize(d1: D1Database): Promise<number | null> {
  const { meta } = await d1.prepare('SELECT 1').run()
  return meta.size_after || null
}
