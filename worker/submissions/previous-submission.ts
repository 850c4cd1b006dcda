import { lookUp } from '#db/submissions/registrations'
import type { Lookup, Stored } from '#db/submissions/submissions'
import { describeError, log } from '../log'
import { budgets, within } from '../runtime/deadlines'
import type { Work } from '../runtime/request-context'
import { findPending } from './outbox'
import { recallTold } from './recent-receipts'

/** A request that came under the same key before. */
export type Earlier = Stored & { isPending: boolean }

interface Found {
  earlier: Earlier | null
  times: number[]
  isErased: boolean
}

/**
 * What came in under a key before, when its sender's limit counted, and whether they had it erased;
 * nothing limits while D1 is away.
 */
export async function findEarlier(work: Work, wanted: Lookup): Promise<Found> {
  try {
    const asked = lookUp(work.primary, wanted)
    const { stored, ...others } = await within(budgets.d1Read, 'd1.read', asked)
    return { earlier: stored && { ...stored, isPending: false }, ...others }
  } catch (error) {
    log('warn', { event: 'fallback', part: 'd1.read', ...describeError(error) })
    const unknown = { times: [], isErased: false }
    const told = recallTold(work, wanted.form, wanted.key)
    if (told) return { earlier: { ...told, isPending: false }, ...unknown }
    const pending = await findPending(work, wanted.form, wanted.key, true)
    return { earlier: pending && { ...pending.submission, isPending: true }, ...unknown }
  }
}
