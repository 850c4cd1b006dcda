import { deadlines } from '../runtime/deadlines'

const responseWithinMs = 6_000

/** D1's documented errors after which the same write may be retried at once. */
const retryable =
  /Network connection lost|storage caused object to be reset|reset because its code was updated|Cannot resolve D1 DB|SQLITE_BUSY|database is locked/i

/** The messages of an error and its causes: Drizzle wraps D1's error as the cause. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return `${error.message} ${messageOf(error.cause)}`
}

/** True if a failed write may be retried and the response will still be in time. */
export function mayRetry(error: unknown, elapsedMs: number): boolean {
  const isLate = elapsedMs > responseWithinMs - deadlines.d1Write
  return !isLate && retryable.test(messageOf(error))
}

/** Waits for a random time (20 to 200 ms), so that requests that failed together spread out. */
export function waitBeforeRetry(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 180))
}
