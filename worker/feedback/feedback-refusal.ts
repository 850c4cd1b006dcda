import type { Context } from 'hono'
import { endOfRiyadhDay, riyadhDate } from '#domain/dates/calendar'
import type { Own } from '#domain/forms/personal-state'
import { answerProblem, isForProgram, retryAfterFailure } from '../errors'
import type { Asked } from '../routing/page-request'
import type { AppEnv } from '../runtime/request-context'
import { answerOwn } from '../submissions/respond-personal'
import type { Heard } from './record-feedback'

/** Shows the page again with what is wrong (422); a program gets the problem alone. */
export async function answerInvalid(c: Context<AppEnv>, asked: Asked, own: Own): Promise<Response> {
  c.set('outcome', 'invalid')
  return isForProgram(c) ? answerProblem(c, 422) : answerOwn(c, asked, own, { status: 422 })
}

/** Why something was not noted, as a status, and the seconds after which it may be tried again. */
export function refusalOf(
  c: Context<AppEnv>,
  heard: Exclude<Heard, 'noted'>,
): { status: 422 | 429 | 503; retryAfter?: number } {
  if (heard === 'differs') return { status: 422 }
  if (heard === 'unavailable') return { status: 503, retryAfter: retryAfterFailure }
  const { now } = c.get('work')
  const tomorrow = Math.ceil((endOfRiyadhDay(riyadhDate(now)) - now) / 1_000)
  return { status: 429, retryAfter: tomorrow }
}

/** Says by a page of its own that it was not noted. */
export function answerUnheard(
  c: Context<AppEnv>,
  heard: Exclude<Heard, 'noted'>,
): Promise<Response> {
  const { status, retryAfter } = refusalOf(c, heard)
  return answerProblem(c, status, { retryAfter })
}
