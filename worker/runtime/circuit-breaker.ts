/** State of one circuit breaker. */
export interface Breaker {
  /** Consecutive failures. */
  failures: number
  /** The breaker is open before this time (epoch ms). */
  until: number
}

const failuresAtMost = 5
const openMs = 30_000

/** True while calls are skipped. */
export function isBreakerOpen(breakers: Map<string, Breaker>, name: string, now: number): boolean {
  return (breakers.get(name)?.until ?? 0) > now
}

/** Records the result of a call; five consecutive failures open the breaker for 30 s. */
export function recordCall(
  breakers: Map<string, Breaker>,
  name: string,
  hasFailed: boolean,
  now: number,
): void {
  if (!hasFailed) {
    breakers.delete(name)
    return
  }
  const failures = (breakers.get(name)?.failures ?? 0) + 1
  breakers.set(name, { failures, until: failures >= failuresAtMost ? now + openMs : 0 })
}
