import { readFaults, takesTime } from '../faults/worker/fault'
import { isSoak } from './sample'

/**
 * How many times as fast time passes in requests under a fault that takes time; a soak waits real
 * seconds.
 */
export const faultSpeed = Number(process.env.FAULT_SPEED ?? (isSoak ? 1 : 4))

/** Measures the milliseconds of a request under its faults (`x-fault`), by its own clock. */
export function startStopwatch(faults: string): () => number {
  const speed = [...readFaults(faults).values()].some(takesTime) ? faultSpeed : 1
  const startedAt = performance.now()
  return () => (performance.now() - startedAt) * speed
}

/** A limit for such a measurement, with the 250 ms that a busy machine may add. */
export function allow(ms: number): number {
  return ms + 250 * (faultSpeed - 1)
}

/**
 * The least of a measured time and, while it is not below the limit, of four more measurements: an
 * answer without a deadline is late each time, a busy machine is not.
 */
export async function leastTime(
  first: number,
  limit: number,
  measure: () => Promise<number>,
): Promise<number> {
  let least = first
  for (let more = 0; more < 4 && least >= limit; more++) least = Math.min(least, await measure())
  return least
}
