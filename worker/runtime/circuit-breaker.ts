/** How often in a row something failed, and until when it is left alone (epoch ms). */
export interface Breaker {
  failures: number
  until: number
}

const failuresAtMost = 5
const restMs = 30_000

/** Whether something that kept failing is to be left alone for now. */
export function isResting(breakers: Map<string, Breaker>, name: string, now: number): boolean {
  return (breakers.get(name)?.until ?? 0) > now
}

/** Notes how a call went: five failures in a row, and it rests for half a minute. */
export function noteCall(
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
  breakers.set(name, { failures, until: failures >= failuresAtMost ? now + restMs : 0 })
}
