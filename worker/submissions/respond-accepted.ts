import type { FeedbackTally, RatingTally } from '#domain/forms/personal-state'
import { plainHeaders } from '../http/security-headers'
import { isForProgram } from '../problems/respond-problem'
import type { FormContext } from './form-context'

/** Sets the headers of an uncached response that is not a document. Cookies already set remain. */
export function setPlainHeaders(c: FormContext): void {
  for (const [name, value] of Object.entries(plainHeaders)) c.header(name, value)
  c.header('cache-control', 'no-store')
  c.header('x-request-id', c.get('requestId'))
}

interface Accepted {
  /** Address of the page that shows the result. */
  location: string
  /** The page's counts, the sent value included. */
  tally?: FeedbackTally | RatingTally
}

/** Redirects browsers to the page with the result (303); programs get 201 and JSON. */
export function respondAccepted(c: FormContext, accepted: Accepted): Response {
  setPlainHeaders(c)
  if (!isForProgram(c)) return c.redirect(accepted.location, 303)
  c.header('location', accepted.location)
  return c.json(accepted, 201)
}
