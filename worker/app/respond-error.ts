import { HTTPException } from 'hono/http-exception'
import { isProblemStatus, type ProblemStatus } from '#domain/site/problem'
import { acceptedLocale } from '../api/api-context'
import { respondApiProblem } from '../api/problem'
import { ClientLeft } from '../http/read-body'
import { log, logFailure } from '../log'
import { OverLimit } from '../middleware/rate-limits'
import { problemOfStatus } from '../openapi/problem-types'
import { respondPlainText, respondProblem, retryAfterFailure } from '../problems/respond-problem'
import { isApiPath } from '../routing/resolve-url'
import type { AppContext } from './request-context'

function statusOf(error: unknown): ProblemStatus {
  const status = error instanceof HTTPException ? error.status : 500
  return isProblemStatus(status) ? status : 500
}

function retryAfterOf(error: unknown, status: ProblemStatus): number | undefined {
  if (error instanceof OverLimit) return error.retryAfter
  return status === 503 ? retryAfterFailure : undefined
}

/** Responds with a problem of the API at one of its addresses, else with that of the site. */
async function respondThrown(
  c: AppContext,
  status: ProblemStatus,
  retryAfter: number | undefined,
): Promise<Response> {
  const problem = isApiPath(c.get('url').pathname) ? problemOfStatus(status) : null
  return problem
    ? respondApiProblem(c, acceptedLocale(c), problem, { retryAfter })
    : respondProblem(c, status, { retryAfter })
}

/** nginx's status for a client that closed the connection; it is only logged. */
const clientClosedRequest = 499

/** The single handler of thrown errors: logs the error with its incident id, shows a generic text. */
export async function respondError(error: unknown, c: AppContext): Promise<Response> {
  if (error instanceof ClientLeft) {
    log('info', { event: 'aborted', request: c.get('requestId'), route: c.get('route') })
    return new Response(null, { status: clientClosedRequest })
  }
  const status = statusOf(error)
  const requestId = c.get('requestId')
  if (status >= 500) logFailure(error, { request: requestId, deployment: c.env.VERSION.id, status })
  try {
    return await respondThrown(c, status, retryAfterOf(error, status))
  } catch (renderError) {
    logFailure(renderError, { request: requestId, part: 'problem page' })
    return respondPlainText(status, requestId)
  }
}
