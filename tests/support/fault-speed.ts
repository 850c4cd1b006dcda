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

/** A limit for such a measurement, with the 250 ms that a busy machine may add. */
export function allow(ms: number): number {
  return ms + 250 * (faultSpeed - 1)
}
