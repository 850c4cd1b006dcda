/** The limit of reads in wrangler.toml, as RateLimit-Policy has it (draft-ietf-httpapi-ratelimit-headers). */
export const readPolicy = { requests: 1_000, seconds: 10 }

/** Headers of every answer of the API. Reads are open to every origin, without credentials. */
export const apiHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Link, RateLimit-Policy, Retry-After, X-Request-Id',
  'cross-origin-resource-policy': 'cross-origin',
  'ratelimit-policy': `"reads";q=${readPolicy.requests};w=${readPolicy.seconds}`,
}

const dayInSeconds = 86_400

/** Answers a preflight: reads from any origin (Fetch standard, CORS protocol). */
export function respondPreflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...apiHeaders,
      'access-control-allow-headers': 'Accept-Language, If-None-Match, Range',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-max-age': String(dayInSeconds),
      allow: 'GET, HEAD, OPTIONS',
    },
  })
}
