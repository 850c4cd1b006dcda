import { apartKey } from '#db/submissions/attachment-names'
import { storeRegistration } from '#db/submissions/registrations'
import { noteTold, type Registration, type Stored } from '#db/submissions/submissions'
import { describeError, log } from '../log'
import { budgets, within } from '../runtime/deadlines'
import type { Work } from '../runtime/request-context'
import { dropPending, listPending, readPending } from '../submissions/outbox'
import { deriveReference } from '../submissions/reference'
import { isReferenceTaken } from '../submissions/store-submission'
import { tombstoneOf } from '../submissions/submission-record'

const atOnce = 8
const takenAtMost = 5
/** Cron calls again in a minute. */
const runForMs = 45_000

/** What was told already is kept to, whatever its sender's limit is now. */
const noLimit = { since: 0, atMost: Number.MAX_SAFE_INTEGER }

/** The same request under a number of D1's: for when the one that was told is another's. */
async function renumber(work: Work, row: Registration, taken: number): Promise<Registration> {
  const { kind, form, idempotencyKey } = row.submission
  const reference = await deriveReference(work, kind, form, idempotencyKey, taken)
  log('error', { event: 'failure', part: 'outbox number taken', reference })
  return { ...row, submission: { ...row.submission, reference } }
}

/** Null when its sender had it erased meanwhile. */
async function insert(work: Work, told: Registration): Promise<Stored | null> {
  // Whether its captcha answer was used was asked when it was taken.
  let row: Registration = { ...told, spent: null }
  const terms = { ...noLimit, tombstone: await tombstoneOf(work, told.submission) }
  for (let taken = 0; ; taken++) {
    try {
      return await storeRegistration(work.primary, row, terms)
    } catch (error) {
      if (!isReferenceTaken(error) || taken > takenAtMost) throw error
      row = await renumber(work, row, taken)
    }
  }
}

/** The same request under a key of its own. */
function apart(row: Registration): Registration {
  const { idempotencyKey, digest } = row.submission
  const key = apartKey(idempotencyKey, digest)
  return { ...row, submission: { ...row.submission, idempotencyKey: key } }
}

/**
 * Two contents may have been acknowledged under one key, when D1 was away for the second: both stay.
 * What its sender had erased meanwhile is not registered.
 */
async function registerTold(work: Work, row: Registration): Promise<void> {
  const stored = await insert(work, row)
  if (!stored) return
  const isOwn = stored.digest === row.submission.digest
  const own = isOwn ? row : apart(row)
  if (!isOwn) await insert(work, own)
  await noteTold(work.primary, own)
}

async function drainOne(work: Work, name: string): Promise<void> {
  const row = await readPending(work, name)
  if (!row) return
  const { reference } = row.submission
  try {
    await within(budgets.write, 'd1.write', registerTold(work, row))
  } catch (error) {
    const part = 'outbox.drain'
    log('warn', { event: 'fallback', part, reference, ...describeError(error) })
    throw error
  }
  await dropPending(work, name, row.submission)
  log('info', { event: 'job', part: 'outbox.drain', reference })
}

/** Registers some at once; false when none of them could be. */
async function drainSome(work: Work, names: string[]): Promise<boolean> {
  const drained = await Promise.allSettled(names.map((name) => drainOne(work, name)))
  return drained.some(({ status }) => status === 'fulfilled')
}

/**
 * Registers what was taken while D1 was away, with the same write as always, so that what is there
 * already stays as it is. An entry leaves the outbox only after that, and one that fails holds up no
 * other; when none gets through twice in a row, D1 is away still.
 */
export async function drainOutbox(work: Work): Promise<void> {
  const started = work.house.now()
  let cursor: string | null = null
  let failures = 0
  do {
    const page = await listPending(work, cursor)
    cursor = page.cursor
    for (let at = 0; at < page.names.length; at += atOnce) {
      const hasDrained = await drainSome(work, page.names.slice(at, at + atOnce))
      failures = hasDrained ? 0 : failures + 1
      if (failures > 1 || work.house.now() - started > runForMs) return
    }
  } while (cursor)
}
