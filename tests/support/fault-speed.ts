import { isSoak } from './sample'

/**
 * How many times as fast time passes in requests under a fault that takes time; a soak waits real
 * seconds.
 */
export const faultSpeed = Number(process.env.FAULT_SPEED ?? (isSoak ? 1 : 4))

/** Measures the milliseconds of a request under such a fault, by its own clock. */
export function startStopwatch(): () => number {
  const startedAt = performance.now()
  return () => (performance.now() - startedAt) * faultSpeed
}
