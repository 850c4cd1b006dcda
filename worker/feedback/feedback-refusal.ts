import { translators } from '#client/translators.ts'
import { endOfRiyadhDay, riyadhDate } from '#domain/dates/calendar'
import type { PersonalState, StepUpQuestion } from '#domain/forms/personal-state'
import type { SmallForm } from '#domain/forms/small-forms'
import { makeStepUp } from '../captcha/captcha'
import {
  isForProgram,
  respondProblem,
  respondProblemJson,
  retryAfterFailure,
} from '../problems/respond-problem'
import { respondUncached } from '../render/respond-uncached'
import type { PageRequest } from '../routing/page-request'
import type { FeedbackContext, FeedbackRefusal } from './record-feedback'

/** True if a result asks for the step-up challenge. */
export function isStepUp(result: FeedbackRefusal): result is 'challenge' | 'wrong' {
  return result === 'challenge' || result === 'wrong'
}

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
  if (result === 'differs' || isStepUp(result)) return { status: 422 }
  if (result === 'unavailable') return { status: 503, retryAfter: retryAfterFailure }
  const { now } = c.get('ctx')
  const secondsLeft = Math.ceil((endOfRiyadhDay(riyadhDate(now)) - now) / 1_000)
  return { status: 429, retryAfter: secondsLeft }
}

export function respondRefused(c: FeedbackContext, result: FeedbackRefusal): Promise<Response> {
  const { status, retryAfter } = refusalOf(c, result)
  return respondProblem(c, status, { retryAfter })
}

/**
 * 422 with the step-up challenge of a small form: script solves it by itself, and browsers without
 * script get the page with its question, and in `makeState` everything that was sent.
 */
export async function respondStepUp(
  c: FeedbackContext,
  pageRequest: PageRequest,
  form: SmallForm,
  result: 'challenge' | 'wrong',
  makeState: (question: StepUpQuestion) => PersonalState | Promise<PersonalState>,
): Promise<Response> {
  const t = translators[pageRequest.locale]
  const isWrong = result === 'wrong'
  const { challenge, question } = await makeStepUp(c.get('ctx'), t, form, { isWrong })
  if (isForProgram(c)) {
    const issue = t('answer.stepUp.browser')
    return respondProblemJson(c, 422, {}, { issue, challenge })
  }
  const { text = '', token = '', hint = t('form.captcha.hint') } = question ?? {}
  const state = await makeState({ text, token, hint, issue: t('answer.stepUp.sum') })
  return respondUncached(c, pageRequest, state, { status: 422 })
}
