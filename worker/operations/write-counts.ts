import { createDatabase } from '#db/client'
import { addOperationCounts } from '#db/operations/counts'
import { type HitLog, takeHits } from '../cache/memory-cache'
import type { Bindings } from '../env'
import { deadlines, type WaitUntil, withLoggedDeadline } from '../runtime/deadlines'
import { countMemoryAnswers, type OperationLog, returnCounts, takeCounts } from './operation-log'

export interface WriteCountsDeps {
  env: Pick<Bindings, 'DB'>
  isolate: { operations: OperationLog; unloggedHits: HitLog; now: () => number }
  waitUntil: WaitUntil
}

/** One write for all answers of an isolate in this time. */
const delayMs = 15_000
/** The platform ends work after a response at this time. */
const longestWaitMs = 30_000

/**
 * Writes what was counted. What D1 does not take is kept for the next time; if it answers too late, it
 * may be counted twice.
 */
export async function writeCounts({ env, isolate }: Omit<WriteCountsDeps, 'waitUntil'>) {
  const { operations, unloggedHits, now } = isolate
  operations.writtenBy = 0
  countMemoryAnswers(operations, takeHits(unloggedHits))
  const counts = takeCounts(operations)
  if (counts.requests.answers + counts.failures.length + counts.loaders.length === 0) return
  const writing = addOperationCounts(createDatabase(env.DB), now(), counts).then(() => true)
  const isWritten = await withLoggedDeadline(deadlines.write, 'd1.counts', writing)
  if (!isWritten) returnCounts(operations, counts)
}

async function writeLater(deps: WriteCountsDeps): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  await writeCounts(deps)
}

/** Has the counts written after this response, unless a former one does. */
export function writeCountsSoon(deps: WriteCountsDeps): void {
  const { operations, now } = deps.isolate
  if (now() <= operations.writtenBy) return
  operations.writtenBy = now() + longestWaitMs
  deps.waitUntil(writeLater(deps))
}
