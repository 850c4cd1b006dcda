import type { Issue } from '#domain/forms/issue'
import type { Locale } from '#domain/site/locale'
import { plainHeaders } from '../http/security-headers'
import { isClosedPath } from '../openapi/operations'
import {
  type ApiProblem,
  type ApiRefusal,
  apiProblems,
  problemType,
} from '../openapi/problem-types'
import { apiRootOf } from '../routing/resolve-url'
import { type ApiProblemContext, acceptedLocale } from './api-context'
import { apiHeaders } from './headers'

interface Options {
  parameter?: string
  /** Accepted in its place. */
  accepted?: readonly string[]
  /** Seconds. */
  retryAfter?: number
  allow?: string
  /** One for each invalid field, with the values it accepts if they are a list. */
  issues?: readonly (Issue & { accepted?: readonly string[] })[]
}

/** False for writes and for what belongs to them: no other origin may read the answer. */
function isOpenToOrigins(c: ApiProblemContext): boolean {
  const { pathname } = c.get('url')
  const path = pathname.slice((apiRootOf(pathname) ?? '').length + 1)
  return c.req.method !== 'POST' && !isClosedPath(path)
}

/** Responds with problem details (RFC 9457). */
export function respondApiProblem(
  c: ApiProblemContext,
  locale: Locale,
  name: ApiProblem,
  { parameter, accepted, retryAfter, allow, issues }: Options = {},
): Response {
  const { status, title, advice } = apiProblems[name]
  const requestId = c.get('requestId')
  const { origin } = c.get('ctx').deployment
  const body = {
    type: problemType(origin, name),
    title: title[locale],
    status,
    detail: advice[locale],
    instance: `urn:uuid:${requestId}`,
    ...(parameter !== undefined && { parameter }),
    ...(accepted && { accepted }),
    ...(issues && { issues }),
  }
  const headers = {
    ...plainHeaders,
    ...(isOpenToOrigins(c) && apiHeaders),
    'cache-control': 'no-store',
    'content-language': locale,
    'content-type': 'application/problem+json; charset=utf-8',
    'x-request-id': requestId,
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(allow !== undefined && { allow }),
  }
  const text = c.req.method === 'HEAD' ? null : `${JSON.stringify(body)}\n`
  return new Response(text, { status, headers })
}

export function respondApiRefusal(
  c: ApiProblemContext,
  { problem, ...options }: ApiRefusal,
): Response {
  return respondApiProblem(c, acceptedLocale(c), problem, options)
}
