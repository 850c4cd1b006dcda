import { budgets } from '../runtime/deadlines'
import type { Work } from '../runtime/request-context'

const withinMs = 6_000

/** Of D1's documented errors, those after which the same write may be tried again at once. */
const retryable =
  /Network connection lost|storage caused object to be reset|reset because its code was updated|Cannot resolve D1 DB|SQLITE_BUSY|database is locked/i

/** All an error says, with what caused it: Drizzle puts D1's own words beneath. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return `${error.message} ${wordsOf(error.cause)}`
}

/** Whether a write that failed may be tried again, and its answer is still in time; `started` in epoch ms. */
export function mayTryAgain(work: Work, error: unknown, started: number): boolean {
  const isLate = work.house.now() - started > withinMs - budgets.d1Write
  return !isLate && retryable.test(wordsOf(error))
}

/** A moment before the next try, of another length each time: who failed together comes again apart. */
export function pause(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 180))
}
