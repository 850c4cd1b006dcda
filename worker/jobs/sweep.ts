import { sweepSessions } from '#db/accounts/sessions'
import type { Database } from '#db/client'
import { listNeededFiles } from '#db/editing/media'
import { rollUpFeedback } from '#db/feedback/totals'
import { eraseDueAccounts } from '#db/privacy/erase-personal-data'
import { deleteExpired } from '#db/privacy/retention'
import { sweepHits } from '#db/rate-limits/rate-limit-hits'
import { sweepGaps } from '#db/search/gaps'
import { sweepViewers } from '#db/staff/viewers'
import {
  conflictKey,
  type FileOwner,
  folderOf,
  originalKey,
  parseFileName,
} from '#db/submissions/attachment-names'
import { dropScans } from '#db/submissions/attachment-scans'
import { sweepIdempotencyKeys } from '#db/submissions/idempotency-keys'
import { nameOf } from '#db/submissions/registrations'
import { listKnownFiles, listStoredKeys } from '#db/submissions/submissions'
import { sweepCodes } from '#db/tickets/codes'
import { dayMs, riyadhDate, riyadhTime } from '#domain/dates/calendar'
import { pictureDraftKey } from '#domain/site/picture-path'
import type { Bindings } from '../env'
import { sweepLogs } from '../log-files/write-logs'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'
import { listPending } from '../submissions/outbox'

export type SweepDeps = SweepFilesDeps &
  DataKeyringDeps & { env: Pick<Bindings, 'SEARCH' | 'DB'> & Partial<Pick<Bindings, 'LOGS'>> }

/**
 * The nightly sweep may start during this hour (Riyadh), in case cron is late or D1 unavailable.
 */
const quietTime = /^03:/
const lastSweepKey = 'last-sweep'
/** Days for which counts of queries without results are kept. */
const gapDays = 365
const twoDaysInSeconds = 172_800

async function isNightlySweepDue({ env, now }: SweepDeps): Promise<boolean> {
  if (!quietTime.test(riyadhTime(now))) return false
  const last = await withDeadline(deadlines.write, 'outbox.get', env.OUTBOX.get(lastSweepKey))
  return last !== riyadhDate(now)
}

/** Called before the sweep, which may take minutes, so that the next run does not start another. */
async function markSwept({ env, now }: SweepDeps): Promise<void> {
  const options = { expirationTtl: twoDaysInSeconds }
  const put = env.OUTBOX.put(lastSweepKey, riyadhDate(now), options)
  await withDeadline(deadlines.write, 'outbox.put', put)
}

/**
 * Deletes expired limits, keys, codes and sessions; once a night also accounts that are to
 * be deleted and data past its retention period, and adds the feedback of the day to the totals.
 */
export async function sweep(deps: SweepDeps): Promise<void> {
  const { env, primary, now } = deps
  await sweepHits(primary, now, now - dayMs)
  await sweepIdempotencyKeys(primary, now - dayMs)
  await sweepCodes(primary, now)
  await sweepSessions(primary, now)
  await sweepViewers(primary, now)
  if (!(await isNightlySweepDue(deps))) return
  await markSwept(deps)
  try {
    await eraseDueAccounts(env, await dataKeyringOf(deps), now)
    await rollUpFeedback(primary, riyadhDate(now))
    await deleteExpired(primary, now)
    await sweepFiles(deps)
    await sweepDraftFiles(deps)
    await sweepLogs(deps)
    await sweepGaps(env.SEARCH, riyadhDate(now), riyadhDate(now - gapDays * dayMs))
  } catch (error) {
    // Without the mark the next run of the hour retries.
    await withDeadline(deadlines.write, 'outbox.delete', env.OUTBOX.delete(lastSweepKey))
    throw error
  }
}

/** Deletes the files that were uploaded at the desk more than a day ago and that no record needs. */
async function sweepDraftFiles({ env, primary, now }: SweepFilesDeps): Promise<void> {
  const prefix = pictureDraftKey('')
  for (let cursor: string | undefined, more = true; more; ) {
    const page = await env.MEDIA.list({ prefix, ...(cursor && { cursor }) })
    const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < now - dayMs)
    const files = old.map(({ key }) => key.slice(prefix.length))
    const needed = await listNeededFiles(primary, files)
    const unused = files.filter((file) => !needed.has(file))
    if (unused.length > 0) await env.MEDIA.delete(unused.map(pictureDraftKey))
    more = page.truncated
    cursor = page.truncated ? page.cursor : undefined
  }
}

interface SweepFilesDeps {
  env: Pick<Bindings, 'ATTACHMENTS' | 'MEDIA' | 'OUTBOX'>
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
 * Names of files that a row knows, of those in folders that are in use. Files that were added to a
 * ticket later have a row of their own.
 */
async function namesInUse(
  primary: Database,
  names: readonly string[],
  pendingNames: ReadonlySet<string>,
): Promise<Set<string>> {
  const files = names.flatMap((name) => {
    const parsed = parseFileName(name)
    return parsed ? [{ ...parsed, name }] : []
  })
  if (files.length === 0) return new Set()
  const folders = await foldersInUse(primary, files, pendingNames)
  const later = files.flatMap(({ name, addition }) => (addition === null ? [] : { name, addition }))
  const known = await listKnownFiles(primary, later)
  const used = files.filter(
    ({ name, addition, ...owner }) =>
      folders.has(folderOf(owner)) && (addition === null || known.has(name)),
  )
  return new Set(used.map(({ name }) => name))
}

/**
 * Deletes files without a row: it was never stored, or its retention period has ended. Files of the
 * last day are kept, because their row may not be written yet.
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
    const inUse = await namesInUse(
      primary,
      old.map(({ key }) => key),
      pendingNames,
    )
    const names = old.map(({ key }) => key).filter((key) => !inUse.has(key))
    if (names.length > 0) await ATTACHMENTS.delete(names)
    await dropScans(primary, names)
    more = page.truncated
    cursor = page.truncated ? page.cursor : undefined
  }
}
