import { addDays } from '#domain/dates/calendar'

/** Buckets of which copies are kept. The head of the audit log belongs to its database. */
export const copiedBuckets = ['ATTACHMENTS', 'DATASETS', 'MEDIA'] as const
export type CopiedBucket = (typeof copiedBuckets)[number]

/**
 * Days for which the copy of a deleted file is kept after the night that found it deleted, up to a day
 * later: the privacy policy allows thirty since the deletion.
 */
const goneDays = 28

const keptPrefix = (bucket: CopiedBucket) => `kept/${bucket}/`
const gonePrefix = (day: string, bucket: CopiedBucket) => `gone/${day}/${bucket}/`

/** Sizes of pictures are made at the first request (`worker/pictures`). */
const isMadeAgain = (key: string) => key.startsWith('sizes/')

async function* listObjects(bucket: R2Bucket, prefix = ''): AsyncGenerator<R2Object> {
  for (let cursor: string | undefined, more = true; more; ) {
    const page = await bucket.list({ prefix, ...(cursor && { cursor }) })
    yield* page.objects
    more = page.truncated
    cursor = page.truncated ? page.cursor : undefined
  }
}

/** Copies an object with its metadata; false if it was deleted meanwhile. */
async function copyObject(from: R2Bucket, key: string, to: R2Bucket, copy: string) {
  const object = await from.get(key)
  if (!object) return false
  const { httpMetadata, customMetadata } = object
  const metadata = {
    ...(httpMetadata && { httpMetadata }),
    ...(customMetadata && { customMetadata }),
  }
  await to.put(copy, await object.arrayBuffer(), metadata)
  return true
}

interface CopyOptions {
  bucket: CopiedBucket
  /** The Riyadh day of the copy. */
  day: string
  /** Objects that one call copies or sets aside. */
  atMost: number
}

/**
 * Brings the copies of a bucket up to date: new and changed objects are copied, copies of deleted ones
 * set aside by day. Returns how many that were; `atMost` of them if there are more.
 */
export async function copyFiles(
  source: R2Bucket,
  copies: R2Bucket,
  { bucket, day, atMost }: CopyOptions,
): Promise<number> {
  const prefix = keptPrefix(bucket)
  // Both lists are sorted by key.
  const kept = listObjects(copies, prefix)
  let next = await kept.next()
  let changed = 0
  const keyOfNext = () => (next.done ? null : next.value.key.slice(prefix.length))
  const setAside = async (key: string) => {
    changed += 1
    await copyObject(copies, prefix + key, copies, gonePrefix(day, bucket) + key)
    await copies.delete(prefix + key)
    next = await kept.next()
  }
  for await (const { key, etag } of listObjects(source)) {
    if (isMadeAgain(key)) continue
    for (let old = keyOfNext(); old !== null && old < key && changed < atMost; old = keyOfNext()) {
      await setAside(old)
    }
    if (changed >= atMost) return changed
    const known = !next.done && keyOfNext() === key ? next.value : null
    if (known) next = await kept.next()
    if (known?.etag === etag) continue
    if (await copyObject(source, key, copies, prefix + key)) changed += 1
  }
  for (let old = keyOfNext(); old !== null && changed < atMost; old = keyOfNext()) {
    await setAside(old)
  }
  return changed
}

/** Deletes the copies of files that were found deleted 29 days before a Riyadh day, or earlier. */
export async function dropGoneCopies(copies: R2Bucket, day: string): Promise<void> {
  const firstKept = `gone/${addDays(day, -goneDays)}/`
  for (let more = true; more; ) {
    const { objects, truncated } = await copies.list({ prefix: 'gone/' })
    const old = objects.map(({ key }) => key).filter((key) => key < firstKept)
    if (old.length > 0) await copies.delete(old)
    more = truncated && old.length === objects.length
  }
}

/**
 * Brings back the files that a bucket lacks and of which there is a copy, with `gone` also those found
 * deleted on that Riyadh day. Files that are there stay as they are. Returns their keys.
 */
export async function returnFiles(
  copies: R2Bucket,
  target: R2Bucket,
  { bucket, gone }: { bucket: CopiedBucket; gone: string | null },
): Promise<string[]> {
  const returned: string[] = []
  for (const prefix of [keptPrefix(bucket), ...(gone ? [gonePrefix(gone, bucket)] : [])]) {
    for await (const { key } of listObjects(copies, prefix)) {
      const original = key.slice(prefix.length)
      if (await target.head(original)) continue
      if (await copyObject(copies, key, target, original)) returned.push(original)
    }
  }
  return returned
}
