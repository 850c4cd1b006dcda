import { type CopiedBucket, copiedBuckets, copyFiles, dropGoneCopies } from '#db/backup/file-copies'
import { riyadhDate, riyadhTime } from '#domain/dates/calendar'
import type { Bindings } from '../env'
import { log } from '../log'
import { deadlines, withDeadline } from '../runtime/deadlines'

export interface BackUpFilesDeps {
  /** Without the bucket `COPIES` there are no copies. */
  env: Pick<Bindings, CopiedBucket | 'OUTBOX'> & Partial<Pick<Bindings, 'COPIES'>>
  /** Epoch ms. */
  now: number
}

/** Before the sweep, which deletes what has expired. */
const quietTime = /^02:/
const lastCopyKey = 'last-copy'
const twoDaysInSeconds = 172_800
/** Objects of one run: what remains follows a minute later. */
const atMost = 200

async function copyAll({ env, now }: BackUpFilesDeps, copies: R2Bucket): Promise<number> {
  const day = riyadhDate(now)
  let changed = 0
  for (const bucket of copiedBuckets) {
    if (changed >= atMost) return changed
    changed += await copyFiles(env[bucket], copies, { bucket, day, atMost: atMost - changed })
  }
  await dropGoneCopies(copies, day)
  return changed
}

/** Once a night, brings the copies of files up to date, where a bucket for them is bound. */
export async function backUpFiles(deps: BackUpFilesDeps): Promise<void> {
  const { env, now } = deps
  if (!env.COPIES || !quietTime.test(riyadhTime(now))) return
  const last = await withDeadline(deadlines.write, 'outbox.get', env.OUTBOX.get(lastCopyKey))
  if (last === riyadhDate(now)) return
  const changed = await withDeadline(deadlines.storage, 'copies.put', copyAll(deps, env.COPIES))
  log('info', { event: 'job', part: 'backUpFiles', changes: changed })
  if (changed >= atMost) return
  const options = { expirationTtl: twoDaysInSeconds }
  const put = env.OUTBOX.put(lastCopyKey, riyadhDate(now), options)
  await withDeadline(deadlines.write, 'outbox.put', put)
}
