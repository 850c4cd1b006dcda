import type { Database } from '#db/client'
import { listStorageCounts, putStorageCount } from '#db/operations/storage'
import { dayMs } from '#domain/dates/calendar'
import { type BucketName, bucketNames } from '#domain/operations/bucket-names'
import type { Bindings } from '../env'
import { deadlines, withDeadline } from '../runtime/deadlines'

export interface CountStorageDeps {
  env: Pick<Bindings, BucketName>
  primary: Database
  /** Epoch ms. */
  now: number
}

async function countObjects(bucket: R2Bucket): Promise<{ objects: number; bytes: number }> {
  let [objects, bytes] = [0, 0]
  for (let cursor: string | undefined, more = true; more; ) {
    const page = await bucket.list({ ...(cursor && { cursor }) })
    objects += page.objects.length
    bytes += page.objects.reduce((sum, { size }) => sum + size, 0)
    more = page.truncated
    cursor = page.truncated ? page.cursor : undefined
  }
  return { objects, bytes }
}

/** Counts the files of one bucket whose count is a day old; a thousand of them cost one call. */
export async function countStorage({ env, primary, now }: CountStorageDeps): Promise<void> {
  const known = new Map((await listStorageCounts(primary)).map((one) => [one.store, one.countedAt]))
  const due = bucketNames.find((name) => now - (known.get(name) ?? 0) >= dayMs)
  if (!due) return
  const counted = await withDeadline(deadlines.storage, 'storage', countObjects(env[due]))
  await putStorageCount(primary, { store: due, ...counted, countedAt: now })
}
