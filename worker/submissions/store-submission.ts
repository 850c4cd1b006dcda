import type { Database } from '#db/client'
import { lookUp, storeRegistration } from '#db/submissions/registrations'
import type { Registration, StorageTerms, StoredSubmission } from '#db/submissions/submissions'
import { logFailure, logFallback } from '../log'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { findPending, type OutboxDeps, putPending } from './outbox'
import { type RecentReceipts, recallReceipt, rememberReceipt } from './previous-submission'

export type StoreSubmissionDeps = OutboxDeps & {
  primary: Database
  isolate: { recentReceipts: RecentReceipts; now: () => number }
  requestId: string
}

type StoreResult =
  | { state: 'stored'; stored: StoredSubmission }
  /** In the outbox: this submission, or an earlier one with the same key. */
  | { state: 'pending'; row: Registration }
  /** The sender's rate limit is reached; times of its hits (epoch ms), oldest first. */
  | { state: 'limited'; times: number[] }
  /** The captcha response was used for another submission. */
  | { state: 'replayed' }
  /** The sender had this submission erased. */
  | { state: 'erased' }
  | { state: 'unavailable' }

/** Creates the row with a reference for D1, which may collide, or with one for the outbox. */
export type CreateRecord = (number: { collisions: number } | 'outbox') => Promise<Registration>

const retriesAtMost = 2
const collisionsAtMost = 5

/** True if a write failed because another submission has its reference. */
export function isReferenceTaken(error: unknown): boolean {
  return messageOf(error).includes('UNIQUE constraint failed: submissions.reference')
}

/** Finds out why nothing was stored: erased, limited or a used captcha response. */
async function explain(
  primary: Database,
  { submission, rateLimitKey }: Registration,
  terms: StorageTerms,
) {
  const { form, idempotencyKey: key } = submission
  const { atMost, ...conditions } = terms
  const reading = lookUp(primary, { form, key, rateLimitKey, ...conditions })
  const { times, isErased } = await withDeadline(deadlines.d1Read, 'd1.read', reading)
  if (isErased) return { state: 'erased' } as const
  return times.length >= atMost
    ? ({ state: 'limited', times } as const)
    : ({ state: 'replayed' } as const)
}

async function insertOnce(
  { primary, isolate }: StoreSubmissionDeps,
  row: Registration,
  terms: StorageTerms,
): Promise<StoreResult> {
  const inserting = storeRegistration(primary, row, terms)
  const stored = await withDeadline(deadlines.d1Write, 'd1.write', inserting)
  // Nothing was stored: without a known reason the submission must not be acknowledged.
  if (!stored) {
    return explain(primary, row, terms).catch((): StoreResult => ({ state: 'unavailable' }))
  }
  rememberReceipt(isolate.recentReceipts, row.submission, stored)
  return { state: 'stored', stored }
}

/** Writes to D1; null if D1 failed, so that it is unknown whether anything was written. */
async function insert(
  deps: StoreSubmissionDeps,
  createRecord: CreateRecord,
  terms: StorageTerms,
): Promise<StoreResult | null> {
  const { isolate, requestId } = deps
  const started = isolate.now()
  let row = await createRecord({ collisions: 0 })
  for (let retries = 0, collisions = 0; ; ) {
    try {
      return await insertOnce(deps, row, terms)
    } catch (error) {
      if (isReferenceTaken(error)) {
        collisions += 1
        if (collisions > collisionsAtMost) throw error
        row = await createRecord({ collisions })
        continue
      }
      logFallback('d1.write', error, { request: requestId })
      retries += 1
      if (retries > retriesAtMost || !mayRetry(error, isolate.now() - started)) return null
      await waitBeforeRetry()
    }
  }
}

/**
 * Stores a submission durably: in D1, with retries where they are safe, else in the KV outbox, from
 * which a job registers it. A submission in neither is not acknowledged.
 */
export async function storeSubmission(
  deps: StoreSubmissionDeps,
  createRecord: CreateRecord,
  terms: StorageTerms,
): Promise<StoreResult> {
  const inserted = await insert(deps, createRecord, terms)
  if (inserted) return inserted
  const row = await createRecord('outbox')
  const { form, idempotencyKey } = row.submission
  const receipt = recallReceipt(deps.isolate.recentReceipts, form, idempotencyKey)
  if (receipt) return { state: 'stored', stored: receipt }
  const previous = await findPending(deps, form, idempotencyKey, true)
  if (previous) return { state: 'pending', row: previous }
  try {
    return (await putPending(deps, row)) ? { state: 'pending', row } : { state: 'replayed' }
  } catch (error) {
    logFailure(error, { part: 'outbox.put', request: deps.requestId })
    return { state: 'unavailable' }
  }
}

const responseWithinMs = 6_000

/** D1's documented errors after which the same write may be retried at once. */
const retryable =
  /Network connection lost|storage caused object to be reset|reset because its code was updated|Cannot resolve D1 DB|SQLITE_BUSY|database is locked/i

/** The messages of an error and its causes: Drizzle wraps D1's error as the cause. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return `${error.message} ${messageOf(error.cause)}`
}

/** True if a failed write may be retried and the response will still be in time. */
export function mayRetry(error: unknown, elapsedMs: number): boolean {
  const isLate = elapsedMs > responseWithinMs - deadlines.d1Write
  return !isLate && retryable.test(messageOf(error))
}

/** Waits for a random time (20 to 200 ms), so that requests that failed together spread out. */
export function waitBeforeRetry(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 180))
}
