import type { Database } from '#db/client'
import { conflictKey } from '#db/submissions/attachment-names'
import { storeRegistration } from '#db/submissions/registrations'
import {
  type Registration,
  recordShownReference,
  type StoredSubmission,
} from '#db/submissions/submissions'
import type { Bindings } from '../env'
import { log, logFallback } from '../log'
import { deadlines, withDeadline } from '../runtime/deadlines'
import type { DataKeyringDeps } from '../security/keyrings'
import {
  dropPending,
  listPending,
  type PendingSubmissions,
  readPending,
} from '../submissions/outbox'
import { isReferenceTaken } from '../submissions/store-submission'
import { deriveReference, tombstoneOf } from '../submissions/submission-record'

type RegisterDeps = DataKeyringDeps & { primary: Database }

export type DrainOutboxDeps = RegisterDeps & {
  env: Pick<Bindings, 'OUTBOX'>
  isolate: { pending: PendingSubmissions; now: () => number }
}

const atOnce = 8
const collisionsAtMost = 5
/** Cron starts the next run after a minute. */
const runForMs = 45_000

/** An acknowledged submission is registered whatever the sender's rate limit is now. */
const noLimit = { since: 0, atMost: Number.MAX_SAFE_INTEGER }

/** Gives a row a reference of D1 when the one that was shown belongs to another submission. */
async function replaceReference(
  deps: DataKeyringDeps,
  row: Registration,
  collisions: number,
): Promise<Registration> {
  const { kind, form, idempotencyKey } = row.submission
  const reference = await deriveReference(deps, kind, form, idempotencyKey, collisions)
  log('error', { event: 'failure', part: 'outbox number taken', reference })
  return { ...row, submission: { ...row.submission, reference } }
}

/** Null if the sender had the submission erased in the meantime. */
async function insert(deps: RegisterDeps, entry: Registration): Promise<StoredSubmission | null> {
  // The captcha response was checked for reuse when the submission was accepted.
  let row: Registration = { ...entry, spent: null }
  const terms = { ...noLimit, tombstone: await tombstoneOf(deps, entry.submission) }
  for (let collisions = 0; ; collisions++) {
    try {
      return await storeRegistration(deps.primary, row, terms)
    } catch (error) {
      if (!isReferenceTaken(error) || collisions > collisionsAtMost) throw error
      row = await replaceReference(deps, row, collisions)
    }
  }
}

function withConflictKey(row: Registration): Registration {
  const { idempotencyKey, digest } = row.submission
  const key = conflictKey(idempotencyKey, digest)
  return { ...row, submission: { ...row.submission, idempotencyKey: key } }
}

/**
 * Registers an entry. While D1 was unavailable, two contents may have been acknowledged under one
 * key: the second one is stored under a conflict key.
 */
async function register(deps: RegisterDeps, entry: Registration): Promise<void> {
  const stored = await insert(deps, entry)
  if (!stored) return
  const isSame = stored.digest === entry.submission.digest
  const row = isSame ? entry : withConflictKey(entry)
  if (!isSame) await insert(deps, row)
  await recordShownReference(deps.primary, row)
}

async function drainOne(deps: DrainOutboxDeps, name: string): Promise<void> {
  const { OUTBOX } = deps.env
  const row = await readPending(OUTBOX, name)
  if (!row) return
  const { reference } = row.submission
  try {
    await withDeadline(deadlines.write, 'd1.write', register(deps, row))
  } catch (error) {
    logFallback('outbox.drain', error, { reference })
    throw error
  }
  await dropPending(OUTBOX, deps.isolate.pending, name, row.submission)
  log('info', { event: 'job', part: 'outbox.drain', reference })
}

/** Registers entries concurrently; false if all of them failed. */
async function drainSome(deps: DrainOutboxDeps, names: string[]): Promise<boolean> {
  const drained = await Promise.allSettled(names.map((name) => drainOne(deps, name)))
  return drained.some(({ status }) => status === 'fulfilled')
}

/**
 * Registers the submissions of the outbox with the same idempotent write as usual. An entry is
 * deleted only after that, and a failed one does not block the others. Stops when all entries of
 * two groups in a row fail: D1 is still unavailable.
 */
export async function drainOutbox(deps: DrainOutboxDeps): Promise<void> {
  const { env, isolate } = deps
  const started = isolate.now()
  let cursor: string | null = null
  let failures = 0
  do {
    const page = await listPending(env.OUTBOX, cursor)
    cursor = page.cursor
    for (let at = 0; at < page.names.length; at += atOnce) {
      const hasDrained = await drainSome(deps, page.names.slice(at, at + atOnce))
      failures = hasDrained ? 0 : failures + 1
      if (failures > 1 || isolate.now() - started > runForMs) return
    }
  } while (cursor)
}
