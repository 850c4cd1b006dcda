import type { Database } from '#db/client'
import { lookUp } from '#db/submissions/registrations'
import type { Lookup, Registration, StoredSubmission } from '#db/submissions/submissions'
import { logFallback } from '../log'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { findPending, type OutboxDeps } from './outbox'

type PreviousSubmissionDeps = OutboxDeps & {
  primary: Database
  isolate: { recentReceipts: RecentReceipts }
}

/** An earlier submission with the same idempotency key. */
export type PreviousSubmission = StoredSubmission & { isPending: boolean }

interface LookUpResult {
  previous: PreviousSubmission | null
  /** Hits of the sender's rate limit (epoch ms). */
  times: number[]
  /** The sender had it erased. */
  isErased: boolean
}

/**
 * Looks up the earlier submission with the same key and the hits of the sender's rate limit. While
 * D1 is unavailable there is no limit.
 */
export async function findPreviousSubmission(
  deps: PreviousSubmissionDeps,
  lookup: Lookup,
): Promise<LookUpResult> {
  try {
    const reading = lookUp(deps.primary, lookup)
    const { stored, ...others } = await withDeadline(deadlines.d1Read, 'd1.read', reading)
    return { previous: stored && { ...stored, isPending: false }, ...others }
  } catch (error) {
    logFallback('d1.read', error)
    const unknown = { times: [], isErased: false }
    const { form, key } = lookup
    const receipt = recallReceipt(deps.isolate.recentReceipts, form, key)
    if (receipt) return { previous: { ...receipt, isPending: false }, ...unknown }
    const pending = await findPending(deps, form, key, true)
    return { previous: pending && { ...pending.submission, isPending: true }, ...unknown }
  }
}

/**
 * Stored submissions by form and idempotency key: a repeat gets the same response while D1 is
 * unavailable.
 */
export type RecentReceipts = Map<string, StoredSubmission>

const rememberedAtMost = 1_000

const nameOf = (form: string, key: string) => `${form}:${key}`

export function rememberReceipt(
  receipts: RecentReceipts,
  { form, idempotencyKey }: Registration['submission'],
  stored: StoredSubmission,
): void {
  receipts.set(nameOf(form, idempotencyKey), stored)
  for (const oldest of receipts.keys()) {
    if (receipts.size <= rememberedAtMost) break
    receipts.delete(oldest)
  }
}

export function recallReceipt(
  receipts: RecentReceipts,
  form: string,
  key: string,
): StoredSubmission | null {
  return receipts.get(nameOf(form, key)) ?? null
}
