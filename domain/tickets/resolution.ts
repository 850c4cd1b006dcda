import { addDays, riyadhDate } from '../dates/calendar'
import type { Status } from './status'

/** What the sender of a closed ticket says: it was solved, or it was not. */
export const resolutionAnswers = ['yes', 'no'] as const
export type ResolutionAnswer = (typeof resolutionAnswers)[number]

const daysToAnswer = 14

/** Last day on which the sender may answer, or change the answer, `YYYY-MM-DD`. */
export function lastDayToAnswer(closedAt: number): string {
  return addDays(riyadhDate(closedAt), daysToAnswer)
}

/**
 * The closing of which the sender may say whether it solved the request: the newest event, within
 * fourteen days; null for none. `events` are the newest first, `now` is epoch ms.
 */
export function closingToJudge<E extends { status: Status; at: number }>(
  events: readonly E[],
  now: number,
): E | null {
  const [last] = events
  const isOpen = last?.status === 'closed' && riyadhDate(now) <= lastDayToAnswer(last.at)
  return isOpen ? last : null
}
