import { lookUp, storeRegistration } from '#db/submissions/registrations'
import type { Registration, Stored, Terms } from '#db/submissions/submissions'
import { describeError, log } from '../log'
import { budgets, within } from '../runtime/deadlines'
import type { Work } from '../runtime/request-context'
import { findPending, putPending } from './outbox'
import { recallTold, rememberTold } from './recent-receipts'
import { mayTryAgain, pause, wordsOf } from './retry'

/** What became of a request that was to be stored. */
export type Registered =
  | { state: 'stored'; stored: Stored }
  /** In the outbox: this request, or the one that came under its key before. */
  | { state: 'pending'; row: Registration }
  /** Its sender has no room left; when each was counted (epoch ms), oldest first. */
  | { state: 'limited'; times: number[] }
  /** Its captcha answer has been used for another request. */
  | { state: 'replayed' }
  /** Its sender had it erased. */
  | { state: 'erased' }
  | { state: 'unavailable' }

/** Makes the row: with a number D1 may refuse as taken, or with one for while it is away. */
export type MakeRow = (number: { taken: number } | 'away') => Promise<Registration>

const retriesAtMost = 2
const takenAtMost = 5

/** Whether a write failed because its reference is another request's. */
export function isReferenceTaken(error: unknown): boolean {
  return wordsOf(error).includes('UNIQUE constraint failed: submissions.reference')
}

/** Why nothing was stored: it was erased, its sender has no room left, or its captcha answer is used. */
async function explain(work: Work, { submission, bucket }: Registration, terms: Terms) {
  const { form, idempotencyKey: key } = submission
  const { atMost, ...asked } = terms
  const asking = lookUp(work.primary, { form, key, bucket, ...asked })
  const { times, isErased } = await within(budgets.d1Read, 'd1.read', asking)
  if (isErased) return { state: 'erased' } as const
  return times.length >= atMost
    ? ({ state: 'limited', times } as const)
    : ({ state: 'replayed' } as const)
}

async function insertOnce(work: Work, row: Registration, terms: Terms): Promise<Registered> {
  const inserting = storeRegistration(work.primary, row, terms)
  const stored = await within(budgets.d1Write, 'd1.write', inserting)
  // Nothing was stored, and nothing may be acknowledged, when nobody can say why.
  if (!stored) {
    return explain(work, row, terms).catch((): Registered => ({ state: 'unavailable' }))
  }
  rememberTold(work, row.submission, stored)
  return { state: 'stored', stored }
}

/** Writes to D1; null when it is away, so that nobody can say whether anything was written. */
async function insert(work: Work, makeRow: MakeRow, terms: Terms): Promise<Registered | null> {
  const started = work.house.now()
  let row = await makeRow({ taken: 0 })
  for (let retries = 0, taken = 0; ; ) {
    try {
      return await insertOnce(work, row, terms)
    } catch (error) {
      if (isReferenceTaken(error)) {
        taken += 1
        if (taken > takenAtMost) throw error
        row = await makeRow({ taken })
        continue
      }
      log('warn', {
        event: 'fallback',
        part: 'd1.write',
        request: work.requestId,
        ...describeError(error),
      })
      retries += 1
      if (retries > retriesAtMost || !mayTryAgain(work, error, started)) return null
      await pause()
    }
  }
}

/**
 * Stores a request for good: in D1, tried again where that is safe, else in the KV outbox, from which
 * it is registered later. Nothing is acknowledged that is in neither.
 */
export async function register(work: Work, makeRow: MakeRow, terms: Terms): Promise<Registered> {
  const inserted = await insert(work, makeRow, terms)
  if (inserted) return inserted
  const row = await makeRow('away')
  const { form, idempotencyKey } = row.submission
  const told = recallTold(work, form, idempotencyKey)
  if (told) return { state: 'stored', stored: told }
  const earlier = await findPending(work, form, idempotencyKey, true)
  if (earlier) return { state: 'pending', row: earlier }
  try {
    return (await putPending(work, row)) ? { state: 'pending', row } : { state: 'replayed' }
  } catch (error) {
    const part = 'outbox.put'
    log('error', { event: 'failure', part, request: work.requestId, ...describeError(error) })
    return { state: 'unavailable' }
  }
}
