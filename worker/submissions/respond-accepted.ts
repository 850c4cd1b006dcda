import type { Context } from 'hono'
import type { FeedbackTally, RatingTally } from '#domain/forms/personal-state'
import { isForProgram } from '../errors'
import { plainHeaders } from '../http/security-headers'
import type { AppEnv } from '../runtime/request-context'

/** Headers of an answer that is no document and is kept nowhere; cookies that were set stay. */
export function setPlainHeaders(c: Context<AppEnv>): void {
  for (const [name, value] of Object.entries(plainHeaders)) c.header(name, value)
  c.header('cache-control', 'no-store')
  c.header('x-request-id', c.get('requestId'))
}

interface Taken {
  /** Address of the page that tells of it. */
  location: string
  /** The page's counts, with what was sent. */
  tally?: FeedbackTally | RatingTally
}

/** Says that what was sent is taken: by 303 to the page that tells of it, by 201 to a program. */
export function answerTaken(c: Context<AppEnv>, taken: Taken): Response {
  setPlainHeaders(c)
  if (!isForProgram(c)) return c.redirect(taken.location, 303)
  c.header('location', taken.location)
  return c.json(taken, 201)
}
