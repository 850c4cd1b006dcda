import {
  apartKey,
  type FileOwner,
  folderOf,
  ownerOf,
  sentKey,
} from '#db/submissions/attachment-names'
import { nameOf } from '#db/submissions/outbox-names'
import { listKnown } from '#db/submissions/submissions'
import { dayMs } from '#domain/dates/calendar'
import { budgets, within } from '../runtime/deadlines'
import type { Work } from '../runtime/request-context'
import { listPending } from '../submissions/outbox'

/** Names of all that waits in the outbox; throws when that cannot be told. */
async function listWaiting(work: Work): Promise<Set<string>> {
  const waiting = new Set<string>()
  for (let cursor: string | null = null, more = true; more; ) {
    const page = await listPending(work, cursor)
    for (const name of page.names) waiting.add(name)
    cursor = page.cursor
    more = cursor !== null
  }
  return waiting
}

/**
 * Folders of requests that wait in the outbox or stand in the database. The names of what waits were
 * read before: a request leaves the outbox only once the database has it, and those whose files came
 * after that are of the last day.
 */
async function foldersInUse(
  work: Work,
  owners: readonly FileOwner[],
  names: ReadonlySet<string>,
): Promise<Set<string>> {
  const waiting = owners.filter((owner) =>
    names.has(nameOf({ ...owner, idempotencyKey: owner.key })),
  )
  const known = await listKnown(
    work.primary,
    owners.flatMap(({ key, ...rest }) => [
      { ...rest, key },
      { ...rest, key: apartKey(key, rest.digest) },
    ]),
  )
  const stored = known.map(({ key, ...rest }) => ({ ...rest, key: sentKey(key) }))
  return new Set([...waiting, ...stored].map(folderOf))
}

/**
 * Deletes files that belong to no request: none was stored after them, or it has had its time. Those
 * of the last day are left alone, because their request may be on its way.
 */
export async function sweepFiles(work: Work): Promise<void> {
  const { ATTACHMENTS } = work.env
  const waiting = await listWaiting(work)
  for (let cursor: string | undefined, more = true; more; ) {
    const page = await within(budgets.write, 'attachments.list', ATTACHMENTS.list({ cursor }))
    const old = page.objects.filter(({ uploaded }) => work.now - uploaded.getTime() > dayMs)
    const owners = old.flatMap(({ key }) => ownerOf(key) ?? [])
    const kept = old.length > 0 ? await foldersInUse(work, owners, waiting) : new Set<string>()
    const orphans = old.filter(({ key }) => !kept.has(key.slice(0, key.lastIndexOf('/') + 1)))
    if (orphans.length > 0) await ATTACHMENTS.delete(orphans.map(({ key }) => key))
    more = page.truncated
    cursor = page.truncated ? page.cursor : undefined
  }
}
