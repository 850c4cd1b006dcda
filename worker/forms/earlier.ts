import { lookUp } from '#db/registrations'
import type { Stored } from '#db/submissions'
import { budgets, within } from '../budget'
import type { Work } from '../context'
import { describeError, log } from '../log'
import { findPending } from './outbox'
import { recallTold } from './told'

/** A request that came under the same key before. */
export type Earlier = Stored & { isPending: boolean }

interface Wanted {
  form: string
  key: string
  bucket: string
  since: number
}

/**
 * What came in under a key before, and when its sender's limit counted; nothing limits while D1 is
 * away.
 */
export async function findEarlier(
  work: Work,
  wanted: Wanted,
): Promise<{ earlier: Earlier | null; times: number[] }> {
  try {
    const asked = lookUp(work.primary, wanted)
    const { stored, times } = await within(budgets.d1Read, 'd1.read', asked)
    return { earlier: stored && { ...stored, isPending: false }, times }
  } catch (error) {
    log('warn', { event: 'fallback', part: 'd1.read', ...describeError(error) })
    const told = recallTold(work, wanted.form, wanted.key)
    if (told) return { earlier: { ...told, isPending: false }, times: [] }
    const pending = await findPending(work, wanted.form, wanted.key, true)
    return { earlier: pending && { ...pending.submission, isPending: true }, times: [] }
  }
}
