import type { HandlerContext } from '../http/handler-context'
import { respondTextFile, type TextFile } from '../http/responses'
import { rateLimitPolicies } from '../middleware/rate-limits'
import { submissionWindowMs } from '../submissions/outcome'

/** Policies as `RateLimit-Policy` has them (draft-ietf-httpapi-ratelimit-headers). */
function policyOf(name: keyof typeof rateLimitPolicies): string {
  const { requests, seconds } = rateLimitPolicies[name]
  return `"${name}";q=${requests};w=${seconds}`
}

const submissionWindowInSeconds = submissionWindowMs / 1_000

/** The policies of a write: any, and those that store something for somebody. */
export function writePolicy(submitsAtMost: number): string {
  return `${policyOf('writes')}, "submissions";q=${submitsAtMost};w=${submissionWindowInSeconds}`
}

/** The policy of reads, and of the challenge, which counts as one. */
export const readPolicy = policyOf('reads')

/** Headers of every answer of the API. Reads are open to every origin, without credentials. */
export const apiHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Content-Disposition, ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
  'cross-origin-resource-policy': 'cross-origin',
  'ratelimit-policy': readPolicy,
}

const dayInSeconds = 86_400

/** Answers a preflight: reads from any origin (Fetch standard, CORS protocol). */
export function respondPreflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...apiHeaders,
      'access-control-allow-headers':
        'Accept-Language, Content-Type, If-Modified-Since, If-None-Match, Range',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-max-age': String(dayInSeconds),
      allow: 'GET, HEAD, OPTIONS',
    },
  })
}

/** Responds with a generated file of the API in the negotiated language. */
export async function respondApiFile(c: HandlerContext, file: TextFile): Promise<Response> {
  const response = await respondTextFile(c, file)
  for (const [name, value] of Object.entries(apiHeaders)) response.headers.set(name, value)
  response.headers.set('vary', 'Accept-Language')
  return response
}
