import { endOfRiyadhDay, riyadhDate } from '#domain/dates/calendar'
import type { PersonalState } from '#domain/forms/personal-state'
import {
  isForProgram,
  respondProblem,
  respondProblemJson,
  retryAfterFailure,
} from '../problems/respond-problem'
import { respondUncached } from '../render/respond-uncached'
import type { PageRequest } from '../routing/page-request'
import type { FeedbackContext, FeedbackRefusal } from './record-feedback'

/** 422: browsers get the page with the state, programs a problem document with the issue. */
export async function respondInvalid(
  c: FeedbackContext,
  pageRequest: PageRequest,
  state: PersonalState,
  issue?: string,
): Promise<Response> {
  c.set('outcome', 'invalid')
  return isForProgram(c)
    ? respondProblemJson(c, 422, {}, { issue })
    : respondUncached(c, pageRequest, state, { status: 422 })
}

/** The status of a refusal; `retryAfter` in seconds. The daily limits end with the Riyadh day. */
export function refusalOf(
  c: FeedbackContext,
  result: FeedbackRefusal,
): { status: 422 | 429 | 503; retryAfter?: number } {
  if (result === 'differs') return { status: 422 }
  if (result === 'unavailable') return { status: 503, retryAfter: retryAfterFailure }
  const { now } = c.get('ctx')
  const secondsLeft = Math.ceil((endOfRiyadhDay(riyadhDate(now)) - now) / 1_000)
  return { status: 429, retryAfter: secondsLeft }
}

export function respondRefused(c: FeedbackContext, result: FeedbackRefusal): Promise<Response> {
  const { status, retryAfter } = refusalOf(c, result)
  return respondProblem(c, status, { retryAfter })
}
