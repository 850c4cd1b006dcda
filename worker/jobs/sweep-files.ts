import type { Database } from '#db/client'
import {
  conflictKey,
  type FileOwner,
  folderOf,
  originalKey,
  parseFileName,
} from '#db/submissions/attachment-names'
import { nameOf } from '#db/submissions/registrations'
import { listStoredKeys } from '#db/submissions/submissions'
import { dayMs } from '#domain/dates/calendar'
import type { Bindings } from '../env'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { listPending } from '../submissions/outbox'

export interface SweepFilesDeps {
  env: Pick<Bindings, 'ATTACHMENTS' | 'OUTBOX'>
  primary: Database
  /** Epoch ms. */
  now: number
}

/** The names of all outbox entries; throws if KV is unavailable. */
async function listAllPending(outbox: Bindings['OUTBOX']): Promise<Set<string>> {
  const names = new Set<string>()
  for (let cursor: string | null = null, more = true; more; ) {
    const page = await listPending(outbox, cursor)
    for (const name of page.names) names.add(name)
    cursor = page.cursor
    more = cursor !== null
  }
  return names
}

/**
 * Folders of submissions in the outbox or in D1. The outbox must be listed before D1 is read: an
 * entry is deleted from it only once D1 has it. Later submissions have files of the last day.
 */
async function foldersInUse(
  primary: Database,
  owners: readonly FileOwner[],
  pendingNames: ReadonlySet<string>,
): Promise<Set<string>> {
  const pending = owners.filter((owner) =>
    pendingNames.has(nameOf({ ...owner, idempotencyKey: owner.key })),
  )
  const known = await listStoredKeys(
    primary,
    owners.flatMap(({ key, ...rest }) => [
      { ...rest, key },
      { ...rest, key: conflictKey(key, rest.digest) },
    ]),
  )
  const stored = known.map(({ key, ...rest }) => ({ ...rest, key: originalKey(key) }))
  return new Set([...pending, ...stored].map(folderOf))
}

/**
 * Deletes files without a submission: it was never stored, or its retention period has ended. Files
 * of the last day are kept, because their submission may not be written yet.
 */
export async function sweepFiles({ env, primary, now }: SweepFilesDeps): Promise<void> {
  const { ATTACHMENTS, OUTBOX } = env
  const pendingNames = await listAllPending(OUTBOX)
  for (let cursor: string | undefined, more = true; more; ) {
    const page = await withDeadline(
      deadlines.write,
      'attachments.list',
      ATTACHMENTS.list({ cursor }),
    )
    const old = page.objects.filter(({ uploaded }) => now - uploaded.getTime() > dayMs)
    const owners = old.flatMap(({ key }) => parseFileName(key) ?? [])
    const inUse =
      old.length > 0 ? await foldersInUse(primary, owners, pendingNames) : new Set<string>()
    const orphans = old.filter(({ key }) => !inUse.has(key.slice(0, key.lastIndexOf('/') + 1)))
    if (orphans.length > 0) await ATTACHMENTS.delete(orphans.map(({ key }) => key))
    more = page.truncated
    cursor = page.truncated ? page.cursor : undefined
  }
}
